import { type Kysely, type Selectable, sql, type Updateable } from "kysely";
import { newId } from "../ids.ts";
import type { DB } from "../tables.generated.ts";
import type { Person } from "./Person.ts";
import type { Taken } from "./plans.ts";

export type DataExportRow = Selectable<DB["dataExport"]>;

export function findExportOf(db: Kysely<DB>, userId: string): Promise<DataExportRow | undefined> {
  return db.selectFrom("dataExport").selectAll().where("userId", "=", userId).executeTakeFirst();
}

export function findExport(db: Kysely<DB>, id: string): Promise<DataExportRow | undefined> {
  return db.selectFrom("dataExport").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Begins a new one; the one before goes. Returns the new id. */
export async function openExport(trx: Kysely<DB>, userId: string, now: Date): Promise<string> {
  await trx.deleteFrom("dataExport").where("userId", "=", userId).execute();
  const id = newId();
  await trx.insertInto("dataExport").values({ id, userId, state: "collecting", requestedAt: now }).execute();
  return id;
}

/** False when it is gone: somebody was erased, or began another one. */
export async function changeExport(
  db: Kysely<DB>,
  id: string,
  change: Updateable<DB["dataExport"]>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("dataExport")
    .set(change)
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Exports whose file nobody can download any more. */
export function listExpiredExports(db: Kysely<DB>, now: Date): Promise<{ id: string }[]> {
  return db.selectFrom("dataExport").select("id").where("expiresAt", "<=", now).execute();
}

export async function deleteExport(db: Kysely<DB>, id: string): Promise<void> {
  await db.deleteFrom("dataExport").where("id", "=", id).execute();
}

/** Secrets in links of letters: whoever takes a copy of the file opens nothing with it. */
const SECRETS = '([?&](token|confirm|keep|code|setup|signature)=)[^\\s"&\\\\]+';

/** What stands about a person in one table, as JSON of the columns that are theirs to know; never a secret. */
export async function readTaken(
  db: Kysely<DB>,
  person: Person,
  table: keyof DB,
  { rows, without = [] }: Taken,
): Promise<object[]> {
  const found = await sql<{ row: object }>`
    select regexp_replace((to_jsonb(whole) - ${without}::text[])::text, ${SECRETS}, '\\1…', 'g')::jsonb as row
    from (select * from ${sql.table(table)} where ${rows(person)}) whole
  `.execute(db);
  return found.rows.map(({ row }) => row);
}

/** The studios in which the person is an owner. */
export async function listOwnedStudios(db: Kysely<DB>, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("membership")
    .select("workspaceId")
    .where("userId", "=", userId)
    .where("isAccountOwner", "=", true)
    .execute();
  return rows.map(({ workspaceId }) => workspaceId);
}

export interface TakenMaster {
  id: string;
  title: string;
  masterKey: string;
  masterFormat: string;
  masterBytes: number;
}

export interface TakenAsset {
  /** Of the file. */
  id: string;
  fileName: string;
  format: string;
  bytes: number;
}

/** The masters of these studios, keys of their covers, and every file beside the music. */
export async function listTakenMedia(
  db: Kysely<DB>,
  studioIds: readonly string[],
): Promise<{ masters: TakenMaster[]; covers: string[]; assets: TakenAsset[] }> {
  const masters = await db
    .selectFrom("track")
    .select(["id", "title", "masterKey", "masterFormat", "masterBytes"])
    .where(sql<boolean>`"workspaceId" = any(${studioIds}::uuid[])`)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  const { rows } = await sql<{ key: string }>`
    select 'covers/' || "coverKey" as key from release where "workspaceId" = any(${studioIds}::uuid[]) and "coverKey" is not null
    union select 'covers/' || "avatarKey" from artist where "workspaceId" = any(${studioIds}::uuid[]) and "avatarKey" is not null
    union select 'covers/' || "mediaKey" from product where "workspaceId" = any(${studioIds}::uuid[]) and "mediaKey" is not null
  `.execute(db);
  const assets = await db
    .selectFrom("assetVersion")
    .innerJoin("asset", "asset.id", "assetVersion.assetId")
    .select(["assetVersion.id", "assetVersion.fileName", "assetVersion.format", "assetVersion.bytes"])
    .where(sql<boolean>`asset."workspaceId" = any(${studioIds}::uuid[])`)
    .orderBy("assetVersion.createdAt")
    .orderBy("assetVersion.id")
    .execute();
  return { masters, covers: rows.map(({ key }) => key), assets };
}
