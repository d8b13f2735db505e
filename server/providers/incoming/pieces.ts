import { createWriteStream } from "node:fs";
import { mkdir, stat } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { DataStore, ERRORS, Upload } from "@tus/server";
import type { Kysely } from "kysely";
import { appendUploadPiece, forgetUploadPieces, listUploadPieces } from "../../../db/catalog/uploadPieces.ts";
import { findUpload } from "../../../db/catalog/uploads.ts";
import { newId } from "../../../db/ids.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { FileMissing } from "../FileMissing.ts";
import type { IncomingFiles } from "../incoming.ts";
import type { MediaStorage } from "../storage.ts";

/** How much of a file a server has in its memory, and what a crash makes a browser send again. */
const PIECE_BYTES = 4 * 1024 * 1024;

/**
 * Files in the store of the media, in pieces that the database knows: an upload may begin on one server and end on another.
 * A piece counts once its row stands, so that a crash between both leaves an object that nothing names. `before` has what
 * earlier versions received into the data folder.
 */
export function openPieces(db: Kysely<DB>, storage: MediaStorage, before: IncomingFiles): IncomingFiles {
  return {
    store: new PieceStore(db, storage),
    isWhole: async (upload) => upload.receivedBytes === upload.bytes || before.isWhole(upload),
    lastByteAt: async ({ updatedAt }) => updatedAt,
    async localCopy(upload, folder) {
      const pieces = await listUploadPieces(db, upload.id);
      if (pieces.length === 0) return before.localCopy(upload, folder);
      await mkdir(folder, { recursive: true });
      const file = path.join(folder, "received");
      for (const { start, bytes, storageKey } of pieces) {
        const writing = createWriteStream(file, { flags: start === 0 ? "w" : "r+", start });
        await pipeline(await storage.read(storageKey, 0, bytes - 1), writing);
      }
      if ((await stat(file)).size !== upload.bytes) throw new FileMissing(placeOf(upload.id));
      return file;
    },
    async remove(uploadId) {
      await forgetUploadPieces(db, uploadId);
      await storage.deleteAll(placeOf(uploadId));
      await before.remove(uploadId);
    },
  };
}

function placeOf(uploadId: string): string {
  return `incoming/${uploadId}/`;
}

class PieceStore extends DataStore {
  readonly #db: Kysely<DB>;
  readonly #storage: MediaStorage;
  override extensions = ["creation", "creation-with-upload", "termination"];

  constructor(db: Kysely<DB>, storage: MediaStorage) {
    super();
    this.#db = db;
    this.#storage = storage;
  }

  // Its row was written when it was accepted.
  override async create(upload: Upload): Promise<Upload> {
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const upload = await findUpload(this.#db, id);
    if (upload?.state !== "receiving") throw ERRORS.FILE_NOT_FOUND;
    return new Upload({ id, size: upload.bytes, offset: upload.receivedBytes });
  }

  override async write(source: Readable, uploadId: string, offset: number): Promise<number> {
    let end = offset;
    let waiting: Buffer[] = [];
    let waitingBytes = 0;
    const keep = async () => {
      if (waitingBytes === 0) return;
      const [start, piece] = [end, Buffer.concat(waiting)];
      [waiting, waitingBytes] = [[], 0];
      // A key of its own: what another server writes at this place never takes the place of what was acknowledged.
      const storageKey = `${placeOf(uploadId)}${newId()}`;
      await this.#storage.putBytes(storageKey, piece, "application/octet-stream");
      const isNext = await appendUploadPiece(this.#db, { uploadId, start, bytes: piece.length, storageKey });
      if (!isNext) {
        await this.#storage.delete(storageKey);
        throw ERRORS.INVALID_OFFSET;
      }
      end += piece.length;
    };
    try {
      for await (const chunk of source) {
        waiting.push(chunk);
        waitingBytes += chunk.length;
        if (waitingBytes >= PIECE_BYTES) await keep();
      }
    } catch (error) {
      // The connection was cut off: what came before is kept, so that nobody sends it again.
      if (error !== ERRORS.INVALID_OFFSET) await keep();
      throw error;
    }
    await keep();
    return end;
  }

  override async remove(id: string): Promise<void> {
    await forgetUploadPieces(this.#db, id);
    await this.#storage.deleteAll(placeOf(id));
  }
}
