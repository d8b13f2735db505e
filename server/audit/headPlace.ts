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
import path from "node:path";
import { FileMissing } from "../providers/FileMissing.ts";
import type { MediaStorage } from "../providers/storage.ts";

/** Where the head of the audit log is kept, outside of the database and within reach of all servers. */
export interface HeadPlace {
  /** Null before the first time. */
  read(): Promise<string | null>;
  /** Replaces it whole; it is kept when this is done. */
  write(text: string): Promise<void>;
  forget(): Promise<void>;
}

const NAME = "audit-head.json";

/** The bucket, where media lie in one; else the data folder. */
export function headPlaceIn(storage: MediaStorage, dataDir: string): HeadPlace {
  const folder = inFolder(dataDir);
  return storage.pathOf(NAME) === null ? inBucket(storage, folder) : folder;
}

/** `before` is where earlier versions kept it: read until it is kept in the bucket for the first time. */
function inBucket(storage: MediaStorage, before: HeadPlace): HeadPlace {
  return {
    read: () =>
      storage.bytes(NAME).then(
        (bytes) => Buffer.from(bytes).toString(),
        (error) => {
          if (error instanceof FileMissing) return before.read();
          throw error;
        },
      ),
    write: (text) => storage.putBytes(NAME, Buffer.from(text), "application/json"),
    async forget() {
      await storage.delete(NAME);
      await before.forget();
    },
  };
}

function inFolder(dataDir: string): HeadPlace {
  const place = path.join(dataDir, NAME);
  return {
    async read() {
      try {
        return readFileSync(place, "utf8");
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
        throw error;
      }
    },
    async write(text) {
      mkdirSync(dataDir, { recursive: true });
      const file = openSync(`${place}.part`, "w", 0o600);
      writeSync(file, text);
      fsyncSync(file);
      closeSync(file);
      renameSync(`${place}.part`, place);
    },
    async forget() {
      rmSync(place, { force: true });
    },
  };
}
