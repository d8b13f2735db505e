import {
  type Compilable,
  type ExpressionBuilder,
  type Insertable,
  type Kysely,
  type RawBuilder,
  type Selectable,
  type SqlBool,
  sql,
  type Transaction,
  type Updateable,
} from "kysely";
import { TRACK_GAPS, type TrackGap, type TrackSort } from "../../domain/catalog/trackFilter.ts";
import { compiledPerShape, type ShapedStatement } from "../compiledOnce.ts";
import { type ByIds, idsForOnePlan } from "../idsForOnePlan.ts";
import { givenOf, isOfOneOf } from "../isOfOneOf.ts";
import {
  alphabetical,
  cursorAt,
  cursorAtText,
  type KeysetPage,
  newestFirst,
  pageValues,
  textPageValues,
} from "../keyset.ts";
import { inReach, type Reach } from "../reach.ts";
import type { DB } from "../tables.generated.ts";
import { type ArtistColumn, type ArtistRow, creditedArtists } from "./artists.ts";
import type { ReleaseColumn, ReleaseRow } from "./releases.ts";

/** The columns of a track; statements that bring tracks along may bring some of them. */
export const TRACK_COLUMN_NAMES = [
  "id",
  "workspaceId",
  "releaseId",
  "title",
  "isrc",
  "durationMs",
  "bpm",
  "key",
  "genre",
  "mood",
  "visibility",
  "state",
  "progress",
  "failureReason",
  "failureCode",
  "failureParams",
  "lossless",
  "version",
  "createdAt",
  "updatedAt",
] as const;
export type TrackColumn = (typeof TRACK_COLUMN_NAMES)[number];

/** Of a track that nothing is wrong with. */
export const NO_FAILURE = { failureReason: null, failureCode: null, failureParams: null } as const;

export interface TrackRow extends Pick<Selectable<DB["track"]>, TrackColumn> {
  /** The cover of the release it is on; null when it has none, or when the list was asked to leave covers out. */
  coverKey: string | null;
  /** Present when the list was asked to bring them along. */
  artists?: ArtistRow[];
  release?: ReleaseRow | null;
}

/** What tracks bring along in their one statement: these columns of it. */
export interface TrackCompanions {
  artists?: readonly ArtistColumn[];
  /** True when not given. */
  cover?: boolean;
  /** All when not given. Some columns stand for all. */
  trackColumns?: readonly TrackColumn[];
}

/** What a page of the catalog brings along in its one statement. */
export interface PageCompanions extends TrackCompanions {
  release?: readonly ReleaseColumn[];
}

export interface TrackFilter {
  text?: string | null | undefined;
  genre?: string | null | undefined;
  mood?: string | null | undefined;
  visibility?: string | null | undefined;
  archived?: boolean | null | undefined;
  key?: string | null | undefined;
  bpmMin?: number | null | undefined;
  bpmMax?: number | null | undefined;
  explicit?: string | null | undefined;
  /** Only tracks that lack all of these. */
  lacking?: readonly TrackGap[] | null | undefined;
}

function tracks(db: Kysely<DB>, columns: readonly TrackColumn[] = TRACK_COLUMN_NAMES) {
  return db
    .selectFrom("track")
    .leftJoin("release", "release.id", "track.releaseId")
    .select(columns.map((column) => `track.${column}` as const));
}

/** The place of a track in the catalog as it is ordered. */
export function trackCursor(sort: TrackSort): (track: TrackRow) => string {
  if (sort === "title") return ({ title, id }) => cursorAtText(title, id);
  return ({ createdAt, updatedAt, id }) => cursorAt(sort === "changed" ? updatedAt : createdAt, id);
}

/** One page of a workspace's catalog. */
export async function listTracks(
  db: Kysely<DB>,
  workspaceId: string,
  filter: TrackFilter,
  page: KeysetPage,
  companions: PageCompanions = {},
  sort: TrackSort = "newest",
): Promise<TrackRow[]> {
  const rows = await trackPages(db, { workspaceId, filter, page, companions, sort });
  const { release = [] } = companions;
  if (release.length > 0) for (const row of rows) row.release = releaseIn(row, release);
  return rows;
}

interface TrackPage {
  workspaceId: string;
  filter: TrackFilter;
  page: KeysetPage;
  companions: PageCompanions;
  sort: TrackSort;
}

