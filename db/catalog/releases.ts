import { type Kysely, type Selectable, type SqlBool, sql, type Transaction } from "kysely";
import { compiledPerShape, type ShapedStatement } from "../compiledOnce.ts";
import { type ByIds, idsForOnePlan } from "../idsForOnePlan.ts";
import { givenOf, isOfOneOf } from "../isOfOneOf.ts";
import { type KeysetPage, newestFirst } from "../keyset.ts";
import type { DB } from "../tables.generated.ts";
import { type ArtistColumn, type ArtistRow, creditedArtists } from "./artists.ts";

/** The columns of a release that lists show; its pages read the rest apart. Statements may bring along some of them. */
export const RELEASE_COLUMN_NAMES = [
  "id",
  "workspaceId",
  "slug",
  "title",
  "versionTitle",
  "type",
  "upc",
  "date",
  "genre",
  "coverKey",
  "visibility",
  "state",
  "version",
] as const;

export type ReleaseColumn = (typeof RELEASE_COLUMN_NAMES)[number];

export interface ReleaseRow extends Pick<Selectable<DB["release"]>, ReleaseColumn> {
  /** Present when the reader was asked to bring them along. */
  artists?: ArtistRow[];
  trackCount?: number;
}

/** The same for statements that name the table. */
export const RELEASE_COLUMNS = RELEASE_COLUMN_NAMES.map((column) => `release.${column}` as const);

/** What comes along with releases in the one statement. */
export interface ReleaseCompanions {
  artists?: readonly ArtistColumn[];
  trackCount?: boolean;
}

export function findReleases(
  db: Kysely<DB>,
  ids: readonly string[],
  visible: readonly string[],
  companions: ReleaseCompanions = {},
): Promise<ReleaseRow[]> {
  return releasesByIds(db, { ids: idsForOnePlan(ids), visible, companions });
}

/** The statement of `findReleases`, for those that do more in one. */
export const RELEASES_BY_IDS: ShapedStatement<ByIds<ReleaseCompanions>, ReleaseRow> = {
  shape: ({ companions: { artists = [], trackCount = false } }) => [artists.join("+"), trackCount],
  values: ({ ids, visible, companions: { trackCount } }) => [
    trackCount ? givenOf(visible) : null,
    ids,
    givenOf(visible),
  ],
  build: (db, { ids, visible, companions: { artists = [], trackCount = false } }) =>
    db
      .selectFrom("release")
      .select(RELEASE_COLUMNS)
      .$if(artists.length > 0, (releases) => releases.select(creditedArtists("release", artists)))
      .$if(trackCount, (releases) =>
        releases.select(
          sql<number>`(select count(*) from "releaseTrack" join track on track.id = "releaseTrack"."trackId"
            where "releaseTrack"."releaseId" = release.id and ${countsOn(visible)})`.as("trackCount"),
        ),
      )
      .where(sql<SqlBool>`release.id = any(${ids}::uuid[])`)
      .where(releaseIsVisible(visible)),
};
const releasesByIds = compiledPerShape(RELEASES_BY_IDS);

/** SQL for "the track is counted on its release for this viewer". */
function countsOn(visible: readonly string[]) {
  return sql<SqlBool>`(track.state <> 'archived' and (${isOfOneOf("track.workspaceId", visible)} or (track.state = 'ready' and
    (track.visibility = 'public' or (track.visibility = 'unlisted' and release.visibility = 'unlisted')))))`;
}

/** SQL for "this viewer may see the release". */
export function releaseIsVisible(workspaceIds: readonly string[]) {
  return sql<SqlBool>`(${isOfOneOf("release.workspaceId", workspaceIds)} or release.visibility <> 'private')`;
}

// A preorder shows its page, and stands among what is out on its day.
export const isHeardByAll = sql<SqlBool>`(release.visibility = 'public' and release.date is not null and release.state <> 'preorder')`;

/** What the public can hear, newest first by release date. */
export function listNewReleases(db: Kysely<DB>, page: KeysetPage): Promise<ReleaseRow[]> {
  const releases = db.selectFrom("release").select(RELEASE_COLUMNS).where(isHeardByAll);
  return newestFirst(releases, "release", page, "date").execute() as Promise<ReleaseRow[]>;
}

export async function countNewReleases(db: Kysely<DB>): Promise<number> {
  const { count } = await db
    .selectFrom("release")
    .where(isHeardByAll)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** What the public can hear of these workspaces, newest first by release date. */
export function listPublicReleases(
  db: Kysely<DB>,
  workspaceIds: readonly string[],
  page: KeysetPage,
): Promise<ReleaseRow[]> {
  const releases = db.selectFrom("release").select(RELEASE_COLUMNS).where(isPublicOf(workspaceIds));
  return newestFirst(releases, "release", page, "date").execute() as Promise<ReleaseRow[]>;
}

export async function countPublicReleases(db: Kysely<DB>, workspaceIds: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom("release")
    .where(isPublicOf(workspaceIds))
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** What the public can hear of the artists that this person follows, newest first by release date. */
export function listFollowedReleases(
  db: Kysely<DB>,
  userId: string,
  page: KeysetPage,
): Promise<ReleaseRow[]> {
  const releases = followedReleases(db, userId).select(RELEASE_COLUMNS);
  return newestFirst(releases, "release", page, "date").execute() as Promise<ReleaseRow[]>;
}

export async function countFollowedReleases(db: Kysely<DB>, userId: string): Promise<number> {
  const { count } = await followedReleases(db, userId)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

function followedReleases(db: Kysely<DB>, userId: string) {
  return db
    .selectFrom("release")
    .where(isHeardByAll)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("releaseArtist")
          .innerJoin("follow", "follow.artistId", "releaseArtist.artistId")
          .whereRef("releaseArtist.releaseId", "=", "release.id")
          .where("follow.userId", "=", userId)
          .select("follow.artistId"),
      ),
    );
}

function isPublicOf(workspaceIds: readonly string[]) {
  return sql<SqlBool>`release."workspaceId" = any(${workspaceIds}::uuid[]) and ${isHeardByAll}`;
}

/** How many tracks of each release this viewer can see. */
export function countReleaseTracks(
  db: Kysely<DB>,
  releaseIds: readonly string[],
  visible: readonly string[],
): Promise<{ releaseId: string; count: number }[]> {
  return db
    .selectFrom("releaseTrack")
    .innerJoin("track", "track.id", "releaseTrack.trackId")
    .innerJoin("release", "release.id", "releaseTrack.releaseId")
    .where(sql<SqlBool>`"releaseTrack"."releaseId" = any(${releaseIds}::uuid[])`)
    .where(countsOn(visible))
    .groupBy("releaseTrack.releaseId")
    .select((eb) => ["releaseTrack.releaseId", eb.fn.countAll<number>().as("count")])
    .execute();
}

/** Tracks of a release in running order, on its first disc after those that are there. */
export async function addToRelease(
  trx: Transaction<DB>,
  releaseId: string,
  trackIds: readonly string[],
): Promise<void> {
  if (trackIds.length === 0) return;
  await sql`
    insert into "releaseTrack" ("releaseId", "trackId", position)
    select ${releaseId}::uuid, "trackId", there.last + place
    from unnest(${trackIds}::uuid[]) with ordinality as given("trackId", place),
      (select coalesce(max(position), 0) as last from "releaseTrack" where "releaseId" = ${releaseId}::uuid and disc = 1) there
  `.execute(trx);
}
