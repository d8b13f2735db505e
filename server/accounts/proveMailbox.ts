import { dropForeignAccess } from "../../db/accounts/foreignAccess.ts";
import { lockUser, type UserRow, updateUser } from "../../db/accounts/users.ts";
import { claimParty } from "../../db/ledger/parties.ts";
import { type Act, verb } from "../acting/verb.ts";
import { claimMailFollows } from "../mailing/claimMailFollows.ts";
import { proofLetter } from "./letters.ts";
import { proofToken } from "./proof.ts";

/** The letter that asks the mailbox of an account whether it is the person's. */
export function askForProof(act: Act, { id, email }: Pick<UserRow, "id" | "email">): void {
  const token = proofToken(act.signer, { userId: id, email }, act.now);
  const letter = proofLetter(
    `${act.publicUrl}/auth/prove?token=${token}`,
    `${act.publicUrl}/auth?view=login`,
  );
  act.enqueueMail({ to: email, ...letter });
}

/**
 * Remembers that somebody reads the mailbox of an account. Unless they came with the account's own session, whoever registered
 * the address may have been somebody else, and keeps nothing. Null where it was proven before.
 */
export async function proveMailbox(
  act: Act,
  { id, email, emailVerified }: UserRow,
  isInSession: boolean,
): Promise<{ endedSessions: number } | null> {
  if (emailVerified) return null;
  const { trx, now } = act;
  const ended = isInSession ? { endedSessions: 0 } : await dropForeignAccess(trx, id, now);
  await updateUser(trx, id, { emailVerified: true, updatedAt: now });
  await claimParty(trx, id, email);
  await claimMailFollows(act, { userId: id, email });
  return ended;
}

/** The mailbox of an account was proven by a sign-in link. `isInSession`: opened where that account is signed in already. */
export const proveByLink = verb("proveByLink", {
  audit: "user.email.prove",
  forVisitors: true,
  async run(act, { userId, isInSession }: { userId: string; isInSession: boolean }) {
    const user = await lockUser(act.trx, userId);
    const proven = user && (await proveMailbox(act, user, isInSession));
    return act.done({}, proven ? { id: userId, after: proven } : []);
  },
});
