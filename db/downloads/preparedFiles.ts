import {
  type Insertable,
  type Kysely,
  type Selectable,
  sql,
  type Transaction,
  type Updateable,
} from "kysely";
import type { DB } from "../tables.generated.ts";

export interface PreparedFile {
  trackId: string;
  /** The release whose name stands in it; the track itself for one that is on none. */
  setting: string;
  format: string;
  fingerprint: string;
  storageKey: string;
  bytes: number;
}

/** The files there are of these tracks, and keeps them for another while. */
export async function takePreparedFiles(
  db: Kysely<DB>,
  trackIds: readonly string[],
  { setting, format }: Pick<PreparedFile, "setting" | "format">,
  now: Date,
): Promise<PreparedFile[]> {
  if (trackIds.length === 0) return [];
  const rows = await db
    .updateTable("preparedFile")
    .set({ usedAt: now })
    .where("trackId", "in", trackIds)
    .where("setting", "=", setting)
    .where("format", "=", format)
    .returning(["trackId", "setting", "format", "fingerprint", "storageKey", "bytes"])
    .execute();
  return rows.map((row) => ({ ...row, bytes: Number(row.bytes) }));
}

/** Notes a file in place of an older one. Returns the key of the older one, if it is another. */
export async function putPreparedFile(db: Kysely<DB>, file: PreparedFile, now: Date): Promise<string | null> {
  const { trackId, setting, format, fingerprint, storageKey, bytes } = file;
  const { rows } = await sql<{ old: string | null }>`
    with old as (
      select "storageKey" from "preparedFile"
      where "trackId" = ${trackId}::uuid and setting = ${setting}::uuid and format = ${format})
    insert into "preparedFile" ("trackId", setting, format, fingerprint, "storageKey", bytes, "usedAt")
    values (${trackId}::uuid, ${setting}::uuid, ${format}, ${fingerprint}, ${storageKey}, ${bytes}, ${now})
    on conflict ("trackId", setting, format) do update set
      fingerprint = excluded.fingerprint, "storageKey" = excluded."storageKey", bytes = excluded.bytes,
      "usedAt" = excluded."usedAt"
    returning (select "storageKey" from old) as old`.execute(db);
  const old = rows[0]?.old ?? null;
  return old === storageKey ? null : old;
}

/** Takes the files out that nobody asked for since; returns their keys. */
export async function dropUnused(db: Kysely<DB>, since: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom("preparedFile")
    .where("usedAt", "<", since)
    .returning("storageKey")
    .execute();
  return rows.map(({ storageKey }) => storageKey);
}

export type WishRow = Selectable<DB["downloadWish"]>;

export function findWish(db: Kysely<DB>, id: string): Promise<WishRow | undefined> {
  return db.selectFrom("downloadWish").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function insertWish(trx: Transaction<DB>, wish: Insertable<DB["downloadWish"]>): Promise<void> {
  await trx.insertInto("downloadWish").values(wish).execute();
}

export async function moveWish(
  db: Kysely<DB>,
  id: string,
  change: Updateable<DB["downloadWish"]>,
): Promise<void> {
  await db.updateTable("downloadWish").set(change).where("id", "=", id).execute();
}

/** How many wishes of a person, or of all visitors together, are being worked on. */
export async function countWaiting(db: Kysely<DB>, userId: string | null): Promise<number> {
  const { count } = await db
    .selectFrom("downloadWish")
    .where("state", "=", "preparing")
    .where("userId", userId === null ? "is" : "=", userId)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function dropWishes(db: Kysely<DB>, since: Date): Promise<void> {
  await db.deleteFrom("downloadWish").where("createdAt", "<", since).execute();
}
