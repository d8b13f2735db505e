import type { Kysely } from "kysely";
import { listSoleStudios } from "../../db/privacy/studios.ts";
import type { DB } from "../../db/tables.generated.ts";
import { needsNewOwner } from "../../domain/privacy/deletion.ts";
import type { Money } from "../ledger/Money.ts";
import { unpaidOf } from "../ledger/unpaidOf.ts";

/** What could be paid to nobody once the person is erased: earned by them, or by studios that go with them. */
export async function unpaidEarnings(
  db: Kysely<DB>,
  { id: userId, email }: { id: string; email: string },
): Promise<Money[]> {
  const going = (await listSoleStudios(db, userId)).filter((studio) => !needsNewOwner(studio));
  return unpaidOf(db, [
    { userId },
    { email: email.toLowerCase() },
    ...going.map(({ id }) => ({ workspaceId: id })),
  ]);
}