const trackPages = compiledPerShape<TrackPage, TrackRow>({
  shape: ({ filter, page, sort, companions: { artists = [], release = [], cover = true } }) => [
    Boolean(filter.archived),
    sort,
    gapsOf(filter).join("+"),
    page.limit,
    Boolean(page.inverted),
    artists.join("+"),
    release.join("+"),
    cover,
  ],
  values: ({ workspaceId, filter, page, sort }) => [
    workspaceId,
    ...filterValues(filter),
    ...(sort === "title" ? textPageValues(page) : pageValues(page)),
  ],
  build(db, { workspaceId, filter, page, companions, sort }) {
    // As columns of the join that is there anyway: as JSON the page would cost PostgreSQL half as much again.
    const beside = (companions.release ?? []).map((column) =>
      sql.ref(besideName(column)).as(besideName(column)),
    );
    const all = tracks(db).where(matchesFilter(workspaceId, filter)).select(beside);
    const query = withCompanions(all, companions);
    return inOrder(query, page, sort) as Compilable<TrackRow>;
  },
});

function besideName<Column extends ReleaseColumn>(column: Column) {
  return `release.${column}` as const;
}

/** The release that a row has beside its own columns; null when there is none. Some columns of it stand for all. */
function releaseIn(row: object, columns: readonly ReleaseColumn[]): ReleaseRow | null {
  const beside = row as Record<string, unknown>;
  if (!beside["release.id"]) return null;
  const release: Record<string, unknown> = {};
  for (const column of columns) release[column] = beside[besideName(column)];
  return release as unknown as ReleaseRow;
}

function inOrder(query: ReturnType<typeof tracks>, page: KeysetPage, sort: TrackSort) {
  if (sort === "title") return alphabetical(query, "track", page, "title");
  return newestFirst(query, "track", page, sort === "changed" ? "updatedAt" : "createdAt");
}

/** The tracks of a release in running order, as far as `visible` workspaces and the public may see them. */
export function listReleaseTracks(
  db: Kysely<DB>,
  releaseId: string,
  visible: readonly string[],
  companions: TrackCompanions = {},
): Promise<TrackRow[]> {
  const query = withCompanions(tracks(db), companions)
    .innerJoin("releaseTrack as place", "place.trackId", "track.id")
    .innerJoin("release as shown", "shown.id", "place.releaseId")
    .where("place.releaseId", "=", releaseId)
    .where("track.state", "!=", "archived")
    // Who came by the link of an unlisted release came by that of its unlisted tracks.
    .where((eb) =>
      eb.or([
        trackIsVisible(visible, ["public"]),
        eb.and([eb("shown.visibility", "=", "unlisted"), trackIsVisible([], ["unlisted"])]),
      ]),
    )
    .orderBy("place.disc")
    .orderBy("place.position");
  return query.execute() as Promise<TrackRow[]>;
}

/** Tracks by id. A link opens unlisted ones too; private ones are as absent for strangers as missing ones. */
export function findTracks(
  db: Kysely<DB>,
  ids: readonly string[],
  visible: readonly string[],
  companions: TrackCompanions = {},
): Promise<TrackRow[]> {
  return tracksByIds(db, { ids: idsForOnePlan(ids), visible, companions });
}

const BY_LINK = ["public", "unlisted"];

/** The statement of `findTracks`, for those that do more in one. */
export const TRACKS_BY_IDS: ShapedStatement<ByIds<TrackCompanions>, TrackRow> = {
  shape: ({ companions: { artists = [], cover = true, trackColumns = [] } }) => [
    artists.join("+"),
    cover,
    trackColumns.join("+"),
  ],
  values: ({ ids, visible }) => [ids, givenOf(visible)],
  build: (db, { ids, visible, companions }) =>
    withCompanions(tracks(db, companions.trackColumns), companions)
      .where(sql<SqlBool>`track.id = any(${ids}::uuid[])`)
      .where(trackIsVisible(visible, BY_LINK)) as Compilable<TrackRow>,
};
const tracksByIds = compiledPerShape(TRACKS_BY_IDS);

/** SQL for "this viewer may see the track": a member of its workspace, or anybody once it is ready and not private. */
export function trackIsVisible(workspaceIds: readonly string[], toEverybody: readonly string[]) {
  return sql<SqlBool>`(${isOfOneOf("track.workspaceId", workspaceIds)} or (track.visibility in (${sql.join(toEverybody.map(sql.lit))}) and track.state = 'ready'))`;
}

