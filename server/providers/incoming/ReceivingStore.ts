import { createWriteStream } from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { FileStore } from "@tus/file-store";
import { ERRORS } from "@tus/server";
import { isDiskFull } from "../../diskFull.ts";

/** The library's store of files in a folder. Its own writing keeps to itself why it failed; here a full disk is heard of. */
export class ReceivingStore extends FileStore {
  override async write(source: Readable, id: string, offset: number): Promise<number> {
    const writing = createWriteStream(path.join(this.directory, id), { flags: "r+", start: offset });
    await pipeline(source, writing).catch((error) => {
      throw isDiskFull(error) ? error : ERRORS.FILE_WRITE_ERROR;
    });
    return offset + writing.bytesWritten;
  }
}
