import { type Kysely, type SqlBool, sql, type Transaction } from "kysely";
import { type SubjectKey, subjectKey, subjectOf } from "../../domain/sales/subjects.ts";
import type { DB } from "../tables.generated.ts";

/** A track or a release as a sheet shows it. */
export interface SplitSubject {
  key: SubjectKey;
  title: string;
  /** Whose cover is shown, and where it is drawn from. */
  coverId: string;
  coverKey: string | null;
  genre: string | null;
  studio: string;
}

/** What some subjects are called now; those that are gone are left out. */
export async function findSplitSubjects(
  db: Kysely<DB>,
  keys: readonly string[],
): Promise<Map<string, SplitSubject>> {
  const subjects = keys.flatMap((key) => subjectOf(key) ?? []);
  const idsOf = (kind: string) => subjects.filter((each) => each.kind === kind).map(({ id }) => id);
  const { rows } = await sql<Omit<SplitSubject, "key"> & { kind: "track" | "release"; id: string }>`
    select 'track' as kind, track.id, track.title, coalesce(home.id, track.id) as "coverId", home."coverKey", track.genre,
      workspace.name as studio
    from track join workspace on workspace.id = track."workspaceId" left join release home on home.id = track."releaseId"
    where track.id = any(${idsOf("track")}::uuid[])
    union all
    select 'release', release.id, release.title, release.id, release."coverKey", release.genre, workspace.name
    from release join workspace on workspace.id = release."workspaceId"
    where release.id = any(${idsOf("release")}::uuid[])`.execute(db);
  return new Map(
    rows.map(({ kind, id, ...row }) => {
      const key = subjectKey({ kind, id });
      return [key, { ...row, key }];
    }),
  );
}

/** The songs of a release in running order, with their lengths in milliseconds; a song that is there twice stands once. */
export async function listSongs(
  db: Kysely<DB>,
  releaseId: string,
): Promise<{ trackId: string; durationMs: number; times: number }[]> {
  return db
    .selectFrom("releaseTrack as place")
    .innerJoin("track", "track.id", "place.trackId")
    .where("place.releaseId", "=", releaseId)
    .select(["place.trackId", "track.durationMs"])
    .select((eb) => eb.fn.countAll<number>().as("times"))
    .groupBy(["place.trackId", "track.durationMs"])
    .orderBy(sql`min(place.disc)`)
    .orderBy(sql`min(place.position)`)
    .orderBy("place.trackId")
    .execute();
}

export async function findAlbumSplit(db: Kysely<DB>, releaseId: string): Promise<"length" | "count"> {
  const row = await db
    .selectFrom("release")
    .select("albumSplit")
    .where("id", "=", releaseId)
    .executeTakeFirst();
  return row?.albumSplit === "count" ? "count" : "length";
}

export async function setAlbumSplit(
  trx: Transaction<DB>,
  releaseId: string,
  albumSplit: "length" | "count",
): Promise<void> {
  await trx.updateTable("release").set({ albumSplit }).where("id", "=", releaseId).execute();
}

/** By release. */
export async function listAlbumSplits(db: Kysely<DB>, releaseIds: readonly string[]) {
  return db
    .selectFrom("release")
    .select(["id", "albumSplit"])
    .where(sql<SqlBool>`id = any(${releaseIds}::uuid[])`)
    .execute();
}
