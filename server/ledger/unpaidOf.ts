import type { Kysely } from "kysely";
import { findPartyBalances } from "../../db/ledger/balances.ts";
import { findParty, type PartyOwner } from "../../db/ledger/parties.ts";
import type { DB } from "../../db/tables.generated.ts";
import type { Money } from "./Money.ts";

/**
 * What could be paid to none of these once they are gone, by currency: earned, and held, free or on its way. What one of them owes takes
 * nothing from what another is owed.
 */
export async function unpaidOf(db: Kysely<DB>, owners: readonly PartyOwner[]): Promise<Money[]> {
  const sums = new Map<string, bigint>();
  for (const owner of owners) {
    const party = await findParty(db, owner);
    for (const { currency, held, available, inTransit } of party ? await findPartyBalances(db, party) : []) {
      const minor = held + available + inTransit;
      if (minor > 0n) sums.set(currency, (sums.get(currency) ?? 0n) + minor);
    }
  }
  return [...sums].map(([currency, minor]) => ({ currency, minor }));
}

/** Money as the audit log keeps it. */
export const auditedMoney = (amounts: readonly Money[]) =>
  amounts.map(({ minor, currency }) => ({ minor: String(minor), currency }));
