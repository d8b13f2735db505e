import { type SqlBool, sql, type Transaction } from "kysely";
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

/**
 * Makes those tracks of a preorder as open as its audience that are given at once; the others wait for the day, unless another
 * release brings them. Returns the ids of those that became open.
 */
export async function openInstantTracks(
  trx: Transaction<DB>,
  releaseId: string,
  audience: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update track set visibility = ${audience}
    from "releaseTrack" place
    where place."trackId" = track.id and place."releaseId" = ${releaseId}::uuid and place."isInstant"
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

/**
 * Leaves these tracks of a release that showed them to `audience` as open as its widest other release does, and private where
 * there is none; those that only their artist can have opened further than this release did stay so beside another one. What
 * they become when their studio comes back from its deletion follows.
 */
export async function closeTracks(
  trx: Transaction<DB>,
  releaseId: string,
  trackIds: readonly string[],
  audience: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with others as (
      -- By the alphabet "public" comes first.
      select asked.id, min(release.audience) as audience from unnest(${trackIds}::uuid[]) asked(id)
      left join ("releaseTrack" place join release on release.id = place."releaseId" and ${BRINGS}
        and release.id <> ${releaseId}::uuid) on place."trackId" = asked.id
      group by asked.id),
    closed as (
      select id, coalesce(audience, 'private') as rest from others
      where audience is null or (audience = 'unlisted' and ${audience}::text = 'public')),
    gone as (delete from withdrawal using closed where "entityId" = closed.id and rest = 'private'),
    later as (update withdrawal set visibility = rest from closed where "entityId" = closed.id and rest = 'unlisted')
    update track set visibility = rest from closed
    where track.id = closed.id and track.visibility not in ('private', rest)
    returning track.id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** SQL for "this release shows the track at this place": it is out, or ordered ahead with the track given at once. */
export const BRINGS = sql`(release.state = 'live' or (release.state = 'preorder' and place."isInstant"))`;

/** Whether the track is on a release that shows it. */
export async function isOnLiveRelease(trx: Transaction<DB>, trackId: string): Promise<boolean> {
  const place = await trx
    .selectFrom("releaseTrack as place")
    .innerJoin("release", "release.id", "place.releaseId")
    .where("place.trackId", "=", trackId)
    .where(sql<SqlBool>`${BRINGS}`)
    .select("release.id")
    .executeTakeFirst();
  return place !== undefined;
}
