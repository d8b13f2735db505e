import { type Kysely, type Selectable, type SqlBool, sql, type Transaction } from "kysely";
import { compiledPerShape, type ShapedStatement } from "../compiledOnce.ts";
import { newId } from "../ids.ts";
import { type ByIds, idsForOnePlan } from "../idsForOnePlan.ts";
import { givenOf, isOfOneOf } from "../isOfOneOf.ts";
import type { DB } from "../tables.generated.ts";

/** The columns of an artist; statements that bring artists along may bring some of them. */
export const ARTIST_COLUMN_NAMES = ["id", "workspaceId", "name", "avatarKey", "verified"] as const;
export type ArtistColumn = (typeof ARTIST_COLUMN_NAMES)[number];

export interface ArtistRow extends Pick<Selectable<DB["artist"]>, ArtistColumn> {
  /** Present when the reader was asked to bring it along. */
  followerCount?: number;
}

/** Some columns of the artists of the row's own track or release, in their order, for statements that bring artists along. */
export function creditedArtists(of: "track" | "release", columns: readonly ArtistColumn[]) {
  return sql<ArtistRow[]>`(
    select coalesce(json_agg(named), '[]') from (
      select ${sql.join(columns.map((column) => sql.ref(`artist.${column}`)))}
      from ${sql.table(`${of}Artist`)} credit join artist on artist.id = credit."artistId"
      where ${sql.ref(`credit.${of}Id`)} = ${sql.ref(`${of}.id`)}
      order by credit.position
    ) named
  )`.as("artists");
}

/** What comes along with artists in the one statement. */
export interface ArtistCompanions {
  followerCount?: boolean;
}

/** Artists by id. Who has made something public is public; the others are known to their workspace only. */
export function findArtists(
  db: Kysely<DB>,
  ids: readonly string[],
  visible: readonly string[],
  companions: ArtistCompanions = {},
): Promise<ArtistRow[]> {
  return artistsByIds(db, { ids: idsForOnePlan(ids), visible, companions });
}

/** The statement of `findArtists`, for those that do more in one. */
export const ARTISTS_BY_IDS: ShapedStatement<ByIds<ArtistCompanions>, ArtistRow> = {
  shape: ({ companions: { followerCount = false } }) => [followerCount],
  values: ({ ids, visible }) => [ids, givenOf(visible)],
  build: (db, { ids, visible, companions: { followerCount = false } }) =>
    db
      .selectFrom("artist")
      .selectAll()
      .$if(followerCount, (artists) =>
        artists.select(
          sql<number>`(select count(*) from follow where follow."artistId" = artist.id)`.as("followerCount"),
        ),
      )
      .where(sql<SqlBool>`artist.id = any(${ids}::uuid[])`)
      .where(
        sql<SqlBool>`(${isOfOneOf("artist.workspaceId", visible)} or exists (
          select from "trackArtist" join track on track.id = "trackArtist"."trackId"
          where "trackArtist"."artistId" = artist.id and track.visibility <> 'private' and track.state = 'ready'))`,
      ),
};
const artistsByIds = compiledPerShape(ARTISTS_BY_IDS);

/** The artists of each track in their order; one statement for many tracks. */
export function listTrackArtists(
  db: Kysely<DB>,
  trackIds: readonly string[],
): Promise<(ArtistRow & { trackId: string })[]> {
  return db
    .selectFrom("trackArtist")
    .innerJoin("artist", "artist.id", "trackArtist.artistId")
    .where(sql<SqlBool>`"trackArtist"."trackId" = any(${trackIds}::uuid[])`)
    .selectAll("artist")
    .select("trackArtist.trackId")
    .orderBy("trackArtist.position")
    .execute();
}

export function listReleaseArtists(
  db: Kysely<DB>,
  releaseIds: readonly string[],
): Promise<(ArtistRow & { releaseId: string })[]> {
  return db
    .selectFrom("releaseArtist")
    .innerJoin("artist", "artist.id", "releaseArtist.artistId")
    .where(sql<SqlBool>`"releaseArtist"."releaseId" = any(${releaseIds}::uuid[])`)
    .selectAll("artist")
    .select("releaseArtist.releaseId")
    .orderBy("releaseArtist.position")
    .execute();
}

export function listWorkspaceArtists(db: Kysely<DB>, workspaceId: string): Promise<ArtistRow[]> {
  return db.selectFrom("artist").selectAll().where("workspaceId", "=", workspaceId).orderBy("name").execute();
}

export function countFollowers(
  db: Kysely<DB>,
  artistIds: readonly string[],
): Promise<{ artistId: string; count: number }[]> {
  return db
    .selectFrom("follow")
    .where(sql<SqlBool>`"artistId" = any(${artistIds}::uuid[])`)
    .groupBy("artistId")
    .select((eb) => ["artistId", eb.fn.countAll<number>().as("count")])
    .execute();
}

/** The workspace's artists of these names, made where they are new. Names keep the spelling they were first given. */
export async function findOrMakeArtists(
  trx: Transaction<DB>,
  workspaceId: string,
  names: readonly string[],
): Promise<ArtistRow[]> {
  const artists: ArtistRow[] = [];
  for (const name of names) {
    await trx
      .insertInto("artist")
      .values({ id: newId(), workspaceId, name })
      .onConflict((c) => c.doNothing())
      .execute();
    const artist = await trx
      .selectFrom("artist")
      .selectAll()
      .where("workspaceId", "=", workspaceId)
      .where(sql`lower(name)`, "=", name.toLowerCase())
      .executeTakeFirstOrThrow();
    artists.push(artist);
  }
  return artists;
}

/** Replaces the artists of a track; their order is the order of the credits. */
export async function setTrackArtists(
  trx: Transaction<DB>,
  trackId: string,
  artists: readonly ArtistRow[],
): Promise<void> {
  await trx.deleteFrom("trackArtist").where("trackId", "=", trackId).execute();
  if (artists.length === 0) return;
  const rows = artists.map(({ id }, position) => ({ trackId, artistId: id, position }));
  await trx.insertInto("trackArtist").values(rows).execute();
}
