import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import type { Selectable } from "kysely";
import { setMeasurement } from "../../db/catalog/measurements.ts";
import { setRenditions } from "../../db/catalog/renditions.ts";
import { deleteTrack, findTrackRow, NO_FAILURE, setProgress, updateTrack } from "../../db/catalog/tracks.ts";
import { moveUpload } from "../../db/catalog/uploads.ts";
import type { DB } from "../../db/tables.generated.ts";
import { trackFailed, uploadRefused } from "../../domain/notifications/facts.ts";
import { type Refusal, refusal } from "../../domain/words/refusal.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { isSystem } from "../acting/actor.ts";
import { type Act, verb } from "../acting/verb.ts";
import { isDiskFull } from "../diskFull.ts";
import type { JobContext } from "../jobContext.ts";
import { log } from "../log.ts";
import { isFinal, type RenderedAudio, UnfinishedAudio, UnreadableAudio } from "../providers/audio.ts";
import { FileMissing } from "../providers/FileMissing.ts";
import { localMaster } from "./localMaster.ts";
import { measurementOf } from "./measurementOf.ts";
import { notifyUploader } from "./notifyUploader.ts";
import { storeRenditions } from "./storeRenditions.ts";

const PROGRESS_STEP = 10;

/** Makes the streaming versions and the waveform of a track. Progress is visible; a bad file leaves with everything it brought. */
export async function renderTrack(
  context: JobContext,
  { trackId }: { trackId: string },
  isLastTry: boolean,
): Promise<void> {
  const { db, dataDir } = context;
  const from = actingAs("render-track", context);
  const track = await findTrackRow(db, trackId);
  if (track?.state !== "processing") return;
  const folder = path.join(dataDir, "work", trackId);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  try {
    await render(context, track, folder);
  } catch (error) {
    if (error instanceof UnreadableAudio) {
      await act(from, refuseTrack, { trackId, reason: error });
    } else if (isLastTry || isFinal(error)) {
      log.error("render", { trackId, error });
      await act(from, failTrack, { trackId, reason: failureOf(error) });
      // Kept among the failed jobs: whoever runs the platform has to know of it, too.
      if (error instanceof FileMissing) throw error;
    } else throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Why nothing can be heard yet although the file may be fine. Its master stays, and the person can ask for another try. */
function failureOf(error: unknown): Refusal {
  if (error instanceof FileMissing) return refusal("audio.masterLost");
  if (isDiskFull(error)) return refusal("audio.diskFull");
  return refusal(error instanceof UnfinishedAudio ? "audio.unfinished" : "audio.notPrepared");
}

async function render(context: JobContext, { id, masterKey }: Selectable<DB["track"]>, folder: string) {
  const { storage, audio } = context.services;
  const master = await localMaster(storage, masterKey, folder);
  const rendered = await audio.render(master, folder, progressOf(context, id));
  const renditions = await storeRenditions(storage, `streams/${id}`, rendered.renditions);
  await act(actingAs("render-track", context), openTrack, { trackId: id, rendered, renditions });
}

const showProgress = verb("showProgress", {
  unaudited: "The server's own work, of an upload that names who sent it.",
  may: isSystem,
  async run(act, { trackId, percent }: { trackId: string; percent: number }) {
    const workspaceId = await setProgress(act.trx, trackId, percent);
    if (workspaceId) act.publish("trackChanged", workspaceId, { trackId });
    return act.done({ trackId });
  },
});

/** Writes a step of ten percent at most once: people watch, the database does not suffer. */
function progressOf(context: JobContext, trackId: string) {
  let shown = 0;
  return (percent: number) => {
    const step = Math.floor(percent / PROGRESS_STEP) * PROGRESS_STEP;
    if (step <= shown) return;
    shown = step;
    // A step that could not be shown is no reason to stop the work.
    act(actingAs("render-track", context), showProgress, { trackId, percent: step }).catch(() => {});
  };
}

interface Rendered {
  trackId: string;
  rendered: RenderedAudio;
  renditions: Awaited<ReturnType<typeof storeRenditions>>;
}

const openTrack = verb("openTrack", {
  unaudited: "The server's own work, of an upload that names who sent it.",
  may: isSystem,
  async run(act, { trackId, rendered: { facts, measurement, durationMs, peaks }, renditions }: Rendered) {
    const { trx, now } = act;
    const { state, workspaceId } = await act.lock("track", trackId);
    // Another run was faster, and its audio may have been replaced since.
    if (state !== "processing" && state !== "failed") return act.unchanged({ trackId });
    await setRenditions(trx, trackId, renditions, peaks);
    if (measurement) await setMeasurement(trx, trackId, measurementOf({ facts, measurement }, now));
    const change = { state: "ready", progress: null, ...NO_FAILURE };
    await updateTrack(trx, trackId, { ...change, durationMs: Math.round(durationMs) }, now);
    act.refreshSearch("track", [trackId]);
    publishBoth(act, workspaceId, trackId);
    return act.done({ trackId });
  },
});

const failTrack = verb("failTrack", {
  unaudited: "The track's own row keeps why.",
  may: isSystem,
  async run(act, { trackId, reason }: { trackId: string; reason: Refusal }) {
    const { state, title, workspaceId } = await act.lock("track", trackId);
    if (state !== "processing") return act.unchanged({ trackId });
    const { code, params } = reason;
    const kept = { failureReason: null, failureCode: code, failureParams: JSON.stringify(params) };
    const change = { state: "failed", progress: null, ...kept };
    await updateTrack(act.trx, trackId, change, act.now);
    const source = `render:${trackId}:${act.now.getTime()}`;
    await notifyUploader(act, trackId, { source, text: trackFailed(title) });
    publishBoth(act, workspaceId, trackId);
    return act.done({ trackId });
  },
});

/** The file turned out to be no good while it was decoded: the track goes, its place in the plan is free again. */
const refuseTrack = verb("refuseTrack", {
  unaudited: "The upload's own row keeps why it was refused.",
  may: isSystem,
  async run(act, { trackId, reason }: { trackId: string; reason: Refusal }) {
    const { state, title, workspaceId, masterKey } = await act.lock("track", trackId);
    if (state !== "processing") return act.unchanged({ trackId });
    await notifyUploader(act, trackId, { source: `upload:${trackId}`, text: uploadRefused(title) });
    await moveUpload(act.trx, trackId, ["finished"], {
      ...{ state: "refused", trackId: null },
      ...{ reasonCode: reason.code, reasonParams: JSON.stringify(reason.params) },
    });
    await deleteTrack(act.trx, trackId);
    act.enqueue("clear-audio", { keys: [masterKey] });
    act.refreshSearch("track", [trackId]);
    publishBoth(act, workspaceId, trackId);
    return act.done({ trackId });
  },
});

function publishBoth({ publish }: Pick<Act, "publish">, workspaceId: string, id: string): void {
  publish("trackChanged", workspaceId, { trackId: id });
  publish("uploadChanged", workspaceId, { uploadId: id });
}
