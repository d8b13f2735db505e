import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { findAsker } from "../../db/downloads/asker.ts";
import {
  dropUnused,
  dropWishes,
  findWish,
  moveWish,
  type PreparedFile,
  putPreparedFile,
  takePreparedFiles,
} from "../../db/downloads/preparedFiles.ts";
import type { Song } from "../../db/downloads/songs.ts";
import {
  DOWNLOAD_FORMATS,
  type DownloadFormat,
  KEPT_DAYS,
  WISH_HOURS,
} from "../../domain/downloads/format.ts";
import { type Refusal, refusal } from "../../domain/words/refusal.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import { localMaster } from "../catalog/localMaster.ts";
import { isDiskFull } from "../diskFull.ts";
import type { JobContext } from "../jobContext.ts";
import { log } from "../log.ts";
import { sharp } from "../media/sharp.ts";
import { type CoverFile, isFinal } from "../providers/audio.ts";
import { FileMissing } from "../providers/FileMissing.ts";
import { findParcel, type Parcel } from "./mayDownload.ts";
import { retagMp3 } from "./retagMp3.ts";
import { songFile } from "./songFile.ts";

/** Large enough for every player's screen, small enough for a tag. */
const COVER_SIDE = 1000;
const HOUR_MS = 3_600_000;

const OWN_WORK = { unaudited: "The files of a download are the server's own work.", may: isSystem } as const;

const moveOn = verb("moveDownload", {
  ...OWN_WORK,
  async run(
    act,
    { wishId, failure, ...change }: { wishId: string; state?: string; progress?: number; failure?: Refusal },
  ) {
    const kept = failure && { failureCode: failure.code, failureParams: JSON.stringify(failure.params) };
    await moveWish(act.trx, wishId, { ...change, ...kept });
    return act.done({});
  },
});

/** Keeps a file that was made. Answers with the key of the one before it. */
const keepFile = verb("keepPreparedFile", {
  ...OWN_WORK,
  run: async (act, file: PreparedFile) => act.done({ old: await putPreparedFile(act.trx, file, act.now) }),
});

const dropOld = verb("dropOldDownloads", {
  ...OWN_WORK,
  async run(act, _: object) {
    const before = (hours: number) => new Date(act.now.getTime() - hours * HOUR_MS);
    const keys = await dropUnused(act.trx, before(KEPT_DAYS * 24));
    await dropWishes(act.trx, before(WISH_HOURS));
    return act.done({ keys });
  },
});

