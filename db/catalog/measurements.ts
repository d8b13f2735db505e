import type { Insertable, Kysely, Selectable, Transaction } from "kysely";
import type { DB } from "../tables.generated.ts";

export type MeasurementRow = Selectable<DB["measurement"]>;

/** Puts what was measured on a track's sound in place, over what was measured before. */
export async function setMeasurement(
  trx: Transaction<DB>,
  trackId: string,
  measured: Omit<Insertable<DB["measurement"]>, "trackId">,
): Promise<void> {
  await trx
    .insertInto("measurement")
    .values({ ...measured, trackId })
    .onConflict((c) => c.column("trackId").doUpdateSet(measured))
    .execute();
}

/** Forgets what was measured: it was of other audio. */
export async function deleteMeasurement(trx: Transaction<DB>, trackId: string): Promise<void> {
  await trx.deleteFrom("measurement").where("trackId", "=", trackId).execute();
}

export function listMeasurements(db: Kysely<DB>, trackIds: readonly string[]): Promise<MeasurementRow[]> {
  return db.selectFrom("measurement").selectAll().where("trackId", "in", trackIds).execute();
}

export function findMeasurement(db: Kysely<DB>, trackId: string): Promise<MeasurementRow | undefined> {
  return db.selectFrom("measurement").selectAll().where("trackId", "=", trackId).executeTakeFirst();
}

/** Tracks that can be heard and were never measured, oldest first: those from before this was done, and the demo's. */
export async function listUnmeasured(db: Kysely<DB>, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("track")
    .leftJoin("measurement", "measurement.trackId", "track.id")
    .select("track.id")
    .where("measurement.trackId", "is", null)
    .where("track.state", "in", ["ready", "archived"])
    .orderBy("track.id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
