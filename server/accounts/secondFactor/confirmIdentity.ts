import { findSession } from "../../../db/accounts/sessions.ts";
import { FRESH_SESSION_MINUTES } from "../../../domain/accounts/signIn.ts";
import { problem } from "../../../domain/words/refusal.ts";
import type { ActContext } from "../../acting/ActContext.ts";
import { atScreen } from "../../acting/actor.ts";
import { InvalidInput } from "../../graphql/errors.ts";
import { judgePassword } from "../passwords.ts";

/**
 * That the person at the screen is the one whose session it is: by their password, or, of people who have none, by having signed in by
 * link a moment ago. InvalidInput on `password` otherwise.
 */
export async function confirmIdentity(from: ActContext, password: string): Promise<void> {
  const person = atScreen(from.actor);
  const verdict = await judgePassword(from, person, password);
  if (verdict === "tooMany") throw new InvalidInput(problem("password", "general.tooManyAttempts"));
  if (verdict === "wrong") throw new InvalidInput(problem("password", "accounts.passwordWrong"));
  if (verdict === "right") return;
  const session = await findSession(from.db, person.sessionId);
  const youngest = from.now().getTime() - FRESH_SESSION_MINUTES * 60_000;
  if (!session || session.createdAt.getTime() < youngest)
    throw new InvalidInput(problem("password", "accounts.signInAgain", { minutes: FRESH_SESSION_MINUTES }));
}
