import type { AccountEntry } from "../../db/ledger/entries.ts";
import { type Text, text } from "../../domain/words/refusal.ts";

/** What a line of a statement is about, in words. */
export function whatOf({ kind }: Pick<AccountEntry, "kind">): Text {
  switch (kind) {
    case "sale":
      return text("payouts.kindSale");
    case "refund":
    case "refundFailed":
      return text("payouts.kindRefund");
    case "disputeOpened":
    case "disputeWon":
    case "disputeLost":
      return text("payouts.kindDispute");
    case "holdReleased":
      return text("payouts.kindHeld");
    case "payoutPending":
      return text("payouts.kindPayout");
    case "payoutFailed":
      return text("payouts.kindPayoutBack");
    default:
      return text("payouts.kindOther");
  }
}
