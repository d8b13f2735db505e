import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { Transaction } from "kysely";
import { findUser } from "../../db/accounts/users.ts";
import { isUnfinished } from "../../db/acting/waitingJobs.ts";
import { findOrMakeArtists, setTrackArtists } from "../../db/catalog/artists.ts";
import { setFileTags } from "../../db/catalog/fileTags.ts";
import { listIsrcHolders } from "../../db/catalog/trackBatch.ts";
import { type DraftFields, takeTrackDraft } from "../../db/catalog/trackDrafts.ts";
import { insertTrack } from "../../db/catalog/tracks.ts";
import { findUpload, moveUpload, type UploadRow } from "../../db/catalog/uploads.ts";
import type { DB } from "../../db/tables.generated.ts";
import { AUDIO_FORMATS } from "../../domain/catalog/audio.ts";
import { normaliseIsrc } from "../../domain/catalog/isrc.ts";
import { parseMusicalKey } from "../../domain/catalog/musicalKey.ts";
import { yearProblem } from "../../domain/catalog/recording.ts";
import { MAX_TITLE_LENGTH, tidyArtistNames, trackProblem } from "../../domain/catalog/track.ts";
import { titleFromFileName } from "../../domain/catalog/upload.ts";
import { canChoose, slugNow } from "../../domain/lexicon/currentVocabulary.ts";
import { uploadRefused } from "../../domain/notifications/facts.ts";
import { type Refusal, refusal } from "../../domain/words/refusal.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import type { JobContext } from "../jobContext.ts";
import { type AudioFacts, type AudioTags, UnreadableAudio } from "../providers/audio.ts";
import { FileMissing } from "../providers/FileMissing.ts";
import { notifyUploader } from "./notifyUploader.ts";

/**
 * Looks into a received file and makes a track of it, or refuses it and leaves nothing behind. The track takes the
 * upload's id, so that a second run after a crash finds its own work instead of doing it twice.
 */
