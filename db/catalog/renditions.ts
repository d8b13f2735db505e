import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { DB } from "../tables.generated.ts";

export type RenditionRow = Selectable<DB["rendition"]>;

export function listRenditions(db: Kysely<DB>, trackIds: readonly string[]): Promise<RenditionRow[]> {
  return db
    .selectFrom("rendition")
    .select(COLUMNS)
    .where("trackId", "in", trackIds)
    .unionAll(playableMasters(db).where("id", "in", trackIds))
    .execute();
}

const COLUMNS = ["trackId", "quality", "storageKey", "mimeType", "bytes", "bitrate"] as const;

/** The masters that every browser plays as they are: the quality "lossless" needs no file of its own. */
function playableMasters(db: Kysely<DB>) {
  return db
    .selectFrom("track")
    .select(({ ref }) => [
      "id as trackId",
      sql<string>`'lossless'`.as("quality"),
      "masterKey as storageKey",
      sql<string>`'audio/' || ${ref("masterFormat")}`.as("mimeType"),
      "masterBytes as bytes",
      sql<number>`(${ref("masterBytes")} * 8000 / greatest(${ref("durationMs")}, 1))::integer`.as("bitrate"),
    ])
    .where("masterFormat", "in", ["flac", "wav"])
    .where("state", "in", ["ready", "archived"]);
}

export function listWaveforms(
  db: Kysely<DB>,
  trackIds: readonly string[],
): Promise<Selectable<DB["waveform"]>[]> {
  return db.selectFrom("waveform").selectAll().where("trackId", "in", trackIds).execute();
}

/** Puts the streaming versions and the waveform of a track in place, over whatever an earlier attempt left. */
export async function setRenditions(
  trx: Transaction<DB>,
  trackId: string,
  renditions: Omit<Insertable<DB["rendition"]>, "trackId">[],
  peaks: Uint8Array,
): Promise<void> {
  await trx.deleteFrom("rendition").where("trackId", "=", trackId).execute();
  await trx
    .insertInto("rendition")
    .values(renditions.map((rendition) => ({ ...rendition, trackId })))
    .execute();
  await trx
    .insertInto("waveform")
    .values({ trackId, peaks: Buffer.from(peaks) })
    .onConflict((c) => c.column("trackId").doUpdateSet({ peaks: Buffer.from(peaks) }))
    .execute();
}

export function findRendition(
  db: Kysely<DB>,
  trackId: string,
  quality: string,
): Promise<RenditionRow | undefined> {
  if (quality === "lossless") return playableMasters(db).where("id", "=", trackId).executeTakeFirst();
  return db
    .selectFrom("rendition")
    .select(COLUMNS)
    .where("trackId", "=", trackId)
    .where("quality", "=", quality)
    .executeTakeFirst();
}
