import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { DB } from "../tables.generated.ts";

export type MasterVersionRow = Selectable<DB["masterVersion"]>;

/** What the tracks were made from before, the latest first. */
export function listMasterVersions(db: Kysely<DB>, trackIds: readonly string[]): Promise<MasterVersionRow[]> {
  return db
    .selectFrom("masterVersion")
    .selectAll()
    .where("trackId", "in", trackIds)
    .orderBy("trackId")
    .orderBy("replacedAt", "desc")
    .orderBy("id", "desc")
    .execute();
}

export async function insertMasterVersion(
  trx: Transaction<DB>,
  version: Insertable<DB["masterVersion"]>,
): Promise<void> {
  await trx.insertInto("masterVersion").values(version).execute();
}

/** Files of the track: its master, its streams. */
export async function listAudioKeys(db: Kysely<DB>, trackId: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select "masterKey" as key from track where id = ${trackId}::uuid
    union select "storageKey" from rendition where "trackId" = ${trackId}::uuid`.execute(db);
  return rows.map(({ key }) => key);
}

/** Which of these files a track still uses. */
export async function listUsedAudioKeys(db: Kysely<DB>, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select "masterKey" as key from track where "masterKey" = any(${keys}::text[])
    union select "storageKey" from rendition where "storageKey" = any(${keys}::text[])`.execute(db);
  return rows.map(({ key }) => key);
}

/** The releases that are out and have one of these tracks on them. */
export function listLivePlaces(
  db: Kysely<DB>,
  trackIds: readonly string[],
): Promise<{ trackId: string; releaseId: string }[]> {
  return db
    .selectFrom("releaseTrack as place")
    .innerJoin("release", "release.id", "place.releaseId")
    .where("place.trackId", "in", trackIds)
    .where("release.state", "=", "live")
    .select(["place.trackId", "place.releaseId"])
    .execute();
}
