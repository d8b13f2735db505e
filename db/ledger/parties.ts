import type { Kysely, Transaction } from "kysely";
import { newId } from "../ids.ts";
import type { DB } from "../tables.generated.ts";

/**
 * Whom the books owe: somebody with an account of the platform, a studio, or somebody whom they know by an address, in small letters, and
 * who may never have an account.
 */
export type PartyOwner = { userId: string } | { workspaceId: string } | { email: string };

/** The party that a person or a studio is in the books, made when it is first needed. */
export async function findOrMakeParty(
  trx: Transaction<DB>,
  owner: PartyOwner,
  createdAt: Date,
): Promise<string> {
  const [column, value] = columnOf(owner);
  await trx
    .insertInto("ledgerParty")
    .values({ id: newId(), [column]: value, createdAt })
    .onConflict((c) => c.column(column).doNothing())
    .execute();
  return (await findParty(trx, owner))!;
}

/** Undefined for somebody who never sold or earned anything. */
export async function findParty(db: Kysely<DB>, owner: PartyOwner): Promise<string | undefined> {
  const [column, value] = columnOf(owner);
  const row = await db.selectFrom("ledgerParty").select("id").where(column, "=", value).executeTakeFirst();
  return row?.id;
}

function columnOf(owner: PartyOwner) {
  if ("userId" in owner) return ["userId", owner.userId] as const;
  return "email" in owner ? (["email", owner.email] as const) : (["workspaceId", owner.workspaceId] as const);
}

/** What an address was owed is owed to whoever has proven it, unless they have earned anything under their own name before. */
export async function claimParty(trx: Transaction<DB>, userId: string, email: string): Promise<void> {
  if (await findParty(trx, { userId })) return;
  await trx
    .updateTable("ledgerParty")
    .set({ userId, email: null })
    .where("email", "=", email.toLowerCase())
    .execute();
}

/** Gives a party that nobody has claimed another address; false where it is not theirs alone. */
export async function moveParty(trx: Transaction<DB>, partyId: string, email: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("ledgerParty")
    .set({ email })
    .where("id", "=", partyId)
    .where("email", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A party that nothing but its id is known of. */
export async function makeParty(trx: Transaction<DB>, createdAt: Date): Promise<string> {
  const id = newId();
  await trx.insertInto("ledgerParty").values({ id, createdAt }).execute();
  return id;
}
