import type { Kysely } from "kysely";
import type { LyricLine } from "../../domain/catalog/lrc.ts";
import type { DB } from "../tables.generated.ts";

export interface LyricsRow {
  trackId: string;
  plain: string;
  timed: LyricLine[] | null;
}

/** The words of tracks that the viewer has already been given. */
export async function findLyrics(db: Kysely<DB>, trackIds: readonly string[]): Promise<LyricsRow[]> {
  const rows = await db
    .selectFrom("lyrics")
    .select(["trackId", "plain", "timed"])
    .where("trackId", "in", trackIds)
    .execute();
  return rows as unknown as LyricsRow[];
}

/** Keeps the words of a track; none at all leave no row. */
export async function writeLyrics(
  db: Kysely<DB>,
  { trackId, plain, timed }: LyricsRow,
  now: Date,
): Promise<void> {
  if (plain === "" && !timed) {
    await db.deleteFrom("lyrics").where("trackId", "=", trackId).execute();
    return;
  }
  const words = { plain, timed: timed && JSON.stringify(timed), updatedAt: now };
  await db
    .insertInto("lyrics")
    .values({ trackId, ...words })
    .onConflict((c) => c.column("trackId").doUpdateSet(words))
    .execute();
}
