import { rm } from "node:fs/promises";
import path from "node:path";
import { findMeasurement, listUnmeasured, setMeasurement } from "../../db/catalog/measurements.ts";
import { findTrackRow } from "../../db/catalog/tracks.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import type { JobContext } from "../jobContext.ts";
import { isFinal, type MeasuredAudio, UnreadableAudio } from "../providers/audio.ts";
import { FileMissing } from "../providers/FileMissing.ts";
import { localMaster } from "./localMaster.ts";
import { measurementOf } from "./measurementOf.ts";

/** How many older tracks are measured after a start, and then every hour, beside everything else. */
const AT_ONCE = 200;
/** After a start the machine has people to greet first. */
const WAIT_SECONDS = 20;

const enqueueUnmeasured = verb("enqueueUnmeasured", {
  unaudited: "It asks for the server's own work.",
  may: isSystem,
  async run(act, _: object) {
    for (const trackId of await listUnmeasured(act.trx, AT_ONCE))
      act.enqueue("measure-track", { trackId }, WAIT_SECONDS);
    return act.done({});
  },
});

/** Enqueues the tracks that were never measured. */
export async function reconcileMeasurements(context: JobContext): Promise<void> {
  await act(actingAs("reconcile-measurements", context), enqueueUnmeasured, {});
}

type Measured = { trackId: string; masterKey: string; measured: MeasuredAudio | null };

const keepMeasurement = verb("keepMeasurement", {
  unaudited: "The server's own work.",
  may: isSystem,
  async run(act, { trackId, masterKey, measured }: Measured) {
    const track = await act.lock("track", trackId);
    // Measured on audio that was replaced meanwhile.
    if (track.masterKey !== masterKey) return act.unchanged({ trackId });
    const facts = measured ? measurementOf(measured, act.now) : { measuredAt: act.now };
    await setMeasurement(act.trx, trackId, facts);
    act.publish("trackChanged", track.workspaceId, { trackId });
    return act.done({ trackId });
  },
});

/** Measures a track whose streams are there already. A master that cannot be read is left with nothing measured on it. */
export async function measureTrack(
  context: JobContext,
  { trackId }: { trackId: string },
  isLastTry: boolean,
): Promise<void> {
  const { db, services, dataDir } = context;
  const [track, known] = await Promise.all([findTrackRow(db, trackId), findMeasurement(db, trackId)]);
  if (!track || known || !["ready", "archived"].includes(track.state)) return;
  const { masterKey } = track;
  const folder = path.join(dataDir, "work", `measure-${trackId}`);
  let measured: MeasuredAudio | null = null;
  let missing: FileMissing | null = null;
  try {
    measured = await services.audio.measure(await localMaster(services.storage, masterKey, folder));
  } catch (error) {
    // A master that is gone is said to be so once, not every hour.
    if (error instanceof FileMissing && isLastTry) missing = error;
    else if (!(error instanceof UnreadableAudio) && !isFinal(error)) throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await act(actingAs("measure-track", context), keepMeasurement, { trackId, masterKey, measured });
  if (missing) throw missing;
}
