import type { LedgerAccount } from "../__generated__/FinancesScreenQuery.graphql.ts";

/** In the order in which money goes through them. */
export const LEDGER_ACCOUNTS = ["held", "available", "pending"] as const satisfies readonly LedgerAccount[];

/** Which lines an address asks for. Every sale comes in on what is held, so this is what is shown first. */
export function ledgerChoiceOf(address: URLSearchParams): {
  account: LedgerAccount;
  currency: string | null;
} {
  const account = LEDGER_ACCOUNTS.find((each) => each === address.get("account")) ?? "held";
  const currency = address.get("currency") ?? "";
  return { account, currency: /^[A-Z]{3}$/.test(currency) ? currency : null };
}
