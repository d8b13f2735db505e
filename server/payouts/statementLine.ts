import type { AccountEntry } from "../../db/ledger/entries.ts";
import { type LineGroup, lineGroupOf } from "../../domain/finances/lineGroups.ts";
import type { PostingKind } from "../../domain/ledger/posting.ts";
import type { Code } from "../../domain/words/catalogue.ts";
import type { Text } from "../../domain/words/refusal.ts";

const WHAT = {
  sale: "payouts.kindSale",
  refund: "payouts.kindRefund",
  dispute: "payouts.kindDispute",
  held: "payouts.kindHeld",
  payout: "payouts.kindPayout",
  payoutBack: "payouts.kindPayoutBack",
  other: "payouts.kindOther",
} as const satisfies Record<LineGroup, Code>;

/** What a line of a statement is about, in words. */
export function whatOf({ kind }: Pick<AccountEntry, "kind">): Text {
  return { code: WHAT[lineGroupOf(kind as PostingKind)], params: {} };
}
