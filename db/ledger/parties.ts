import type { Transaction } from "kysely";
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
  const [column, value] =
    "userId" in owner ? (["userId", owner.userId] as const) : (["workspaceId", owner.workspaceId] as const);
  await trx
    .insertInto("ledgerParty")
    .values({ id: newId(), [column]: value, createdAt })
    .onConflict((c) => c.column(column).doNothing())
    .execute();
  const { id } = await trx
    .selectFrom("ledgerParty")
    .select("id")
    .where(column, "=", value)
    .executeTakeFirstOrThrow();
  return id;
}

/** A party without an account of the platform, such as who signs a split sheet by a letter. */
export async function makeParty(trx: Transaction<DB>, createdAt: Date): Promise<string> {
  const id = newId();
  await trx.insertInto("ledgerParty").values({ id, createdAt }).execute();
  return id;
}
