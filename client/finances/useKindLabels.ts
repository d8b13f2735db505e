import { useLingui } from "@lingui/react/macro";
import type { LedgerKind } from "../__generated__/LedgerPanel_workspace.graphql.ts";

/** What a line of the ledger is about, as a musician says it. */
export function useKindLabels(): (kind: LedgerKind) => string {
  const { t } = useLingui();
  return (kind) => {
    switch (kind) {
      case "sale":
        return t`Sale`;
      case "refund":
        return t`Refund`;
      case "refundFailed":
        return t`Refund that did not go through`;
      case "disputeOpened":
        return t`Fee for a dispute`;
      case "disputeWon":
        return t`Dispute won`;
      case "disputeLost":
        return t`Dispute lost`;
      case "holdReleased":
        return t`Became available`;
      case "payoutPending":
        return t`Payout`;
      case "payoutPaid":
        return t`Payout arrived`;
      case "payoutFailed":
        return t`Payout came back`;
      case "writeOff":
        return t`Debt that was let go`;
      default:
        return t`Correction`;
    }
  };
}
