import {
  type Insertable,
  type Kysely,
  type Selectable,
  sql,
  type Transaction,
  type Updateable,
} from "kysely";
import { inReach, type Reach } from "../reach.ts";
import type { DB } from "../tables.generated.ts";

export type UploadRow = Selectable<DB["upload"]>;

/** How many uploads count against the plan: those under way and those that became a track of their own, archived or not. */
export async function countUploads(db: Kysely<DB>, workspaceId: string): Promise<number> {
  const { count } = await db
    .selectFrom("upload")
    .where("workspaceId", "=", workspaceId)
    .where("state", "!=", "refused")
    .where("replacesTrackId", "is", null)
    .where("assetPlan", "is", null)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export function insertUpload(db: Kysely<DB>, upload: Insertable<DB["upload"]>): Promise<UploadRow> {
  return db.insertInto("upload").values(upload).returningAll().executeTakeFirstOrThrow();
}

/** The upload for a change, held until the transaction ends. */
export function lockUpload(trx: Transaction<DB>, id: string, reach: Reach): Promise<UploadRow | undefined> {
  return trx
    .selectFrom("upload")
    .selectAll()
    .where("id", "=", id)
    .where(inReach(reach))
    .forUpdate()
    .executeTakeFirst();
}

/** The upload for whoever works on it in the background. */
export function findUpload(db: Kysely<DB>, id: string): Promise<UploadRow | undefined> {
  return db.selectFrom("upload").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findUploads(
  db: Kysely<DB>,
  ids: readonly string[],
  visible: readonly string[],
): Promise<UploadRow[]> {
  return db
    .selectFrom("upload")
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where(sql<boolean>`"workspaceId" = any(${visible}::uuid[])`)
    .execute();
}

/** What a person still has to know about: uploads under way and refused ones, newest first. */
export function listOpenUploads(db: Kysely<DB>, workspaceId: string, limit: number): Promise<UploadRow[]> {
  return db
    .selectFrom("upload")
    .selectAll()
    .where("workspaceId", "=", workspaceId)
    .where("state", "!=", "finished")
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Changes an upload if it is in one of the states `from`; false when somebody was faster. */
export async function moveUpload(
  db: Kysely<DB>,
  id: string,
  from: readonly string[],
  change: Updateable<DB["upload"]>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("upload")
    .set({ ...change, updatedAt: new Date() })
    .where("id", "=", id)
    .where("state", "in", from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Forgets an upload that was refused or given up; false when there is none to forget. */
export async function deleteUpload(db: Kysely<DB>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("upload")
    .where("id", "=", id)
    .where("state", "in", ["receiving", "refused"])
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Uploads whose bytes are on their way and whose rows did not change since `before`. */
export function listReceiving(db: Kysely<DB>, before: Date): Promise<UploadRow[]> {
  return db
    .selectFrom("upload")
    .selectAll()
    .where("state", "=", "receiving")
    .where("updatedAt", "<", before)
    .execute();
}
