import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { FileMissing } from "./FileMissing.ts";
import type { MediaStorage } from "./storage.ts";

/** A small text that is kept outside of the database, within reach of all servers. */
export interface KeptFile {
  /** Null before the first time. */
  read(): Promise<string | null>;
  /** Replaces it whole; it is kept when this is done. */
  write(text: string): Promise<void>;
  forget(): Promise<void>;
}

/** In the bucket, where media lie in one; else in the data folder. */
export function keptFile(storage: MediaStorage, dataDir: string, name: string): KeptFile {
  const folder = fileInFolder(dataDir, name);
  return storage.pathOf(name) === null ? inBucket(storage, name, folder) : folder;
}

/** `before` is where earlier versions kept it: read until it is kept in the bucket for the first time. */
function inBucket(storage: MediaStorage, name: string, before: KeptFile): KeptFile {
  const type = name.endsWith(".json") ? "application/json" : "text/plain";
  return {
    read: () =>
      storage.bytes(name).then(
        (bytes) => Buffer.from(bytes).toString(),
        (error) => {
          if (error instanceof FileMissing) return before.read();
          throw error;
        },
      ),
    write: (text) => storage.putBytes(name, Buffer.from(text), type),
    async forget() {
      await storage.delete(name);
      await before.forget();
    },
  };
}

/** In this folder, readable by its owner alone. */
export function fileInFolder(dataDir: string, name: string): KeptFile {
  const place = path.join(dataDir, name);
  // Another server may write into the same folder at the same moment.
  const part = `${place}.${hostname()}.${process.pid}.part`;
  return {
    async read() {
      try {
        return readFileSync(place, "utf8");
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
        throw error;
      }
    },
    // In one go: two of this process never meet at the part.
    async write(text) {
      mkdirSync(dataDir, { recursive: true });
      const file = openSync(part, "w", 0o600);
      writeSync(file, text);
      fsyncSync(file);
      closeSync(file);
      renameSync(part, place);
    },
    async forget() {
      rmSync(place, { force: true });
    },
  };
}
