import type { Kysely } from "kysely";
import { findPartyBalances } from "../../db/ledger/balances.ts";
import { findParty, type PartyOwner } from "../../db/ledger/parties.ts";
import { listSoleStudios } from "../../db/privacy/studios.ts";
import type { DB } from "../../db/tables.generated.ts";
import { needsNewOwner } from "../../domain/privacy/deletion.ts";
import type { Money } from "../ledger/Money.ts";

/**
 * What could be paid to nobody once the person is erased, by currency: earned by them, or by studios that go with them, and held, free or on
 * its way. What one of these owes takes nothing from what another is owed.
 */
export async function unpaidEarnings(
  db: Kysely<DB>,
  { id: userId, email }: { id: string; email: string },
): Promise<Money[]> {
  const going = (await listSoleStudios(db, userId)).filter((studio) => !needsNewOwner(studio));
  const owners: PartyOwner[] = [
    { userId },
    { email: email.toLowerCase() },
    ...going.map(({ id }) => ({ workspaceId: id })),
  ];
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
