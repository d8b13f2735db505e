import type { Kysely } from "kysely";
import { findPartyBalances, type PartyBalance } from "../../db/ledger/balances.ts";
import type { DB } from "../../db/tables.generated.ts";

/** What the books owe the party of a studio in every currency that it ever earned in, the studio's own first. */
export async function balancesOf(
  db: Kysely<DB>,
  party: string,
  ownCurrency: string,
): Promise<PartyBalance[]> {
  const balances = await findPartyBalances(db, party);
  const isOwn = ({ currency }: PartyBalance) => currency === ownCurrency;
  return [...balances.filter(isOwn), ...balances.filter((balance) => !isOwn(balance))];
}
