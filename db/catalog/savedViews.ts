import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { DB } from "../tables.generated.ts";

export type SavedViewRow = Selectable<DB["savedView"]>;

/** Views by id, whosever they are: the caller asks whose. */
export function findSavedViews(db: Kysely<DB>, ids: readonly string[]): Promise<SavedViewRow[]> {
  return db.selectFrom("savedView").selectAll().where("id", "in", ids).execute();
}

/** What a person keeps in one workspace, by name. */
export function listSavedViews(db: Kysely<DB>, userId: string, workspaceId: string): Promise<SavedViewRow[]> {
  return db
    .selectFrom("savedView")
    .selectAll()
    .where("userId", "=", userId)
    .where("workspaceId", "=", workspaceId)
    .orderBy(sql`lower(name)`)
    .execute();
}

/** Counts a person's views under the lock of their row, so that two tabs do not pass a limit together. */
export async function countSavedViews(
  trx: Transaction<DB>,
  userId: string,
  workspaceId: string,
): Promise<number> {
  await trx.selectFrom("user").select("id").where("id", "=", userId).forUpdate().execute();
  return (await listSavedViews(trx, userId, workspaceId)).length;
}

export async function insertSavedView(
  trx: Transaction<DB>,
  view: Insertable<DB["savedView"]>,
): Promise<void> {
  await trx.insertInto("savedView").values(view).execute();
}

export async function changeSavedView(
  db: Kysely<DB>,
  id: string,
  change: Partial<Pick<SavedViewRow, "name" | "query" | "columns">>,
): Promise<void> {
  await db.updateTable("savedView").set(change).where("id", "=", id).execute();
}

export async function deleteSavedView(db: Kysely<DB>, id: string): Promise<void> {
  await db.deleteFrom("savedView").where("id", "=", id).execute();
}
