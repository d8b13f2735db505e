import { findParty, type PartyOwner } from "../../db/ledger/parties.ts";
import { text } from "../../domain/words/refusal.ts";
import { userOf } from "../acting/actor.ts";
import type { Act, AuditLine } from "../acting/verb.ts";
import { lockOwnStudio } from "./lockOwnStudio.ts";
import { PayoutRefused } from "./refusals.ts";

/** Who is paid out, and what the log names them by. */
interface LockedPayee {
  owner: PartyOwner;
  line: Pick<AuditLine, "id" | "workspaceId" | "entity">;
}

/**
 * Whoever may decide where the money goes: the owner of a studio, whose plan is asked, or the person themselves for what their shares
 * earned, on every plan. A person has nothing to be paid out before the books owe them something: a party of their own that was made
 * earlier would keep them from what their address is owed.
 */
export async function lockPayee(act: Act, payeeId: string): Promise<LockedPayee> {
  const { userId } = userOf(act.actor);
  if (payeeId !== userId) {
    await lockOwnStudio(act, payeeId);
    return { owner: { workspaceId: payeeId }, line: { id: payeeId, workspaceId: payeeId } };
  }
  if (!(await findParty(act.trx, { userId }))) throw new PayoutRefused(text("payouts.nothingShared"));
  return { owner: { userId }, line: { id: userId, entity: "user" } };
}
