import { createHash, randomBytes } from "node:crypto";
import { serialize } from "hono/utils/cookie";
import { MAGIC_LINK_MINUTES } from "../../domain/accounts/signIn.ts";
import type { Settings } from "../services.ts";
import type { Signer } from "../signing.ts";
import type { Auth } from "./auth.ts";

/** The cookie by which the browser that asked for a link is known when the link is opened. It opens nothing by itself. */
export const ASKED_COOKIE = "levare.asked";
export const ASKED_SECONDS = MAGIC_LINK_MINUTES * 60;

/** What the browser that asked for the link with this token is given. */
export function askedMark(signer: Signer, token: string): string {
  return signer.sign("asked-link", token);
}

/** The mark as a header gives it. */
export function markCookie(mark: string, { publicUrl }: Settings): string {
  const secure = publicUrl.startsWith("https:");
  return serialize(ASKED_COOKIE, mark, {
    maxAge: ASKED_SECONDS,
    httpOnly: true,
    sameSite: "Lax",
    path: "/",
    secure,
  });
}

/** For whoever is sent no letter now: what their browser holds already, else something that looks the same. */
export function emptyMark(held: string | undefined): string {
  return held ?? randomBytes(16).toString("base64url");
}

export function hasAsked(signer: Signer, token: string, mark: string | undefined): boolean {
  return mark !== undefined && signer.verifies("asked-link", token, mark);
}

/** The address that a link was sent to; null when it was used, has expired, or never was one. Does not use it up. */
export async function addressOfLink(auth: Auth, token: string, now: Date): Promise<string | null> {
  const { internalAdapter } = await auth.$context;
  const hash = createHash("sha256").update(token).digest("base64url");
  const link = await internalAdapter.findVerificationValue(`magic-link:${hash}`);
  if (!link || link.expiresAt <= now) return null;
  const { email } = JSON.parse(link.value) as { email?: unknown };
  return typeof email === "string" ? email : null;
}
