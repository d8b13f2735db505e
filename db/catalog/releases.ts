import { type Kysely, type Selectable, type SqlBool, sql } from "kysely";
import { type KeysetPage, newestFirst } from "../keyset.ts";
import type { DB } from "../tables.generated.ts";

/** Without its times: a release that came along with a track carries them as JSON text. */
export type ReleaseRow = Omit<Selectable<DB["release"]>, "createdAt" | "updatedAt">;

export function findReleases(
  db: Kysely<DB>,
  ids: readonly string[],
  visible: readonly string[],
): Promise<ReleaseRow[]> {
  return db
    .selectFrom("release")
    .selectAll()
    .where("id", "in", ids)
    .where(releaseIsVisible(visible))
    .execute();
}

/** SQL for "this viewer may see the release". */
export function releaseIsVisible(workspaceIds: readonly string[]) {
  return sql<SqlBool>`(release."workspaceId" = any(${workspaceIds}::uuid[]) or release.visibility <> 'private')`;
}

/** What the public can hear, newest first by release date. */
export function listNewReleases(db: Kysely<DB>, page: KeysetPage): Promise<ReleaseRow[]> {
  const releases = db
    .selectFrom("release")
    .selectAll()
    .where("visibility", "=", "public")
    .where("date", "is not", null);
  return newestFirst(releases, "release", page, "date").execute() as Promise<ReleaseRow[]>;
}

export async function countNewReleases(db: Kysely<DB>): Promise<number> {
  const { count } = await db
    .selectFrom("release")
    .where("visibility", "=", "public")
    .where("date", "is not", null)
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
  const releases = db.selectFrom("release").selectAll().where(isPublicOf(workspaceIds));
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

function isPublicOf(workspaceIds: readonly string[]) {
  return sql<SqlBool>`release."workspaceId" = any(${workspaceIds}::uuid[]) and release.visibility = 'public' and release.date is not null`;
}

/** How many tracks of each release this viewer can see. */
export function countReleaseTracks(
  db: Kysely<DB>,
  releaseIds: readonly string[],
  visible: readonly string[],
): Promise<{ releaseId: string | null; count: number }[]> {
  return db
    .selectFrom("track")
    .where("releaseId", "in", releaseIds)
    .where("state", "!=", "archived")
    .where(
      sql<SqlBool>`("workspaceId" = any(${visible}::uuid[]) or (visibility = 'public' and state = 'ready'))`,
    )
    .groupBy("releaseId")
    .select((eb) => ["releaseId", eb.fn.countAll<number>().as("count")])
    .execute();
}
