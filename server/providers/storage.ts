import { createReadStream } from "node:fs";
import { access, copyFile, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { FileMissing } from "./FileMissing.ts";

/** Where media files lie, by key. A key is written once and never changes its content. Reading what is not there throws `FileMissing`. */
export interface MediaStorage {
  /** Copies a local file in; done when the copy is complete. */
  put(key: string, file: string, mimeType: string): Promise<void>;
  /** Keeps a small file that is in memory; done when it is whole. */
  putBytes(key: string, bytes: Uint8Array, mimeType: string): Promise<void>;
  /** Copies a stored file out to a local path, making the folders above it. */
  fetch(key: string, file: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>;
  /** Deletes everything below a place that ends in "/". */
  deleteAll(place: string): Promise<void>;
  /** A whole small file, such as a cover. */
  bytes(key: string): Promise<Uint8Array<ArrayBuffer>>;
  /** The bytes from `start` to `end`, both included. */
  read(key: string, start: number, end: number): Promise<Readable>;
  /** The file's own path where files lie in a folder; null for a remote store. */
  pathOf(key: string): string | null;
}

/** The data folder by default; an S3-compatible store when `S3_BUCKET` is set. */
export async function openStorage(env: NodeJS.ProcessEnv, dataDir: string): Promise<MediaStorage> {
  if (!env.S3_BUCKET) return openFolder(path.join(dataDir, "media"));
  // Loaded only when it is needed: the library is large.
  const { openBucket } = await import("./storage/bucket.ts");
  return openBucket(env, env.S3_BUCKET);
}

function openFolder(folder: string): MediaStorage {
  const disk = new Disk(new FSDriver({ location: folder, visibility: "private" }));
  const pathOf = (key: string) => path.join(folder, key);
  const missing = (key: string) => (error: NodeJS.ErrnoException) => {
    throw error.code === "ENOENT" ? new FileMissing(key, error) : error;
  };
  /** Written beside, then renamed: under its key a file is whole or not there, even after a crash. */
  const put = async (key: string, write: (part: string) => Promise<void>) => {
    const place = pathOf(key);
    await mkdir(path.dirname(place), { recursive: true });
    const part = `${place}.part`;
    await write(part).catch(async (error) => {
      // On a full disk, half a file is what keeps the next one out.
      await rm(part, { force: true });
      throw error;
    });
    await rename(part, place);
  };
  return {
    // The library's own move is a second copy.
    put: (key, file) => put(key, (part) => copyFile(file, part)),
    putBytes: (key, bytes) => put(key, (part) => writeFile(part, bytes)),
    async fetch(key, file) {
      await mkdir(path.dirname(file), { recursive: true });
      await copyFile(pathOf(key), file).catch(missing(key));
    },
    exists: (key) => disk.exists(key),
    delete: (key) => disk.delete(key),
    deleteAll: (place) => rm(pathOf(place), { recursive: true, force: true }),
    // The library gives the memory around an empty file too.
    bytes: (key) => readFile(pathOf(key)).catch(missing(key)),
    async read(key, start, end) {
      await access(pathOf(key)).catch(missing(key));
      return createReadStream(pathOf(key), { start, end });
    },
    pathOf,
  };
}
