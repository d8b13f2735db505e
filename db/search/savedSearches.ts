import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { DB } from "../tables.generated.ts";

export type SavedSearchRow = Selectable<DB["savedSearch"]>;

/** Searches by id, whosever they are: the caller asks whose. */
export function findSavedSearches(db: Kysely<DB>, ids: readonly string[]): Promise<SavedSearchRow[]> {
  return db.selectFrom("savedSearch").selectAll().where("id", "in", ids).execute();
}

/** What a person keeps, by name. */
export function listSavedSearches(db: Kysely<DB>, userId: string): Promise<SavedSearchRow[]> {
  return db
    .selectFrom("savedSearch")
    .selectAll()
    .where("userId", "=", userId)
    .orderBy(sql`lower(name)`)
    .execute();
}

/** Counts a person's searches under the lock of their row, so that two tabs do not pass a limit together. */
export async function countSavedSearches(trx: Transaction<DB>, userId: string): Promise<number> {
  await trx.selectFrom("user").select("id").where("id", "=", userId).forUpdate().execute();
  return (await listSavedSearches(trx, userId)).length;
}

export async function insertSavedSearch(
  trx: Transaction<DB>,
  search: Insertable<DB["savedSearch"]>,
): Promise<void> {
  await trx.insertInto("savedSearch").values(search).execute();
}

/** False when the person keeps no such search. */
export async function renameSavedSearch(
  db: Kysely<DB>,
  userId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("savedSearch")
    .set({ name })
    .where("id", "=", id)
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** False when the person keeps no such search. */
export async function deleteSavedSearch(db: Kysely<DB>, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("savedSearch")
    .where("id", "=", id)
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
