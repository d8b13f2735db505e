// A backup as a tar file: any program that opens tar files opens it.
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { extract, type Pack, pack } from "tar-stream";
import { isDiskFull } from "../../../server/diskFull.ts";

/** What is remembered of an entry: its bytes and their SHA-256 in hex. */
export interface Packed {
  name: string;
  bytes: number;
  sha256: string;
}

export class TarWriter {
  readonly #pack: Pack;
  readonly #written: Promise<void>;

  private constructor(packed: Pack, written: Promise<void>) {
    this.#pack = packed;
    this.#written = written;
    // Whoever adds or closes hears of it; in between nobody has to.
    written.catch(() => {});
  }

  /** Begins a new file, which only its owner may read. Throws a sentence when there is one already. */
  static async create(file: string): Promise<TarWriter> {
    const handle = await open(file, "wx", 0o600).catch((error: NodeJS.ErrnoException) => {
      throw error.code === "EEXIST" ? new Error(`There is a file already: ${file}`) : error;
    });
    const packed = pack();
    return new TarWriter(packed, pipeline(packed, handle.createWriteStream()));
  }

  /** Packs a file, whose size was `bytes` when it was looked at; throws when it is another one. */
  async addFile(name: string, file: string, bytes: number): Promise<Packed> {
    return this.#add(name, bytes, createReadStream(file));
  }

  async addText(name: string, text: string): Promise<Packed> {
    const content = Buffer.from(text);
    return this.#add(name, content.length, Readable.from([content]));
  }

  /** Resolves once everything is on the disk. */
  async close(): Promise<void> {
    this.#pack.finalize();
    await this.#written;
  }

  /** Ends the writing in the middle and lets go of the file, which is no backup. */
  async giveUp(): Promise<void> {
    this.#pack.destroy();
    await this.#written.catch(() => {});
  }

  async #add(name: string, bytes: number, content: Readable): Promise<Packed> {
    const entry = this.#pack.entry({ name, size: bytes, mode: 0o600 });
    const hash = createHash("sha256");
    let written = 0;
    const packing = pipeline(
      content,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          written += chunk.length;
          yield chunk;
        }
      },
      entry,
    );
    // A full disk ends the file, not the entry.
    await Promise.race([packing, this.#written]).catch((error) => {
      if (written === bytes || isDiskFull(error)) throw error;
      throw new Error(`${name} changed while it was packed.`, { cause: error });
    });
    return { name, bytes, sha256: hash.digest("hex") };
  }
}

/** One entry as it is read; its content is read once, before the next entry. */
export interface Unpacked {
  name: string;
  bytes: number;
  content: AsyncIterable<Buffer>;
}

/** The entries of a tar file in order. Throws a sentence when it is cut off or is no tar file. */
export async function* readTar(file: string): AsyncGenerator<Unpacked> {
  const entries = extract();
  // What ends the reading ends the entries with it: whoever reads them hears of it.
  pipeline(createReadStream(file), entries).catch(() => {});
  for await (const entry of toldOf(entries)) {
    yield {
      name: entry.header.name,
      bytes: entry.header.size ?? 0,
      content: toldOf(entry as AsyncIterable<Buffer>),
    };
    entry.resume();
  }
}

/** The same, with what went wrong as a sentence for whoever restores. */
async function* toldOf<Each>(stream: AsyncIterable<Each>): AsyncGenerator<Each> {
  try {
    yield* stream;
  } catch (error) {
    const { message } = error as Error;
    if (message === "Unexpected end of data") throw new Error("The file is cut off.", { cause: error });
    if (/^Invalid (tar )?header/.test(message))
      throw new Error("The file is damaged, or it is no backup.", { cause: error });
    throw error;
  }
}
