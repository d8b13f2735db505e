import type { Kysely } from "kysely";
import { findPartyBalances, type PartyBalance } from "../../db/ledger/balances.ts";
import { findParty } from "../../db/ledger/parties.ts";
import type { DB } from "../../db/tables.generated.ts";

/** What the books owe a studio in every currency that it ever earned in, its own first. */
export async function balancesOf(
  db: Kysely<DB>,
  { id, defaultCurrency }: { id: string; defaultCurrency: string },
): Promise<PartyBalance[]> {
  const party = await findParty(db, { workspaceId: id });
  const balances = party ? await findPartyBalances(db, party) : [];
  const isOwn = ({ currency }: PartyBalance) => currency === defaultCurrency;
  return [...balances.filter(isOwn), ...balances.filter((balance) => !isOwn(balance))];
}