export async function countTracks(db: Kysely<DB>, workspaceId: string, filter: TrackFilter): Promise<number> {
  const { count } = await db
    .selectFrom("track")
    .where(matchesFilter(workspaceId, filter))
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** SQL for "the track is in this workspace's catalog and the filter lets it through". */
export function matchesFilter(workspaceId: string, filter: TrackFilter) {
  const [genre, mood, visibility, title, key, bpmMin, bpmMax, explicit] = filterValues(filter);
  return (eb: ExpressionBuilder<DB, "track">) =>
    eb.and([
      eb("track.workspaceId", "=", workspaceId),
      // Written out: a plan made for any state would expect almost no rows and sort them all.
      eb("track.state", filter.archived ? "=" : "!=", sql.lit("archived")),
      ...(genre ? [eb("track.genre", "=", genre)] : []),
      ...(mood ? [eb("track.mood", "=", mood)] : []),
      ...(visibility ? [eb("track.visibility", "=", visibility)] : []),
      ...(title ? [eb("track.title", "ilike", title)] : []),
      ...(key ? [eb("track.key", "=", key)] : []),
      ...(bpmMin === null ? [] : [eb("track.bpm", ">=", bpmMin)]),
      ...(bpmMax === null ? [] : [eb("track.bpm", "<=", bpmMax)]),
      ...(explicit ? [eb("track.explicit", "=", explicit)] : []),
      ...gapsOf(filter).map((gap) => GAPS[gap]),
    ]);
}

const GAPS: Record<TrackGap, RawBuilder<SqlBool>> = {
  isrc: sql`track.isrc is null`,
  pLine: sql`(track."pLineYear" is null or track."pLineOwner" is null)`,
  lossless: sql`not track.lossless`,
  release: sql`track."releaseId" is null`,
};

/** Each once and in one order: they are part of the text of a statement. */
function gapsOf({ lacking }: TrackFilter): TrackGap[] {
  return TRACK_GAPS.filter((gap) => lacking?.includes(gap));
}

/** The values of a filter in the order in which `matchesFilter` takes them. */
function filterValues({ text, genre, mood, visibility, key, bpmMin, bpmMax, explicit }: TrackFilter) {
  const part = text?.trim();
  return [
    genre || null,
    mood || null,
    visibility || null,
    part ? `%${escapeLike(part)}%` : null,
    key || null,
    bpmMin ?? null,
    bpmMax ?? null,
    explicit || null,
  ] as const;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}

function withCompanions(query: ReturnType<typeof tracks>, { artists = [], cover = true }: TrackCompanions) {
  return query
    .$if(cover, (tracks) => tracks.select("release.coverKey"))
    .$if(artists.length > 0, (tracks) => tracks.select(creditedArtists("track", artists)));
}

export function insertTrack(
  db: Kysely<DB>,
  track: Insertable<DB["track"]>,
): Promise<Selectable<DB["track"]>> {
  return db.insertInto("track").values(track).returningAll().executeTakeFirstOrThrow();
}

/** The track for a change, held until the transaction ends; undefined where it is out of reach. */
export function lockTrack(trx: Transaction<DB>, id: string, reach: Reach) {
  return trx
    .selectFrom("track")
    .selectAll()
    .where("id", "=", id)
    .where(inReach(reach))
    .forUpdate()
    .executeTakeFirst();
}

/** Several tracks for a change, held in one order until the transaction ends; those of other workspaces are left out. */
export function lockTracks(trx: Transaction<DB>, ids: readonly string[], reach: Reach) {
  return trx
    .selectFrom("track")
    .select(["id", "workspaceId", "isrc"])
    .where("id", "in", ids)
    .where(inReach(reach))
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** The whole track for whoever works on it in the background. */
export function findTrackRow(db: Kysely<DB>, id: string) {
  return db.selectFrom("track").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Shows how far the preparation of a track is, while it is prepared. Returns the workspace. */
export async function setProgress(db: Kysely<DB>, id: string, percent: number): Promise<string | undefined> {
  const track = await db
    .updateTable("track")
    .set({ progress: percent })
    .where("id", "=", id)
    .where("state", "=", "processing")
    .returning("workspaceId")
    .executeTakeFirst();
  return track?.workspaceId;
}

export async function deleteTrack(db: Kysely<DB>, id: string): Promise<void> {
  await db.deleteFrom("track").where("id", "=", id).execute();
}

/** Writes the change and counts the version up. */
export async function updateTrack(
  db: Kysely<DB>,
  id: string,
  change: Updateable<DB["track"]>,
  now: Date,
): Promise<void> {
  await db
    .updateTable("track")
    .set((eb) => ({ ...change, version: eb("version", "+", 1), updatedAt: now }))
    .where("id", "=", id)
    .execute();
}
