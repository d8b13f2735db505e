import { type Kysely, type SqlBool, sql } from "kysely";
import { DAY_OF_RELEASE } from "../releases/dayOfRelease.ts";
import type { DB } from "../tables.generated.ts";

/** A track with everything that is written into a file of it. */
export interface Song {
  id: string;
  workspaceId: string;
  state: string;
  visibility: string;
  downloadAllowed: boolean;
  masterKey: string;
  masterFormat: string;
  lossless: boolean;
  title: string;
  versionTitle: string | null;
  artistNames: string[];
  disc: number;
  position: number;
  isrc: string | null;
  genre: string | null;
  recordingYear: number | null;
  /** What its file says it is from, and what kind of music it calls itself. */
  fileAlbum: string | null;
  fileGenre: string | null;
  pLineYear: number | null;
  pLineOwner: string | null;
  lyrics: string | null;
  composers: string[];
}

/** A release with what is written into the files of its songs. */
export interface Setting {
  id: string;
  workspaceId: string;
  visibility: string;
  state: string;
  title: string;
  versionTitle: string | null;
  artistNames: string[];
  /** In which it comes out, on the calendar of its own time zone. */
  year: number | null;
  upc: string | null;
  label: string | null;
  coverKey: string | null;
  pLineYear: number | null;
  pLineOwner: string | null;
  cLineYear: number | null;
  cLineOwner: string | null;
  description: string | null;
  creditsText: string | null;
}

const SONG = sql`
  track.id, track."workspaceId", track.state, track.visibility, track."downloadAllowed", track."masterKey", track."masterFormat",
  track.lossless, track."recordingYear",
  (select album from "fileTag" where "trackId" = track.id) as "fileAlbum",
  (select genre from "fileTag" where "trackId" = track.id) as "fileGenre",
  track.title, track."versionTitle", track.isrc, track.genre, track."pLineYear", track."pLineOwner",
  array(select artist.name from "trackArtist" credit join artist on artist.id = credit."artistId"
    where credit."trackId" = track.id order by credit.position) as "artistNames",
  (select plain from lyrics where "trackId" = track.id) as lyrics,
  array(select party.name from "trackWork" heard
    join "workWriter" writer on writer."workId" = heard."workId" and writer.role in ('C', 'CA')
    join party on party.id = writer."partyId"
    where heard."trackId" = track.id group by party.name order by min(heard.position), min(writer.position)) as composers`;

/** The songs of a release in running order. */
export async function listSongs(db: Kysely<DB>, releaseId: string): Promise<Song[]> {
  const { rows } = await sql<Song>`
    select ${SONG}, place.disc, place.position
    from "releaseTrack" place join track on track.id = place."trackId"
    where place."releaseId" = ${releaseId}::uuid order by place.disc, place.position`.execute(db);
  return rows;
}

/** A track by itself, for one that is on no release. */
export async function findSong(db: Kysely<DB>, trackId: string): Promise<Song | undefined> {
  const { rows } = await sql<Song>`
    select ${SONG}, 1 as disc, 1 as position from track where track.id = ${trackId}::uuid`.execute(db);
  return rows[0];
}

/** The release as which a track is taken home: its home. Null for a track on none, undefined for one that is not there. */
export async function homeOf(db: Kysely<DB>, trackId: string): Promise<string | null | undefined> {
  const { rows } = await sql<{ home: string | null }>`
    select place."releaseId" as home from track
    left join "releaseTrack" place on place."trackId" = track.id and place."releaseId" = track."releaseId"
    where track.id = ${trackId}::uuid`.execute(db);
  return rows[0]?.home;
}

/** The release that songs are taken from; undefined when it is not there. */
export async function findSetting(db: Kysely<DB>, id: string): Promise<Setting | undefined> {
  const { rows } = await sql<Setting>`
    select release.id, release."workspaceId", release.visibility, release.state, release.title, release."versionTitle",
      date_part('year', ${DAY_OF_RELEASE})::int as year, release.upc, release.label, release."coverKey", release."pLineYear", release."pLineOwner",
      release."cLineYear", release."cLineOwner", release.description, release."creditsText",
      array(select artist.name from "releaseArtist" credit join artist on artist.id = credit."artistId"
        where credit."releaseId" = release.id order by credit.position) as "artistNames"
    from release where release.id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** Whether the studio of this workspace and its owner are there for others to see. */
export async function isStudioOpen(db: Kysely<DB>, workspaceId: string): Promise<boolean> {
  const { rows } = await sql<{ open: SqlBool }>`
    select true as open from workspace join "user" on "user".id = workspace."ownerId"
    where workspace.id = ${workspaceId}::uuid and workspace."suspendedAt" is null and workspace."deletedAt" is null
      and "user"."suspendedAt" is null`.execute(db);
  return rows.length > 0;
}