/** Makes the files that a wish lacks, one after the other; whoever waits sees how far it is. */
export async function prepareFiles(
  context: JobContext,
  { wishId }: { wishId: string },
  isLastTry: boolean,
): Promise<void> {
  const { db, dataDir } = context;
  const from = actingAs("prepare-download", context);
  const fail = (failure: Refusal) => act(from, moveOn, { wishId, state: "failed", failure });
  const wish = await findWish(db, wishId);
  if (wish?.state !== "preparing") return;
  const folder = path.join(dataDir, "work", `download-${wishId}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  try {
    // Asked again: between the wish and the work it may have been taken back.
    const parcel = await findParcel(db, await findAsker(db, wish.userId), wish);
    if (!parcel?.mayHave) return void (await fail(refusal("downloads.notGiven")));
    await makeAll(context, parcel, wish.format as DownloadFormat, folder, (progress) =>
      act(from, moveOn, { wishId, progress }),
    );
    await act(from, moveOn, { wishId, state: "ready", progress: 100 });
  } catch (error) {
    if (!isLastTry && !isFinal(error)) throw error;
    log.error("download", { wishId, error });
    await fail(refusal(isDiskFull(error) ? "general.diskFull" : "downloads.failed"));
    if (error instanceof FileMissing) throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function makeAll(
  context: JobContext,
  parcel: Parcel,
  format: DownloadFormat,
  folder: string,
  show: (percent: number) => Promise<unknown>,
): Promise<void> {
  const { db } = context;
  const setting = parcel.setting?.id ?? parcel.songs[0]!.id;
  const ids = parcel.songs.map(({ id }) => id);
  const there = await takePreparedFiles(db, ids, { setting, format }, new Date());
  const known = new Map(there.map((file) => [file.trackId, file.fingerprint]));
  const missing = parcel.songs.filter(
    (song) => known.get(song.id) !== songFile(song, parcel, format).fingerprint,
  );
  const cover = missing.length > 0 ? await coverIn(context, parcel, folder) : null;
  let shown = 0;
  for (const [at, song] of missing.entries()) {
    await make(context, parcel, song, { format, setting, cover, folder }, (percent) => {
      const all = Math.min(99, Math.floor((at * 100 + percent) / missing.length));
      if (all < shown + 5) return;
      shown = all;
      // A step that could not be shown is no reason to stop the work.
      show(all).catch(() => {});
    });
  }
}

interface Making {
  format: DownloadFormat;
  setting: string;
  cover: CoverFile | null;
  folder: string;
}

async function make(
  context: JobContext,
  parcel: Parcel,
  song: Song,
  { format, setting, cover, folder }: Making,
  onProgress: (percent: number) => void,
): Promise<void> {
  const { services } = context;
  const { tags, fingerprint } = songFile(song, parcel, format);
  const { extension, mimeType } = DOWNLOAD_FORMATS[format];
  const out = path.join(folder, `${song.id}.${extension}`);
  const master = await localMaster(services.storage, song.masterKey, folder);
  const dressed = { tags, cover: cover ?? (await ownCover(context, master, folder)) };
  // An MP3 does not get better by being made into another one.
  if (format === "mp3" && song.masterFormat === "mp3") await retagMp3(master, out, dressed);
  else await services.audio.convert(master, out, { format, ...dressed }, onProgress);
  const storageKey = `downloads/${song.id}/${setting}-${fingerprint}.${extension}`;
  const { size: bytes } = await stat(out);
  await services.storage.put(storageKey, out, mimeType);
  const file = { trackId: song.id, setting, format, fingerprint, storageKey, bytes };
  const { old } = await act(actingAs("prepare-download", context), keepFile, file);
  if (old) await services.storage.delete(old);
  await rm(out, { force: true });
}

async function coverIn(
  { services }: JobContext,
  { setting }: Parcel,
  folder: string,
): Promise<CoverFile | null> {
  if (!setting?.coverKey) return null;
  const key = `covers/${setting.coverKey}`;
  if (!(await services.storage.exists(key))) return null;
  const file = path.join(folder, "cover.jpg");
  await writeFile(file, await coverJpeg(await services.storage.bytes(key)));
  return { file, side: COVER_SIDE };
}

/** The cover that a master brought in its own tags; one that cannot be read is none. */
async function ownCover({ services }: JobContext, master: string, folder: string): Promise<CoverFile | null> {
  const [found, file] = [path.join(folder, "own"), path.join(folder, "own.jpg")];
  if (!(await services.audio.picture(master, found))) return null;
  const jpeg = await coverJpeg(await readFile(found)).catch(() => null);
  if (jpeg === null) return null;
  await writeFile(file, jpeg);
  return { file, side: COVER_SIDE };
}

/** A cover as it lies in tags and beside the songs. */
export function coverJpeg(bytes: Uint8Array): Promise<Buffer> {
  return sharp(bytes)
    .resize(COVER_SIDE, COVER_SIDE, { fit: "cover" })
    .flatten()
    .jpeg({ quality: 86 })
    .toBuffer();
}

/** Forgets files that nobody asked for in days, and wishes of yesterday. */
export async function sweepDownloads(context: JobContext, now = new Date()): Promise<void> {
  const from = actingAs("sweep-downloads", context, () => now);
  const { keys } = await act(from, dropOld, {});
  for (const key of keys) await context.services.storage.delete(key);
}
