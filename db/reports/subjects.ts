import { type Kysely, type SqlBool, sql } from "kysely";
import type { AiDisclosure } from "../../domain/catalog/aiDisclosure.ts";
import { type ReportSubject, SONGS_MAX } from "../../domain/reports/report.ts";
import { IS_OPEN } from "../library/marks.ts";
import type { DB } from "../tables.generated.ts";

/** What a song says of AI; null while its artist has not answered. */
export interface SaidSong {
  trackId: string;
  title: string;
  disclosure: AiDisclosure | null;
}

/** Something that can be reported, as it stands. */
export interface Subject {
  workspaceId: string;
  title: string;
  artistNames: string[];
}

const CREDITS = {
  track: { table: "trackArtist", column: "trackId" },
  release: { table: "releaseArtist", column: "releaseId" },
} as const;

/** What everybody can come to, of a studio in good standing; undefined for the rest, whatever it is. */
export async function findSubject(
  db: Kysely<DB>,
  kind: ReportSubject,
  id: string,
): Promise<Subject | undefined> {
  const { table, column } = CREDITS[kind];
  const { rows } = await sql<Subject>`
    select thing."workspaceId", thing.title, array(
      select artist.name from ${sql.table(table)} credit join artist on artist.id = credit."artistId"
      where credit.${sql.ref(column)} = thing.id order by credit.position) as "artistNames"
    from (select ${sql.table(kind)}.* from ${sql.table(kind)} where id = ${id}::uuid and ${IS_OPEN[kind]}) thing
    join workspace on workspace.id = thing."workspaceId" and workspace."suspendedAt" is null
      and workspace."deletedAt" is null`.execute(db);
  return rows[0];
}

/** What a thing says of AI, song by song: a track by itself, of a release those that everybody can hear. */
export async function saidOf(db: Kysely<DB>, kind: ReportSubject, id: string): Promise<SaidSong[]> {
  const songs = db
    .selectFrom("track")
    .select(["track.id as trackId", "track.title", "track.aiDisclosure as disclosure"])
    .limit(SONGS_MAX);
  const rows =
    kind === "track"
      ? await songs.where("track.id", "=", id).execute()
      : await songs
          .innerJoin("releaseTrack as place", "place.trackId", "track.id")
          .where("place.releaseId", "=", id)
          .where(sql<SqlBool>`${IS_OPEN.track}`)
          .orderBy("place.disc")
          .orderBy("place.position")
          .execute();
  return rows as SaidSong[];
}
