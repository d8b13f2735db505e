import type { Kysely } from "kysely";
import { findDisputed, findPartyBalances, type PartyBalance } from "../../db/ledger/balances.ts";
import type { DB } from "../../db/tables.generated.ts";

/**
 * What the books owe a party in every currency that it ever earned in, a studio's own first. What sales brought that a bank is still asked
 * about counts as held, as it is not paid out before the bank has decided.
 */
export async function balancesOf(
  db: Kysely<DB>,
  party: string,
  ownCurrency: string | null,
): Promise<PartyBalance[]> {
  const disputed = await findDisputed(db, party);
  const balances = (await findPartyBalances(db, party)).map((balance) => {
    const kept = disputed.get(balance.currency) ?? 0n;
    return { ...balance, held: balance.held + kept, available: balance.available - kept };
  });
  const isOwn = ({ currency }: PartyBalance) => currency === ownCurrency;
  return [...balances.filter(isOwn), ...balances.filter((balance) => !isOwn(balance))];
}
