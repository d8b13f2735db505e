import { findPasswordHash } from "../../db/accounts/passwords.ts";
import { type Context, inSession } from "../graphql/context.ts";

/** The sign-in library's own hash of a password, so that signing in goes on to know it. */
export async function hashPassword({ services }: Context, password: string): Promise<string> {
  return (await services.auth.$context).password.hash(password);
}

/**
 * How a typed password stands to the viewer's own: right, wrong, or there is none to compare with. Whoever took over a
 * session guesses no faster than at the door.
 */
export async function judgePassword(
  context: Context,
  password: string,
): Promise<"right" | "wrong" | "none" | "tooMany"> {
  const { db, services, now } = context;
  const { userId, sessionId } = inSession(context);
  const hash = await findPasswordHash(db, userId);
  if (!hash) return "none";
  const { retryAfter, giveBack } = await services.limiter.take({ signInFailuresOfDevice: sessionId }, now());
  if (retryAfter !== null) return "tooMany";
  const isRight = await (await services.auth.$context).password.verify({ hash, password });
  if (isRight) await giveBack();
  return isRight ? "right" : "wrong";
}
