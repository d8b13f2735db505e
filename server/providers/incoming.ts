import type { DataStore } from "@tus/server";
import type { Kysely } from "kysely";
import type { UploadRow } from "../../db/catalog/uploads.ts";
import type { DB } from "../../db/tables.generated.ts";
import { openFolder } from "./incoming/folder.ts";
import { openPieces } from "./incoming/pieces.ts";
import type { MediaStorage } from "./storage.ts";

/** Where files lie while they are received and checked: outside the media, so that nothing unchecked is ever served. */
export interface IncomingFiles {
  /** What tus writes to and asks how much there is. */
  readonly store: DataStore;
  /** Whether every byte is there. */
  isWhole(upload: UploadRow): Promise<boolean>;
  /** When the last byte came, or the upload was announced. */
  lastByteAt(upload: UploadRow): Promise<Date>;
  /** A path under which the whole file can be read: its own, or a copy that is made in `folder`. Throws `FileMissing`. */
  localCopy(upload: UploadRow, folder: string): Promise<string>;
  /** Removes a received or half-received file. Nothing happens when it is gone. */
  remove(uploadId: string): Promise<void>;
}

/** The data folder by default; where media lie in a bucket, the bucket, which all servers reach. */
export function openIncoming(
  env: NodeJS.ProcessEnv,
  db: Kysely<DB>,
  storage: MediaStorage,
  dataDir: string,
): IncomingFiles {
  const folder = openFolder(dataDir);
  return env.S3_BUCKET ? openPieces(db, storage, folder) : folder;
}