export async function ingestUpload(
  context: JobContext,
  { uploadId }: { uploadId: string },
  isLastTry: boolean,
): Promise<void> {
  const { db, services, dataDir } = context;
  const { incoming } = services;
  const from = actingAs("ingest-upload", context);
  const upload = await findUpload(db, uploadId);
  if (upload?.state !== "checking") return incoming.remove(uploadId);
  const folder = path.join(dataDir, "work", `ingest-${uploadId}`);
  try {
    const file = await incoming.localCopy(upload, folder);
    const facts = await services.audio.inspect(file);
    if (upload.replacesTrackId) return void (await act(from, replaceLater, { uploadId }));
    const masterKey = `masters/${uploadId}.${facts.format}`;
    const [masterSha256, { size: masterBytes }] = await Promise.all([sha256Of(file), stat(file)]);
    await services.storage.put(masterKey, file, AUDIO_FORMATS[facts.format].mimeType);
    await act(from, makeTrack, { uploadId, facts, master: { masterKey, masterSha256, masterBytes } });
  } catch (error) {
    const reason = refusalOf(error, isLastTry);
    if (!reason) throw error;
    await act(from, refuseUpload, { uploadId, reason });
    // Kept among the failed jobs: whoever runs the platform has to know of it, too.
    if (error instanceof FileMissing) throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await incoming.remove(uploadId);
}

/** What the person is told; null while another try may help. A server that cannot reach the file leaves it to the next one. */
export function refusalOf(error: unknown, isLastTry: boolean): Refusal | null {
  if (error instanceof UnreadableAudio) return error;
  return error instanceof FileMissing && isLastTry ? refusal("audio.lost") : null;
}

const replaceLater = verb("replaceLater", {
  unaudited: "The upload's own row keeps who sent it and when.",
  may: isSystem,
  async run(act, { uploadId }: { uploadId: string }) {
    const { state } = await act.lock("upload", uploadId);
    // A second run at the same moment, or after a crash, finds what the first asked for.
    if (state !== "checking" || (await isUnfinished(act.trx, "replace-audio", { uploadId })))
      return act.unchanged({ uploadId });
    // The file stays where it is until the new audio is ready.
    act.enqueue("replace-audio", { uploadId });
    return act.done({ uploadId });
  },
});

/** Says why a file was not taken, in the tray and at the bell. */
export const refuseUpload = verb("refuseUpload", {
  unaudited: "The upload's own row keeps why it was refused.",
  may: isSystem,
  async run(act, { uploadId, reason }: { uploadId: string; reason: Refusal }) {
    const { state, workspaceId, replacesTrackId, fileName } = await act.lock("upload", uploadId);
    if (state !== "checking") return act.unchanged({ uploadId });
    await moveUpload(act.trx, uploadId, ["checking"], {
      state: "refused",
      reasonCode: reason.code,
      reasonParams: JSON.stringify(reason.params),
    });
    await notifyUploader(act, uploadId, { source: `upload:${uploadId}`, text: uploadRefused(fileName) });
    act.publish("uploadChanged", workspaceId, { uploadId });
    act.publish("trackChanged", workspaceId, { trackId: replacesTrackId ?? uploadId });
    return act.done({ uploadId });
  },
});

interface Found {
  uploadId: string;
  facts: AudioFacts;
  master: { masterKey: string; masterSha256: string; masterBytes: number };
}

const makeTrack = verb("makeTrack", {
  unaudited: "The upload's own row keeps who sent it and when.",
  may: isSystem,
  async run(act, { uploadId, facts, master }: Found) {
    const { trx } = act;
    const upload = await act.lock("upload", uploadId);
    if (upload.state !== "checking") return act.unchanged({ trackId: uploadId });
    const { workspaceId, fileName } = upload;
    const tags = withDraft(facts.tags, await takeTrackDraft(trx, upload));
    const isrc = await freeIsrc(trx, workspaceId, tags.isrc);
    await insertTrack(trx, {
      ...{ id: uploadId, workspaceId, progress: 0, ...master, masterFormat: facts.format },
      ...describedBy(tags, fileName, act.now),
      isrc,
      ...{ durationMs: Math.round(facts.durationMs), lossless: facts.lossless },
    });
    await setFileTags(trx, uploadId, keptTags({ ...facts.tags, isrc: tags.isrc }));
    const names = await artistNamesFor(trx, upload, tags);
    await setTrackArtists(trx, uploadId, await findOrMakeArtists(trx, workspaceId, names));
    await moveUpload(trx, uploadId, ["checking"], { state: "finished", trackId: uploadId });
    act.enqueue("render-track", { trackId: uploadId });
    act.publish("uploadChanged", workspaceId, { uploadId });
    act.publish("trackChanged", workspaceId, { trackId: uploadId });
    return act.done({ trackId: uploadId });
  },
});

/** The tags of a file as its person has it: what they wrote before it came counts more than what stands in it. */
function withDraft(tags: AudioTags, draft: DraftFields | null): AudioTags {
  if (!draft) return tags;
  const { artistNames, ...fields } = draft;
  return {
    ...tags,
    ...fields,
    ...(fields.isrc && { isrc: normaliseIsrc(fields.isrc) }),
    ...(artistNames && { artists: artistNames }),
  };
}

/** What is kept of the tags beside what the track takes over: proposals where it says otherwise, and the album of its downloads. */
export function keptTags({ album, isrc, year, genre }: AudioTags) {
  return { album, isrc, year, genre };
}

/** A code belongs to one track of a studio: one that another has already stays a proposal. */
async function freeIsrc(
  trx: Transaction<DB>,
  workspaceId: string,
  isrc: string | null,
): Promise<string | null> {
  if (isrc === null) return null;
  return (await listIsrcHolders(trx, [workspaceId], [isrc])).length === 0 ? isrc : null;
}

/** What the tags say, as far as our own rules accept it: an odd BPM or a year to come is left for the person to type. */
function describedBy(tags: AudioTags, fileName: string, now: Date) {
  const title = (tags.title ?? titleFromFileName(fileName)).slice(0, MAX_TITLE_LENGTH);
  const accepted = <Field extends "bpm" | "key">(field: Field, value: AudioTags[Field]) =>
    value !== null && !trackProblem({ [field]: value }) ? value : null;
  return {
    title,
    bpm: accepted("bpm", tags.bpm),
    key: accepted("key", tags.key && parseMusicalKey(tags.key)),
    recordingYear:
      tags.year !== null && yearProblem(tags.year, now.getUTCFullYear()) === null ? tags.year : null,
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
  const user = await findUser(trx, userId);
  return tidyArtistNames([user?.stageName ?? user?.name ?? ""]);
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
