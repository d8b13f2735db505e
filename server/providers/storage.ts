import { createReadStream } from "node:fs";
import { copyFile, mkdir, readFile, rename } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { copyOut } from "./storage/copyOut.ts";

/** Where media files lie, by key. A key is written once and never changes its content. */
export interface MediaStorage {
  /** Copies a local file in; done when the copy is complete. */
  put(key: string, file: string, mimeType: string): Promise<void>;
  /** Copies a stored file out to a local path. */
  fetch(key: string, file: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>;
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
  return {
    async put(key, file) {
      const place = pathOf(key);
      await mkdir(path.dirname(place), { recursive: true });
      // Copied beside, then renamed: under its key a file is whole or not there, even after a crash. The library's own
      // move is a second copy.
      await copyFile(file, `${place}.part`);
      await rename(`${place}.part`, place);
    },
    fetch: (key, file) => copyOut(disk, key, file),
    exists: (key) => disk.exists(key),
    delete: (key) => disk.delete(key),
    // The library gives the memory around an empty file too.
    bytes: (key) => readFile(pathOf(key)),
    read: async (key, start, end) => createReadStream(pathOf(key), { start, end }),
    pathOf,
  };
}
