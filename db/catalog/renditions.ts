import type { Insertable, Kysely, Selectable, Transaction } from "kysely";
import type { DB } from "../tables.generated.ts";

export type RenditionRow = Selectable<DB["rendition"]>;

export function listRenditions(db: Kysely<DB>, trackIds: readonly string[]): Promise<RenditionRow[]> {
  return db.selectFrom("rendition").selectAll().where("trackId", "in", trackIds).execute();
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
  return db
    .selectFrom("rendition")
    .selectAll()
    .where("trackId", "=", trackId)
    .where("quality", "=", quality)
    .executeTakeFirst();
}
