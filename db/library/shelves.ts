import { type Kysely, sql } from "kysely";
import { RELEASE_PAGES } from "../publicPages/publicReleases.ts";
import type { DB } from "../tables.generated.ts";
import { IS_OPEN } from "./marks.ts";

export interface LikedTrack {
  id: string;
  title: string;
  versionTitle: string | null;
  durationMs: number;
  genre: string | null;
  releaseId: string | null;
  coverKey: string | null;
  artistNames: string[];
  likedAt: Date;
}

/** The tracks that a person likes and still can come to, the latest first; all of them where `most` is null. */
export async function listLikedTracks(
  db: Kysely<DB>,
  userId: string,
  most: number | null,
): Promise<LikedTrack[]> {
  if (most === null) return await likedTracksAmong(db, userId, null, null);
  const tracks = await likedTracksAmong(db, userId, LOOKED_AT * most, most);
  if (tracks.length === most) return tracks;
  // Fewer likes than were looked at, or most of the latest are of what nobody comes to any more.
  return await likedTracksAmong(db, userId, null, most);
}

/** So many times as many likes are looked at as are asked for: reading their tracks costs more than reading them. */
const LOOKED_AT = 2;

/** Of the latest likes only, where `among` is not null: an index gives them in their order, whatever is known of the tables. */
async function likedTracksAmong(
  db: Kysely<DB>,
  userId: string,
  among: number | null,
  most: number | null,
): Promise<LikedTrack[]> {
  const { rows } = await sql<LikedTrack>`
    with liked as materialized (
      select "trackId", "createdAt" from "trackLike" where "userId" = ${userId}::uuid
      order by "createdAt" desc, "trackId" desc limit ${among}::int
    )
    select track.id, track.title, track."versionTitle", track."durationMs", track.genre, track."releaseId",
      release."coverKey", liked."createdAt" as "likedAt",
      array(select artist.name from "trackArtist" credit join artist on artist.id = credit."artistId"
        where credit."trackId" = track.id order by credit.position) as "artistNames"
    from liked
    join track on track.id = liked."trackId"
    left join release on release.id = track."releaseId"
    where ${IS_OPEN.track}
    order by liked."createdAt" desc, track.id desc limit ${most}::int`.execute(db);
  return rows;
}

export interface SavedRelease {
  id: string;
  title: string;
  versionTitle: string | null;
  type: string;
  genre: string | null;
  coverKey: string | null;
  artistNames: string[];
  handle: string | null;
  slug: string;
  savedAt: Date;
}

/** The releases that a person saved and still can come to, the latest first; all of them where `most` is null. */
export async function listSavedReleases(
  db: Kysely<DB>,
  userId: string,
  most: number | null,
): Promise<SavedRelease[]> {
  const { rows } = await sql<SavedRelease>`
    select release.id, release.title, release."versionTitle", release.type, release.genre, release."coverKey", release.slug,
      page.handle, saved."createdAt" as "savedAt",
      array(select artist.name from "releaseArtist" credit join artist on artist.id = credit."artistId"
        where credit."releaseId" = release.id order by credit.position) as "artistNames"
    from "releaseSave" saved
    join release on release.id = saved."releaseId"
    left join (${RELEASE_PAGES}) page on page.id = release.id
    where saved."userId" = ${userId}::uuid and ${IS_OPEN.release}
    order by saved."createdAt" desc, release.id desc limit ${most}::int`.execute(db);
  return rows;
}

export interface FollowedArtist {
  id: string;
  name: string;
  verified: boolean;
  avatarKey: string | null;
  followedAt: Date;
  level: string;
}

/** The artists whom a person follows and still can come to, the latest first; all of them where `most` is null. */
export async function listFollowedArtists(
  db: Kysely<DB>,
  userId: string,
  most: number | null,
): Promise<FollowedArtist[]> {
  const { rows } = await sql<FollowedArtist>`
    select artist.id, artist.name, artist.verified, artist."avatarKey", follow."createdAt" as "followedAt",
      follow.level
    from follow join artist on artist.id = follow."artistId"
    where follow."userId" = ${userId}::uuid and ${IS_OPEN.artist}
    order by follow."createdAt" desc, artist.id desc limit ${most}::int`.execute(db);
  return rows;
}
