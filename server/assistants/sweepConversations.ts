import { deleteBudgetsBefore, monthOf } from "../../db/assistants/budgets.ts";
import { deleteUnusedConversations } from "../../db/assistants/conversations.ts";
import { expireProposals, settleCutOff } from "../../db/assistants/proposals.ts";
import { KEPT_MONTHS } from "../../domain/assistants/chat.ts";
import { PRESS_MS, PROPOSAL_DAYS } from "../../domain/assistants/proposals.ts";
import { DAY_MS, monthsAfter } from "../../domain/duration.ts";
import type { JobContext } from "../jobContext.ts";

const AT_ONCE = 500;

/**
 * Takes away conversations that nobody used for so long that nobody misses them, and what they cost in months as old; closes proposals
 * that are too old, and writes down which of those that were cut off stand.
 */
export async function sweepConversations({ db }: JobContext, now = new Date()): Promise<void> {
  await settleCutOff(db, new Date(now.getTime() - PRESS_MS));
  await expireProposals(db, new Date(now.getTime() - PROPOSAL_DAYS * DAY_MS));
  const since = monthsAfter(now, -KEPT_MONTHS);
  while ((await deleteUnusedConversations(db, since, AT_ONCE)) === AT_ONCE);
  await deleteBudgetsBefore(db, monthOf(since));
}
