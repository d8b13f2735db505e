import { type Kysely, type SqlBool, sql, type Transaction } from "kysely";
import type { DB } from "../tables.generated.ts";

/** Where a track stands on a release. */
export interface Place {
  releaseId: string;
  trackId: string;
  disc: number;
  position: number;
  isInstant: boolean;
}

/**
 * The places of these releases in running order: all of them for members of their workspace, for others those whose track
 * they may hear; an unlisted release brings its unlisted tracks along.
 */
export function listPlaces(
  db: Kysely<DB>,
  releaseIds: readonly string[],
  visible: readonly string[],
): Promise<Place[]> {
  return db
    .selectFrom("releaseTrack as place")
    .innerJoin("track", "track.id", "place.trackId")
    .innerJoin("release", "release.id", "place.releaseId")
    .where("place.releaseId", "in", releaseIds)
    .where(
      sql<SqlBool>`(track."workspaceId" = any(${visible}::uuid[]) or (track.state = 'ready' and
        (track.visibility = 'public' or (track.visibility = 'unlisted' and release.visibility = 'unlisted'))))`,
    )
    .select(["place.releaseId", "place.trackId", "place.disc", "place.position", "place.isInstant"])
    .orderBy("place.disc")
    .orderBy("place.position")
    .execute();
}

/** Writes the running order anew; positions count from one on every disc. */
export async function setPlaces(
  trx: Transaction<DB>,
  releaseId: string,
  places: readonly { trackId: string; disc: number; isInstant: boolean }[],
): Promise<void> {
  await trx.deleteFrom("releaseTrack").where("releaseId", "=", releaseId).execute();
  if (places.length === 0) return;
  const last = new Map<number, number>();
  const rows = places.map(({ trackId, disc, isInstant }) => {
    const position = (last.get(disc) ?? 0) + 1;
    last.set(disc, position);
    return { releaseId, trackId, disc, isInstant, position };
  });
  await trx.insertInto("releaseTrack").values(rows).execute();
}

/**
 * Makes the home of these tracks true again: of the releases that they are on the one that most people find, preferably one that is
 * out, else the one that comes first; none when they are on none. A home stays while no other is more open: of a song that is out as a
 * single, everybody would see the cover and title of the album that is still secret.
 */
export async function settleHomes(trx: Transaction<DB>, trackIds: readonly string[]): Promise<void> {
  await sql`
    update track set "releaseId" = (
      select release.id from "releaseTrack" place join release on release.id = place."releaseId"
      where place."trackId" = track.id
      order by ${openness("release")} desc, (release.state = 'live') desc, (release.state = 'archived'), release.date nulls last, release."createdAt", release.id
      limit 1)
    where id = any(${trackIds}::uuid[]) and not exists (
      select from "releaseTrack" place join release home on home.id = place."releaseId"
      where place."trackId" = track.id and home.id = track."releaseId" and not exists (
        select from "releaseTrack" elsewhere join release other on other.id = elsewhere."releaseId"
        where elsewhere."trackId" = track.id and ${openness("other")} > ${openness("home")}))`.execute(trx);
}

/** How many find a release: everybody, whoever has its link, or nobody. */
const openness = (release: string) =>
  sql`case ${sql.ref(`${release}.visibility`)} when 'public' then 2 when 'unlisted' then 1 else 0 end`;

/** The tracks of a workspace among these, locked in the order of their ids, with what a release asks of them. */
export function lockOwnTracks(trx: Transaction<DB>, workspaceId: string, trackIds: readonly string[]) {
  return trx
    .selectFrom("track")
    .where("workspaceId", "=", workspaceId)
    .where(sql<SqlBool>`id = any(${trackIds}::uuid[])`)
    .select(["id", "durationMs", "genre", "state"])
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}

/** How long the tracks of a release are, in milliseconds. */
export async function lengthsOf(db: Kysely<DB>, releaseId: string): Promise<number[]> {
  const rows = await db
    .selectFrom("releaseTrack")
    .innerJoin("track", "track.id", "releaseTrack.trackId")
    .where("releaseTrack.releaseId", "=", releaseId)
    .select("track.durationMs")
    .execute();
  return rows.map(({ durationMs }) => durationMs);
}

/** The places of a release as they are written, whoever asks. */
export function placesOf(db: Kysely<DB>, releaseId: string): Promise<Omit<Place, "releaseId">[]> {
  return db
    .selectFrom("releaseTrack")
    .where("releaseId", "=", releaseId)
    .select(["trackId", "disc", "position", "isInstant"])
    .orderBy("disc")
    .orderBy("position")
    .execute();
}
