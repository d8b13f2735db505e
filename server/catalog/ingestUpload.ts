import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { findOrMakeArtists, setTrackArtists } from "../../db/catalog/artists.ts";
import { insertTrack } from "../../db/catalog/tracks.ts";
import { moveUpload, type UploadRow } from "../../db/catalog/uploads.ts";
import { AUDIO_FORMATS } from "../../domain/catalog/audio.ts";
import { parseMusicalKey } from "../../domain/catalog/musicalKey.ts";
import { MAX_TITLE_LENGTH, tidyArtistNames, trackProblem } from "../../domain/catalog/track.ts";
import { titleFromFileName } from "../../domain/catalog/upload.ts";
import { canChoose, slugNow } from "../../domain/lexicon/currentVocabulary.ts";
import { uploadRefused } from "../../domain/notifications/facts.ts";
import type { JobContext } from "../jobContext.ts";
import { announce } from "../notifications/notify.ts";
import { type AudioFacts, type AudioTags, UnreadableAudio } from "../providers/audio.ts";
import { incomingFolder, removeIncoming } from "./incomingFiles.ts";
import { tellUploader } from "./tellUploader.ts";

/**
 * Looks into a received file and makes a track of it, or refuses it and leaves nothing behind. The track takes the
 * upload's id, so that a second run after a crash finds its own work instead of doing it twice.
 */
export async function ingestUpload(context: JobContext, { uploadId }: { uploadId: string }): Promise<void> {
  const { db, services, dataDir } = context;
  const upload = await db.selectFrom("upload").selectAll().where("id", "=", uploadId).executeTakeFirst();
  if (upload?.state !== "checking") return removeIncoming(dataDir, uploadId);
  const file = path.join(incomingFolder(dataDir), uploadId);
  try {
    const facts = await services.audio.inspect(file);
    // The file stays where it is until the new audio is ready.
    if (upload.replacesTrackId) return await replaceLater(context, uploadId);
    await makeTrack(context, upload, file, facts);
  } catch (error) {
    if (!(error instanceof UnreadableAudio)) throw error;
    await refuseUpload(context, upload, error.message);
  }
  await removeIncoming(dataDir, uploadId);
  services.events.publish("uploadChanged", upload.workspaceId, { uploadId });
  services.events.publish("trackChanged", upload.workspaceId, { trackId: uploadId });
}

function replaceLater({ db, services }: JobContext, uploadId: string): Promise<void> {
  return db.transaction().execute((trx) => services.jobs.enqueue(trx, "replace-audio", { uploadId }));
}

/** Says why a file was not taken, in the tray and at the bell. */
export async function refuseUpload(
  { db, services }: JobContext,
  { id, fileName }: UploadRow,
  reason: string,
): Promise<void> {
  const notices = await db.transaction().execute(async (trx) => {
    if (!(await moveUpload(trx, id, ["checking"], { state: "refused", reason }))) return [];
    return tellUploader(trx, id, { source: `upload:${id}`, text: uploadRefused(fileName) }, new Date());
  });
  await announce(services, notices);
}

async function makeTrack(
  { db, services }: JobContext,
  upload: UploadRow,
  file: string,
  facts: AudioFacts,
): Promise<void> {
  const masterKey = `masters/${upload.id}.${facts.format}`;
  const [masterSha256, { size }] = await Promise.all([sha256Of(file), stat(file)]);
  await services.storage.put(masterKey, file, AUDIO_FORMATS[facts.format].mimeType);
  await db.transaction().execute(async (trx) => {
    const isOurs = await moveUpload(trx, upload.id, ["checking"], { state: "finished", trackId: null });
    if (!isOurs) return;
    await insertTrack(trx, {
      id: upload.id,
      workspaceId: upload.workspaceId,
      ...describedBy(facts.tags, upload.fileName),
      durationMs: Math.round(facts.durationMs),
      lossless: facts.lossless,
      progress: 0,
      masterKey,
      masterFormat: facts.format,
      masterBytes: size,
      masterSha256,
    });
    const names = await artistNamesFor(trx, upload, facts.tags);
    await setTrackArtists(trx, upload.id, await findOrMakeArtists(trx, upload.workspaceId, names));
    await trx.updateTable("upload").set({ trackId: upload.id }).where("id", "=", upload.id).execute();
    await services.jobs.enqueue(trx, "render-track", { trackId: upload.id });
  });
}

/** What the tags say, as far as our own rules accept it: a wrong ISRC or an odd BPM is left for the person to type. */
function describedBy(tags: AudioTags, fileName: string) {
  const title = (tags.title ?? titleFromFileName(fileName)).slice(0, MAX_TITLE_LENGTH);
  const accepted = <Field extends "bpm" | "key">(field: Field, value: AudioTags[Field]) =>
    value !== null && !trackProblem({ [field]: value }) ? value : null;
  return {
    title,
    bpm: accepted("bpm", tags.bpm),
    key: accepted("key", tags.key && parseMusicalKey(tags.key)),
    genre: tags.genre && canChoose("GENRE", tags.genre) ? slugNow("GENRE", tags.genre) : null,
  };
}

async function artistNamesFor(
  trx: Parameters<typeof setTrackArtists>[0],
  { userId }: UploadRow,
  tags: AudioTags,
): Promise<string[]> {
  const tagged = tidyArtistNames(tags.artists);
  if (tagged.length > 0 && !trackProblem({ artistNames: tagged })) return tagged;
  const user = await trx
    .selectFrom("user")
    .select(["stageName", "name"])
    .where("id", "=", userId)
    .executeTakeFirst();
  return tidyArtistNames([user?.stageName ?? user?.name ?? ""]);
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
