import {
  type Insertable,
  type Kysely,
  type Selectable,
  type SqlBool,
  sql,
  type Transaction,
  type Updateable,
} from "kysely";
import type { ArtistRow } from "../catalog/artists.ts";
import { inReach, type Reach } from "../reach.ts";
import type { DB } from "../tables.generated.ts";

/** A whole release, with its days and times as people write them. */
export type WholeRelease = Omit<
  Selectable<DB["release"]>,
  "releaseDay" | "originalReleaseDay" | "releaseTime"
> & { releaseDay: string | null; originalReleaseDay: string | null; releaseTime: string };

/** The release for a change, held until the transaction ends; undefined unless it is in reach. */
export async function lockRelease(
  trx: Transaction<DB>,
  id: string,
  reach: Reach,
): Promise<WholeRelease | undefined> {
  const release = await trx
    .selectFrom("release")
    .selectAll()
    .where("id", "=", id)
    .where(inReach(reach))
    .forUpdate()
    .executeTakeFirst();
  // Days come as text (db/open.ts); a time carries seconds that nobody wrote.
  return release && ({ ...release, releaseTime: release.releaseTime.slice(0, 5) } as unknown as WholeRelease);
}

/** The places in addresses that begin with this word and are taken in the workspace. */
export async function takenSlugs(db: Kysely<DB>, workspaceId: string, slug: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom("release")
    .select("slug")
    .where("workspaceId", "=", workspaceId)
    .where(sql<SqlBool>`starts_with(slug, ${slug})`)
    .execute();
  return new Set(rows.map((row) => row.slug));
}

/** Holds the workspace, so that names and codes that are unique in it are given one after the other. */
export async function lockReleasesOf(trx: Transaction<DB>, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('releases of ' || ${workspaceId}::text, 0))`.execute(
    trx,
  );
}

export async function insertRelease(trx: Transaction<DB>, release: Insertable<DB["release"]>): Promise<void> {
  await trx.insertInto("release").values(release).execute();
}

/** Writes the change and counts the version up. */
export async function writeRelease(
  trx: Transaction<DB>,
  id: string,
  change: Updateable<DB["release"]>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable("release")
    .set((eb) => ({ ...change, version: eb("version", "+", 1), updatedAt: now }))
    .where("id", "=", id)
    .execute();
}

/** Deletes a release; its tracks stay in the catalog. */
export async function deleteRelease(trx: Transaction<DB>, id: string): Promise<void> {
  await trx.updateTable("track").set({ releaseId: null }).where("releaseId", "=", id).execute();
  await trx.deleteFrom("release").where("id", "=", id).execute();
  await trx.deleteFrom("searchDoc").where("entityId", "=", id).execute();
}

/** Replaces the artists of a release; their order is the order of the credits. */
export async function setReleaseArtists(
  trx: Transaction<DB>,
  releaseId: string,
  artists: readonly Pick<ArtistRow, "id">[],
): Promise<void> {
  await trx.deleteFrom("releaseArtist").where("releaseId", "=", releaseId).execute();
  if (artists.length === 0) return;
  const rows = artists.map(({ id }, position) => ({ releaseId, artistId: id, position }));
  await trx.insertInto("releaseArtist").values(rows).execute();
}

/** Who is credited on these tracks, whoever comes first on most of them first. */
export async function artistsOfTracks(
  db: Kysely<DB>,
  trackIds: readonly string[],
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select "artistId" as id from "trackArtist" where "trackId" = any(${trackIds}::uuid[]) and position = 0
    group by "artistId" order by count(*) desc, "artistId" limit 20`.execute(db);
  return rows;
}

/** Whether a release shows the cover with this key: a copy of a release may show the same. */
export async function isCoverShown(db: Kysely<DB>, coverKey: string): Promise<boolean> {
  const shown = await db
    .selectFrom("release")
    .select("id")
    .where("coverKey", "=", coverKey)
    .executeTakeFirst();
  return shown !== undefined;
}

export async function insertRevision(
  trx: Transaction<DB>,
  revision: Insertable<DB["releaseRevision"]>,
): Promise<void> {
  await trx.insertInto("releaseRevision").values(revision).execute();
}
