import type { PostingKind } from "../ledger/posting.ts";

/** What lines of a statement are about, as people who read it tell them apart. */
export const LINE_GROUPS = ["sale", "refund", "dispute", "held", "payout", "payoutBack", "other"] as const;
export type LineGroup = (typeof LINE_GROUPS)[number];

const GROUP_OF: Readonly<Partial<Record<PostingKind, LineGroup>>> = {
  sale: "sale",
  refund: "refund",
  refundFailed: "refund",
  disputeOpened: "dispute",
  disputeWon: "dispute",
  disputeLost: "dispute",
  holdReleased: "held",
  payoutPending: "payout",
  payoutFailed: "payoutBack",
};

/** What a line of this kind is about. */
export function lineGroupOf(kind: PostingKind): LineGroup {
  return GROUP_OF[kind] ?? "other";
}
