import { createHash, randomBytes } from "node:crypto";
import type { Signer } from "../signing.ts";

/** A secret for a link in a letter, and the only form in which it is stored: whoever reads the table opens nothing. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashOfToken(token) };
}

/**
 * The secret of a link whose making may be asked for twice under one idempotency key: worked out again from its id, because
 * answers that are kept must not hold it.
 */
export function derivedToken(signer: Signer, purpose: string, id: string): string {
  return createHash("sha256").update(signer.sign(purpose, id)).digest("base64url");
}

export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
