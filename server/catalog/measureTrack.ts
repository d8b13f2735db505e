import { rm } from "node:fs/promises";
import path from "node:path";
import { listUnmeasured, setMeasurement } from "../../db/catalog/measurements.ts";
import type { JobContext } from "../jobContext.ts";
import { type MeasuredAudio, UnreadableAudio } from "../providers/audio.ts";
import { localMaster } from "./localMaster.ts";
import { measurementOf } from "./measurementOf.ts";

/** How many older tracks are measured after a start, and then every hour, beside everything else. */
const AT_ONCE = 200;
/** After a start the machine has people to greet first. */
const WAIT_SECONDS = 20;

/** Enqueues the tracks that were never measured. */
export async function tendMeasurements({ db, services }: JobContext): Promise<void> {
  const trackIds = await listUnmeasured(db, AT_ONCE);
  await db.transaction().execute(async (trx) => {
    for (const trackId of trackIds)
      await services.jobs.enqueue(trx, "measure-track", { trackId }, WAIT_SECONDS);
  });
}

/** Measures a track whose streams are there already. A master that cannot be read is left with nothing measured on it. */
export async function measureTrack(
  { db, services, dataDir }: JobContext,
  { trackId }: { trackId: string },
): Promise<void> {
  const track = await db
    .selectFrom("track")
    .leftJoin("measurement", "measurement.trackId", "track.id")
    .select(["track.masterKey", "track.workspaceId", "track.state", "measurement.trackId as measured"])
    .where("track.id", "=", trackId)
    .executeTakeFirst();
  if (!track || track.measured || !["ready", "archived"].includes(track.state)) return;
  const folder = path.join(dataDir, "work", `measure-${trackId}`);
  let measured: MeasuredAudio | null = null;
  try {
    measured = await services.audio.measure(await localMaster(services.storage, track.masterKey, folder));
  } catch (error) {
    if (!(error instanceof UnreadableAudio)) throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const now = new Date();
  await db.transaction().execute(async (trx) => {
    const isThere = await trx
      .selectFrom("track")
      .select("id")
      .where("id", "=", trackId)
      .where("masterKey", "=", track.masterKey)
      .forShare()
      .executeTakeFirst();
    if (isThere)
      await setMeasurement(trx, trackId, measured ? measurementOf(measured, now) : { measuredAt: now });
  });
  services.events.publish("trackChanged", track.workspaceId, { trackId });
}
