import { deleteBudgetsBefore, monthOf } from "../../db/assistants/budgets.ts";
import { deleteUnusedConversations } from "../../db/assistants/conversations.ts";
import { KEPT_MONTHS } from "../../domain/assistants/chat.ts";
import type { JobContext } from "../jobContext.ts";

const AT_ONCE = 500;

/** Takes away conversations that nobody used for so long that nobody misses them, and what they cost in months as old. */
export async function sweepConversations({ db }: JobContext, now = new Date()): Promise<void> {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - KEPT_MONTHS);
  while ((await deleteUnusedConversations(db, since, AT_ONCE)) === AT_ONCE);
  await deleteBudgetsBefore(db, monthOf(since));
}
