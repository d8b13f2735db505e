import { findPasswordHash } from "../../db/accounts/passwords.ts";
import type { ActContext } from "../acting/ActContext.ts";

/** The sign-in library's own hash of a password, so that signing in goes on to know it. */
export async function hashPassword(
  { services }: Pick<ActContext, "services">,
  password: string,
): Promise<string> {
  return (await services.auth.$context).password.hash(password);
}

/**
 * How a typed password stands to that of whoever holds the session: right, wrong, or there is none to compare with. Whoever took over a
 * session guesses no faster than at the door.
 */
export async function judgePassword(
  { db, services, now }: Pick<ActContext, "db" | "services" | "now">,
  { userId, sessionId }: { userId: string; sessionId: string },
  password: string,
): Promise<"right" | "wrong" | "none" | "tooMany"> {
  const hash = await findPasswordHash(db, userId);
  if (!hash) return "none";
  const { retryAfter, giveBack } = await services.limiter.take({ signInFailuresOfDevice: sessionId }, now());
  if (retryAfter !== null) return "tooMany";
  const isRight = await (await services.auth.$context).password.verify({ hash, password });
  if (isRight) await giveBack();
  return isRight ? "right" : "wrong";
}
