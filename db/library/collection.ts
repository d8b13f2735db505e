import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import { isHeardByAll, RELEASE_COLUMNS, type ReleaseRow } from "../catalog/releases.ts";
import { TRACK_COLUMN_NAMES, type TrackRow } from "../catalog/tracks.ts";
import { type KeysetPage, newestFirst } from "../keyset.ts";
import type { DB } from "../tables.generated.ts";

/** A thing of a collection with the moment at which it came there. */
export type Collected<Row> = Row & { collectedAt: Date };

/** The tracks of a collection that everybody may hear, the latest first. */
export function listCollectedTracks(
  db: Kysely<DB>,
  userId: string,
  page: KeysetPage,
): Promise<Collected<TrackRow>[]> {
  const tracks = collectedTracks(db, userId)
    .leftJoin("release", "release.id", "track.releaseId")
    .select(TRACK_COLUMN_NAMES.map((column) => `track.${column}` as const))
    .select(["release.coverKey", "kept.collectedAt"]);
  return newestFirst(tracks, "kept", page, "collectedAt").execute() as Promise<Collected<TrackRow>[]>;
}

/** The releases of a collection that everybody finds, the latest first. */
export function listCollectedReleases(
  db: Kysely<DB>,
  userId: string,
  page: KeysetPage,
): Promise<Collected<ReleaseRow>[]> {
  const releases = collectedReleases(db, userId).select(RELEASE_COLUMNS).select("kept.collectedAt");
  return newestFirst(releases, "kept", page, "collectedAt").execute() as Promise<Collected<ReleaseRow>[]>;
}

export const countCollectedTracks = (db: Kysely<DB>, userId: string) => count(collectedTracks(db, userId));
export const countCollectedReleases = (db: Kysely<DB>, userId: string) =>
  count(collectedReleases(db, userId));

async function count(collected: SelectQueryBuilder<DB, "workspace", object>): Promise<number> {
  const { all } = await collected.select(sql<number>`count(*)`.as("all")).executeTakeFirstOrThrow();
  return all;
}

function collectedTracks(db: Kysely<DB>, userId: string) {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom("trackLike")
        .where("userId", "=", userId)
        .select(["trackId as id", "createdAt as collectedAt"])
        .as("kept"),
    )
    .innerJoin("track", "track.id", "kept.id")
    .innerJoin("workspace", "workspace.id", "track.workspaceId")
    .where("track.visibility", "=", sql.lit("public"))
    .where("track.state", "=", sql.lit("ready"))
    .where("workspace.suspendedAt", "is", null)
    .where("workspace.deletedAt", "is", null);
}

function collectedReleases(db: Kysely<DB>, userId: string) {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom("releaseSave")
        .where("userId", "=", userId)
        .select(["releaseId as id", "createdAt as collectedAt"])
        .as("kept"),
    )
    .innerJoin("release", "release.id", "kept.id")
    .innerJoin("workspace", "workspace.id", "release.workspaceId")
    .where(isHeardByAll)
    .where("workspace.suspendedAt", "is", null)
    .where("workspace.deletedAt", "is", null);
}
