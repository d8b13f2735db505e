import { type Selectable, type SqlBool, sql, type Transaction } from "kysely";
import { newId } from "../ids.ts";
import { inReach, type Reach } from "../reach.ts";
import type { DB } from "../tables.generated.ts";

/** Rows written by one statement, well below what an engine takes as one parameter. */
const BATCH = 500;

/** The columns that a person's edit may write. */
export const EDITABLE_COLUMNS = [
  "title",
  "isrc",
  "bpm",
  "key",
  "genre",
  "mood",
  "visibility",
  "versionTitle",
  "subGenre",
  "furtherMoods",
  "instruments",
  "language",
  "explicit",
  "pLineYear",
  "pLineOwner",
  "recordingYear",
  "recordingCountry",
  "isCover",
  "coverLicence",
  "isLive",
  "isRemix",
  "parentTrackId",
  "aiDisclosure",
  "previewStartMs",
  "maxFreePlays",
  "priceMinor",
  "suggestedPriceMinor",
  "isPriceFixed",
  "downloadAllowed",
  "creditsText",
] as const;

export type EditableColumn = (typeof EDITABLE_COLUMNS)[number];

type Row = Selectable<DB["track"]>;

/** Whole tracks for a change, held in one order until the transaction ends; those of other workspaces are left out. */
export async function lockWholeTracks(
  trx: Transaction<DB>,
  ids: readonly string[],
  reach: Reach,
): Promise<Row[]> {
  return trx
    .selectFrom("track")
    .selectAll()
    .where(sql<SqlBool>`id = any(${ids}::uuid[])`)
    .where(inReach(reach))
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Who has these ISRCs in these workspaces. */
export function listIsrcHolders(
  trx: Transaction<DB>,
  workspaceIds: readonly string[],
  isrcs: readonly string[],
): Promise<{ id: string; workspaceId: string; isrc: string | null }[]> {
  return trx
    .selectFrom("track")
    .select(["id", "workspaceId", "isrc"])
    .where(sql<SqlBool>`"workspaceId" = any(${workspaceIds}::uuid[])`)
    .where(sql<SqlBool>`isrc = any(${isrcs}::text[])`)
    .execute();
}

/** The releases on which these tracks stand. */
export async function listReleasesOf(trx: Transaction<DB>, trackIds: readonly string[]): Promise<string[]> {
  const rows = await trx
    .selectFrom("releaseTrack")
    .select("releaseId")
    .distinct()
    .where(sql<SqlBool>`"trackId" = any(${trackIds}::uuid[])`)
    .execute();
  return rows.map(({ releaseId }) => releaseId);
}

/** Takes the ISRCs off tracks, so that others of the same change can have them. */
export async function dropIsrcs(trx: Transaction<DB>, ids: readonly string[]): Promise<void> {
  await sql`update track set isrc = null where id = any(${ids}::uuid[])`.execute(trx);
}

/** Writes these columns of locked tracks as they are given, and counts their versions up. */
export async function writeTracks(
  trx: Transaction<DB>,
  rows: readonly Row[],
  columns: readonly EditableColumn[],
  now: Date,
): Promise<void> {
  const assignments = sql.join(columns.map((column) => sql`${sql.ref(column)} = written.${sql.ref(column)}`));
  for (let from = 0; from < rows.length; from += BATCH) {
    const facts = rows
      .slice(from, from + BATCH)
      .map((row) => Object.fromEntries(["id" as const, ...columns].map((name) => [name, row[name]])));
    await sql`
      update track set ${assignments}, version = track.version + 1, "updatedAt" = ${now}
      from jsonb_populate_recordset(null::track, ${JSON.stringify(facts)}::jsonb) written
      where track.id = written.id
    `.execute(trx);
  }
}

/** The ids of a workspace's artists by their names in small letters, made where they are new. */
export async function makeArtists(
  trx: Transaction<DB>,
  workspaceId: string,
  names: readonly string[],
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  // In one order, so that two changes that bring the same names do not wait for each other.
  const each = [...new Map(names.map((name) => [name.toLowerCase(), name]))].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  for (let from = 0; from < each.length; from += BATCH) {
    const part = each.slice(from, from + BATCH);
    await trx
      .insertInto("artist")
      .values(part.map(([, name]) => ({ id: newId(), workspaceId, name })))
      .onConflict((c) => c.doNothing())
      .execute();
    // Asked by the database's own small letters: those of a browser may be others for rare scripts.
    const { rows } = await sql<{ asked: string; id: string }>`
      select asked, artist.id from unnest(${part.map(([, name]) => name)}::text[]) asked
      join artist on artist."workspaceId" = ${workspaceId} and lower(artist.name) = lower(asked)
    `.execute(trx);
    for (const { asked, id } of rows) ids.set(asked.toLowerCase(), id);
  }
  return ids;
}

/** Replaces the artists of tracks; the order of the ids is the order of the credits. */
export async function setArtistsOfTracks(
  trx: Transaction<DB>,
  artistIds: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const trackIds = [...artistIds.keys()];
  await sql`delete from "trackArtist" where "trackId" = any(${trackIds}::uuid[])`.execute(trx);
  const rows = [...artistIds].flatMap(([trackId, ids]) =>
    [...new Set(ids)].map((artistId, position) => ({ trackId, artistId, position })),
  );
  for (let from = 0; from < rows.length; from += BATCH)
    await trx
      .insertInto("trackArtist")
      .values(rows.slice(from, from + BATCH))
      .execute();
}
