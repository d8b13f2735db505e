import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import { DAY_OF_RELEASE } from "../releases/dayOfRelease.ts";
import type { DB } from "../tables.generated.ts";

/** A track of a release as everybody sees it. */
export interface PublicTrackRow {
  id: string;
  title: string;
  versionTitle: string | null;
  disc: number;
  position: number;
  durationMs: number;
  isrc: string | null;
  updatedAt: string;
  artistNames: string[];
}

/** A release as everybody sees it, at the address of its studio's owner. */
export interface PublicRelease {
  id: string;
  workspaceId: string;
  handle: string;
  slug: string;
  title: string;
  versionTitle: string | null;
  type: string;
  state: string;
  visibility: string;
  date: Date | null;
  /** On the calendar of its own time zone, such as 2027-01-01. */
  day: string | null;
  genre: string | null;
  description: string | null;
  upc: string | null;
  label: string | null;
  coverKey: string | null;
  coverAlt: string | null;
  hideFromSearch: boolean;
  artistNames: string[];
  /** In running order: those that everybody who sees the release may hear. */
  tracks: PublicTrackRow[];
}

// A page stands as long as the person whose address it is at shows themselves: one rule for every page of a release.
const SHOWN = sql`
  release
  join workspace on workspace.id = release."workspaceId" and workspace."suspendedAt" is null and workspace."deletedAt" is null
  join "user" as owner on owner.id = workspace."ownerId" and owner."suspendedAt" is null
  join profile on profile."userId" = owner.id and profile."isPublic"`;

const NAMES_OF_RELEASE = sql<string[]>`array(
  select artist.name from "releaseArtist" credit join artist on artist.id = credit."artistId"
  where credit."releaseId" = release.id order by credit.position)`;

/** SQL for "whoever may see this release may hear this track". */
const HEARD = sql<SqlBool>`(track.state = 'ready' and (track.visibility = 'public'
  or (track.visibility = 'unlisted' and release.visibility = 'unlisted')))`;

const TRACKS = sql<PublicTrackRow[]>`coalesce((
  select json_agg(json_build_object(
    'id', track.id, 'title', track.title, 'versionTitle', track."versionTitle", 'disc', place.disc,
    'position', place.position, 'durationMs', track."durationMs", 'isrc', track.isrc, 'updatedAt', track."updatedAt",
    'artistNames', array(select artist.name from "trackArtist" credit join artist on artist.id = credit."artistId"
      where credit."trackId" = track.id order by credit.position)
  ) order by place.disc, place.position)
  from "releaseTrack" place join track on track.id = place."trackId"
  where place."releaseId" = release.id and ${HEARD}), '[]'::json)`;

async function findOne(db: Kysely<DB>, which: RawBuilder<SqlBool>): Promise<PublicRelease | undefined> {
  const { rows } = await sql<PublicRelease>`
    select release.id, release."workspaceId", profile.handle, release.slug, release.title, release."versionTitle",
      release.type, release.state, release.visibility, release.date, ${DAY_OF_RELEASE}::text as day, release.genre, release.description, release.upc,
      release.label, release."coverKey", release."coverAlt", release."hideFromSearch",
      ${NAMES_OF_RELEASE} as "artistNames", ${TRACKS} as tracks
    from ${SHOWN}
    where release.visibility <> 'private' and ${which}
    order by workspace."createdAt", release.id limit 1`.execute(db);
  return rows[0];
}

/** The release at an address. Missing and hidden ones are alike: undefined. A handle that its owner gave up leads there, too. */
export function findPublicRelease(
  db: Kysely<DB>,
  handle: string,
  slug: string,
): Promise<PublicRelease | undefined> {
  return findOne(db, sql<SqlBool>`release.slug = ${slug} and profile."userId" = ${ownerAt(handle)}`);
}

function ownerAt(handle: string) {
  return sql`coalesce(
    (select "userId" from profile where handle = ${handle}),
    (select "userId" from "handleRedirect" where "oldHandle" = ${handle}))`;
}

/**
 * The release with this id, or the one through which everybody hears the track with this id. A public track leads to no release that
 * only those with its link are to find.
 */
export function findPublicReleaseOf(db: Kysely<DB>, id: string): Promise<PublicRelease | undefined> {
  return findOne(
    db,
    sql<SqlBool>`release.id = coalesce(
      (select id from release where id = ${id}::uuid),
      (select release.id from track
        join "releaseTrack" place on place."trackId" = track.id
        join release on release.id = place."releaseId" and release.visibility <> 'private'
        where track.id = ${id}::uuid and ${HEARD} and (release.visibility = 'public' or track.visibility = 'unlisted')
        order by (track."releaseId" = release.id) desc, (release.visibility = 'public') desc, release.id limit 1))`,
  );
}

/** Rows of a release's id, and the handle and slug of the page where everybody finds it; one without a page is left out. */
export const RELEASE_PAGES = sql`
  select release.id, profile.handle, release.slug from ${SHOWN} where release.visibility <> 'private'`;

/** Where everybody finds these releases; one without a page is left out. */
export async function listReleasePages(
  db: Kysely<DB>,
  ids: readonly string[],
): Promise<{ id: string; handle: string; slug: string }[]> {
  const { rows } = await sql<{ id: string; handle: string; slug: string }>`
    ${RELEASE_PAGES} and release.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

/** Where everybody finds these tracks, on their home release before others and on public ones only. */
export async function listTrackPages(
  db: Kysely<DB>,
  ids: readonly string[],
): Promise<{ id: string; handle: string; slug: string; disc: number; position: number }[]> {
  const { rows } = await sql<{ id: string; handle: string; slug: string; disc: number; position: number }>`
    select distinct on (track.id) track.id, profile.handle, release.slug, place.disc, place.position
    from ${SHOWN}
    join "releaseTrack" place on place."releaseId" = release.id
    join track on track.id = place."trackId"
    where track.id = any(${ids}::uuid[]) and release.visibility = 'public' and ${HEARD}
    order by track.id, (track."releaseId" = release.id) desc, release.id`.execute(db);
  return rows;
}

/** Public music that is out, of the same artists first, then of the same genre, the newest first. */
export async function listRelated(db: Kysely<DB>, id: string, most: number): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    with asked as (select id, "workspaceId", genre from release where id = ${id}::uuid),
    names as (
      select lower(artist.name) as name, asked."workspaceId" from asked
      join "releaseArtist" credit on credit."releaseId" = asked.id join artist on artist.id = credit."artistId"),
    kin as (
      select release.id, 0 as distance, release.date from names
      join artist on artist."workspaceId" = names."workspaceId" and lower(artist.name) = names.name
      join "releaseArtist" credit on credit."artistId" = artist.id
      join release on release.id = credit."releaseId"
      where release.visibility = 'public' and release.state <> 'preorder' and release.date is not null
      union all
      (select release.id, 1, release.date from asked join release on release.genre = asked.genre
      where release.visibility = 'public' and release.state <> 'preorder' and release.date is not null
      order by release.date desc limit ${most + 1}))
    select kin.id from kin join ${SHOWN} on release.id = kin.id
    where kin.id <> ${id}::uuid and not release."hideFromSearch"
    group by kin.id order by min(kin.distance), max(kin.date) desc, kin.id limit ${most}`.execute(db);
  return rows;
}
