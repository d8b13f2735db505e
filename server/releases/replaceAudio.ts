import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import type { Transaction } from "kysely";
import { setFileTags } from "../../db/catalog/fileTags.ts";
import { insertMasterVersion, listAudioKeys, listLivePlaces } from "../../db/catalog/masterVersions.ts";
import { deleteMeasurement, setMeasurement } from "../../db/catalog/measurements.ts";
import { setRenditions } from "../../db/catalog/renditions.ts";
import { lockTrack, NO_FAILURE, updateTrack } from "../../db/catalog/tracks.ts";
import { findUpload, moveUpload, type UploadRow } from "../../db/catalog/uploads.ts";
import { newId } from "../../db/ids.ts";
import { insertRevision } from "../../db/releases/releases.ts";
import type { DB } from "../../db/tables.generated.ts";
import { AUDIO_FORMATS } from "../../domain/catalog/audio.ts";
import { isKept } from "../../domain/catalog/uploadStage.ts";
import { refusal } from "../../domain/words/refusal.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import { clearAudio } from "../catalog/clearAudio.ts";
import { keptTags, refusalOf, refuseUpload, sha256Of } from "../catalog/ingestUpload.ts";
import { measurementOf } from "../catalog/measurementOf.ts";
import { storeRenditions } from "../catalog/storeRenditions.ts";
import { isDiskFull } from "../diskFull.ts";
import type { JobContext } from "../jobContext.ts";
import { log } from "../log.ts";
import { type AudioTags, isFinal, type RenderedAudio, UnreadableAudio } from "../providers/audio.ts";
import { FileMissing } from "../providers/FileMissing.ts";

/** Listeners may hold an address of the old streams for as long as one is remembered, and be in the middle of a song. */
const CLEAR_AFTER_SECONDS = 15 * 60;

/**
 * Prepares the new audio beside the old, which stays audible, and puts it in its place in one transaction. The track keeps
 * its id, its plays and everything that is said of it. A file that is no good, or a track that is gone, leaves all as it was;
 * so does a fault of ours, and the file stays for another try.
 */
export async function replaceAudio(
  context: JobContext,
  { uploadId }: { uploadId: string },
  isLastTry: boolean,
): Promise<void> {
  const { db, dataDir } = context;
  const upload = await findUpload(db, uploadId);
  if (upload?.state !== "checking" || !upload.replacesTrackId) return;
  const folder = path.join(dataDir, "work", uploadId);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  try {
    await replace(context, upload, upload.replacesTrackId, folder);
  } catch (error) {
    const refused = refusalOf(error, isLastTry);
    if (!refused && !isLastTry && !isFinal(error)) throw error;
    if (!refused) log.error("replace", { uploadId, error });
    const reason = refused ?? refusal(isDiskFull(error) ? "audio.diskFull" : "audio.notReplaced");
    await act(actingAs("replace-audio", context), refuseUpload, { uploadId, reason });
    if (error instanceof FileMissing) throw error;
    // Our fault: its person may have it tried again.
    if (isKept(reason)) return;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await context.services.incoming.remove(uploadId);
}

async function replace(context: JobContext, upload: UploadRow, trackId: string, folder: string) {
  const { services } = context;
  const file = await services.incoming.localCopy(upload, folder);
  const { format, lossless, tags } = await services.audio.inspect(file);
  const [rendered, masterSha256] = await Promise.all([
    services.audio.render(file, folder, () => {}),
    sha256Of(file),
  ]);
  const masterKey = `masters/${upload.id}.${format}`;
  await services.storage.put(masterKey, file, AUDIO_FORMATS[format].mimeType);
  const renditions = await storeRenditions(
    services.storage,
    `streams/${trackId}/${upload.id}`,
    rendered.renditions,
  );
  const master = { masterKey, masterFormat: format, masterSha256, lossless };
  const audio = { upload, trackId, master, tags, rendered, renditions };
  const clear = () =>
    clearAudio(context, { keys: [masterKey, ...renditions.map(({ storageKey }) => storageKey)] });
  const { isPut } = await act(actingAs("replace-audio", context), putAudio, audio).catch(async (error) => {
    // Of another error nobody knows whether the track has it now: the next try stores the same files, or finds its work done.
    if (error instanceof UnreadableAudio) await clear();
    throw error;
  });
  // A run at the same moment, which stored the same files, may have put them in their place.
  if (!isPut) await clear();
}

interface NewAudio {
  upload: UploadRow;
  trackId: string;
  master: { masterKey: string; masterFormat: string; masterSha256: string; lossless: boolean };
  tags: AudioTags;
  rendered: RenderedAudio;
  renditions: Awaited<ReturnType<typeof storeRenditions>>;
}

const putAudio = verb("putAudio", {
  unaudited: "The upload's own row keeps who sent it, and a release that is out its revision.",
  may: isSystem,
  async run(act, { upload, trackId, master, tags, rendered, renditions }: NewAudio) {
    const { trx, now } = act;
    const track = await lockTrack(trx, trackId, [upload.workspaceId]);
    const isOurs = track && (await moveUpload(trx, upload.id, ["checking"], { state: "finished", trackId }));
    if (!track || !isOurs) return act.done({ isPut: false as boolean });
    if (track.state === "processing") throw new UnreadableAudio(refusal("uploads.cannotReplace"));
    const old = await listAudioKeys(trx, trackId);
    await revise(trx, upload, { before: track.masterSha256, after: master.masterSha256 }, now);
    await insertMasterVersion(trx, {
      id: newId(),
      trackId,
      format: track.masterFormat,
      bytes: track.masterBytes,
      sha256: track.masterSha256,
      durationMs: track.durationMs,
      replacedAt: now,
    });
    // What stands is the artist's word: the new file only proposes.
    await setFileTags(trx, trackId, keptTags(tags));
    await setRenditions(trx, trackId, renditions, rendered.peaks);
    const { facts, measurement } = rendered;
    if (measurement) await setMeasurement(trx, trackId, measurementOf({ facts, measurement }, now));
    // Nothing that was measured on the old audio may stay; the hourly look measures the new one.
    else await deleteMeasurement(trx, trackId);
    const length = { masterBytes: Number(upload.bytes), durationMs: Math.round(rendered.durationMs) };
    const state = track.state === "failed" ? { state: "ready", ...NO_FAILURE } : {};
    await updateTrack(trx, trackId, { ...master, ...length, ...state }, now);
    act.refreshSearch("track", [trackId]);
    act.enqueue("clear-audio", { keys: old }, CLEAR_AFTER_SECONDS);
    act.publish("uploadChanged", upload.workspaceId, { uploadId: upload.id });
    act.publish("trackChanged", upload.workspaceId, { trackId });
    return act.done({ isPut: true });
  },
});

/** What changes on releases that are out is written down, with the reason. */
async function revise(
  trx: Transaction<DB>,
  { replacesTrackId: trackId, replaceReason: reason, userId }: UploadRow,
  { before, after }: { before: string; after: string },
  now: Date,
): Promise<void> {
  const releases = await listLivePlaces(trx, [trackId!]);
  // The release went out while the file was on its way.
  if (releases.length > 0 && !reason) throw new UnreadableAudio(refusal("uploads.reasonNeeded"));
  for (const { releaseId } of releases)
    await insertRevision(trx, {
      id: newId(),
      releaseId,
      userId,
      reason: reason!,
      before: JSON.stringify({ audio: before, trackId }),
      after: JSON.stringify({ audio: after, trackId }),
      createdAt: now,
    });
}
