import type { Kysely, Transaction } from "kysely";
import { newId } from "../ids.ts";
import type { DB } from "../tables.generated.ts";

/** Whom the books owe: somebody with an account of the platform, a studio, or somebody they know by nothing but this id. */
export type PartyOwner = { userId: string } | { workspaceId: string };

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
  return "userId" in owner
    ? (["userId", owner.userId] as const)
    : (["workspaceId", owner.workspaceId] as const);
}

/** A party without an account of the platform, such as who signs a split sheet by a letter. */
export async function makeParty(trx: Transaction<DB>, createdAt: Date): Promise<string> {
  const id = newId();
  await trx.insertInto("ledgerParty").values({ id, createdAt }).execute();
  return id;
}
