import { sql, type Transaction } from "kysely";
import type { DB } from "../tables.generated.ts";

/**
 * Makes the tracks of a release as open as its audience; what is more open already stays so. Tracks that nobody can hear
 * yet become open, too, and are heard once they are ready.
 */
export async function openTracks(
  trx: Transaction<DB>,
  releaseId: string,
  audience: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update track set visibility = ${audience}
    from "releaseTrack" place
    where place."trackId" = track.id and place."releaseId" = ${releaseId}::uuid
      and track.visibility = any(${audience === "public" ? ["private", "unlisted"] : ["private"]}::text[])
    returning track.id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Holds the tracks of a release in one order for all, so that two releases with common tracks wait for one another. */
export async function lockTracksOn(trx: Transaction<DB>, releaseId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select track.id from track join "releaseTrack" place on place."trackId" = track.id
    where place."releaseId" = ${releaseId}::uuid order by track.id for no key update of track`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Makes those of these tracks private that are on no other release that is out. */
export async function closeTracks(
  trx: Transaction<DB>,
  releaseId: string,
  trackIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update track set visibility = 'private'
    where id = any(${trackIds}::uuid[]) and visibility <> 'private' and not exists (
      select from "releaseTrack" place join release on release.id = place."releaseId"
      where place."trackId" = track.id and release.state = 'live' and release.id <> ${releaseId}::uuid)
    returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Whether the track is on a release that is out. */
export async function isOnLiveRelease(trx: Transaction<DB>, trackId: string): Promise<boolean> {
  const place = await trx
    .selectFrom("releaseTrack")
    .innerJoin("release", "release.id", "releaseTrack.releaseId")
    .where("releaseTrack.trackId", "=", trackId)
    .where("release.state", "=", "live")
    .select("release.id")
    .executeTakeFirst();
  return place !== undefined;
}
