import { type Kysely, type Selectable, sql, type Updateable } from "kysely";
import { newId } from "../ids.ts";
import type { DB } from "../tables.generated.ts";
import type { Person } from "./Person.ts";
import { TABLES } from "./tables.ts";

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

export async function changeExport(
  db: Kysely<DB>,
  id: string,
  change: Updateable<DB["dataExport"]>,
): Promise<void> {
  await db.updateTable("dataExport").set(change).where("id", "=", id).execute();
}

/** Exports whose file nobody can download any more. */
export function listExpiredExports(db: Kysely<DB>, now: Date): Promise<{ id: string }[]> {
  return db.selectFrom("dataExport").select("id").where("expiresAt", "<=", now).execute();
}

export async function deleteExport(db: Kysely<DB>, id: string): Promise<void> {
  await db.deleteFrom("dataExport").where("id", "=", id).execute();
}

/** Everything that stands about a person, by the file of the ZIP and the table it comes from; never a secret. */
export async function readTaken(
  db: Kysely<DB>,
  person: Person,
): Promise<Record<string, Record<string, object[]>>> {
  const files: Record<string, Record<string, object[]>> = {};
  for (const [table, { taken }] of Object.entries(TABLES)) {
    if (!taken) continue;
    const { rows } = await sql<{ row: object }>`
      select to_jsonb(${sql.table(table)}) - ${taken.without ?? []}::text[] as row from ${sql.table(table)}
      where ${taken.rows(person)}
    `.execute(db);
    files[taken.file] ??= {};
    files[taken.file]![table] = rows.map(({ row }) => row);
  }
  return files;
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

/** The masters of these studios, and keys of their covers. */
export async function listTakenMedia(
  db: Kysely<DB>,
  studioIds: readonly string[],
): Promise<{ masters: TakenMaster[]; covers: string[] }> {
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
  return { masters, covers: rows.map(({ key }) => key) };
}
