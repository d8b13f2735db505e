import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import type { Selectable } from "kysely";
import { setMeasurement } from "../../db/catalog/measurements.ts";
import { setRenditions } from "../../db/catalog/renditions.ts";
import { updateTrack } from "../../db/catalog/tracks.ts";
import { moveUpload } from "../../db/catalog/uploads.ts";
import { refreshSearchDocs } from "../../db/search/searchDocs.ts";
import type { DB } from "../../db/tables.generated.ts";
import { trackFailed, uploadRefused } from "../../domain/notifications/facts.ts";
import type { JobContext } from "../jobContext.ts";
import { log } from "../log.ts";
import { announce } from "../notifications/notify.ts";
import { UnreadableAudio } from "../providers/audio.ts";
import { localMaster } from "./localMaster.ts";
import { measurementOf } from "./measurementOf.ts";
import { storeRenditions } from "./storeRenditions.ts";
import { tellUploader } from "./tellUploader.ts";

const PROGRESS_STEP = 10;
export const RENDER_FAILED = "We could not prepare this track for listening. Please try again.";

/** Makes the streaming versions and the waveform of a track. Progress is visible; a bad file leaves with everything it brought. */
export async function renderTrack(
  context: JobContext,
  { trackId }: { trackId: string },
  isLastTry: boolean,
): Promise<void> {
  const { db, services, dataDir } = context;
  const track = await db.selectFrom("track").selectAll().where("id", "=", trackId).executeTakeFirst();
  if (track?.state !== "processing") return;
  const folder = path.join(dataDir, "work", trackId);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  try {
    await render(context, track, folder);
  } catch (error) {
    if (error instanceof UnreadableAudio) await refuseTrack(context, track, error.message);
    else if (isLastTry) {
      log.error("render", { trackId, error });
      await failTrack(context, track);
    } else throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
    services.events.publish("trackChanged", track.workspaceId, { trackId });
    services.events.publish("uploadChanged", track.workspaceId, { uploadId: trackId });
  }
}

type Track = Selectable<DB["track"]>;

async function render({ db, services }: JobContext, track: Track, folder: string): Promise<void> {
  const master = await localMaster(services.storage, track.masterKey, folder);
  const { renditions, peaks, durationMs, facts, measurement } = await services.audio.render(
    master,
    folder,
    progressOf({ db, services }, track),
  );
  const stored = await storeRenditions(services.storage, `streams/${track.id}`, renditions);
  await db.transaction().execute(async (trx) => {
    const now = new Date();
    await setRenditions(trx, track.id, stored, peaks);
    if (measurement) await setMeasurement(trx, track.id, measurementOf({ facts, measurement }, now));
    const change = {
      state: "ready",
      progress: null,
      failureReason: null,
      durationMs: Math.round(durationMs),
    };
    await updateTrack(trx, track.id, change, now);
    await refreshSearchDocs(trx, "track", [track.id]);
  });
}

/** Writes a step of ten percent at most once: people watch, the database does not suffer. */
function progressOf({ db, services }: Pick<JobContext, "db" | "services">, { id, workspaceId }: Track) {
  let shown = 0;
  return (percent: number) => {
    const step = Math.floor(percent / PROGRESS_STEP) * PROGRESS_STEP;
    if (step <= shown) return;
    shown = step;
    db.updateTable("track")
      .set({ progress: step })
      .where("id", "=", id)
      .where("state", "=", "processing")
      .execute()
      .then(
        () => services.events.publish("trackChanged", workspaceId, { trackId: id }),
        // A step that could not be shown is no reason to stop the work.
        () => {},
      );
  };
}

async function failTrack({ db, services }: JobContext, { id, title }: Track): Promise<void> {
  const now = new Date();
  const change = { state: "failed", progress: null, failureReason: RENDER_FAILED };
  const notices = await db.transaction().execute(async (trx) => {
    await updateTrack(trx, id, change, now);
    return tellUploader(trx, id, { source: `render:${id}:${now.getTime()}`, text: trackFailed(title) }, now);
  });
  await announce(services, notices);
}

/** The file turned out to be no good while it was decoded: the track goes, its place in the plan is free again. */
async function refuseTrack({ db, services }: JobContext, track: Track, reason: string): Promise<void> {
  const notices = await db.transaction().execute(async (trx) => {
    const news = { source: `upload:${track.id}`, text: uploadRefused(track.title) };
    const notices = await tellUploader(trx, track.id, news, new Date());
    await moveUpload(trx, track.id, ["finished"], { state: "refused", reason, trackId: null });
    await trx.deleteFrom("track").where("id", "=", track.id).execute();
    await refreshSearchDocs(trx, "track", [track.id]);
    return notices;
  });
  await announce(services, notices);
  await services.storage.delete(track.masterKey);
}
