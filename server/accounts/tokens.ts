import { createHash, randomBytes } from "node:crypto";

/** A secret for a link in a letter, and the only form in which it is stored: whoever reads the table opens nothing. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashOfToken(token) };
}

export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
