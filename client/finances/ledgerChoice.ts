import type { LedgerAccount } from "../__generated__/FinancesScreenQuery.graphql.ts";
import type { LedgerKind } from "../__generated__/LedgerPanel_workspace.graphql.ts";
import { spanOf } from "./period.ts";

/** In the order in which money goes through them. */
export const LEDGER_ACCOUNTS = ["held", "available", "pending"] as const satisfies readonly LedgerAccount[];

const OF_SALES = [
  "sale",
  "refund",
  "refundFailed",
  "disputeOpened",
  "disputeWon",
  "disputeLost",
  "holdReleased",
] as const satisfies readonly LedgerKind[];

/** What a line of each account can be about, the usual first. */
export const LEDGER_KINDS = {
  held: [...OF_SALES, "correction"],
  available: [
    "holdReleased",
    "payoutPending",
    "payoutFailed",
    ...OF_SALES.filter((kind) => kind !== "sale" && kind !== "holdReleased"),
    "writeOff",
    "correction",
  ],
  pending: ["payoutPending", "payoutPaid", "payoutFailed"],
} as const satisfies Record<(typeof LEDGER_ACCOUNTS)[number], readonly LedgerKind[]>;

/** Which lines an address asks for. Every sale comes in on what is held, so this is what is shown first. */
export function ledgerChoiceOf(address: URLSearchParams): {
  account: (typeof LEDGER_ACCOUNTS)[number];
  currency: string | null;
  kind: LedgerKind | null;
  from: string | null;
  until: string | null;
} {
  const account = LEDGER_ACCOUNTS.find((each) => each === address.get("account")) ?? "held";
  const currency = address.get("currency") ?? "";
  const kinds: readonly LedgerKind[] = LEDGER_KINDS[account];
  const span = spanOf(address.get("period") ?? "");
  return {
    account,
    currency: /^[A-Z]{3}$/.test(currency) ? currency : null,
    kind: kinds.find((each) => each === address.get("kind")) ?? null,
    from: span?.from.toISOString() ?? null,
    until: span?.until.toISOString() ?? null,
  };
}
