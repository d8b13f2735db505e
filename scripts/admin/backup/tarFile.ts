// The little of the tar format (POSIX ustar) that a backup needs: any program that opens tar files opens a backup.
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { finished } from "node:stream/promises";

const BLOCK = 512;
/** The size field has eleven octal digits. */
const LARGEST = 8 ** 11 - 1;

type WriteStream = ReturnType<FileHandle["createWriteStream"]>;

/** What is remembered of an entry: its bytes and their SHA-256 in hex. */
export interface Packed {
  name: string;
  bytes: number;
  sha256: string;
}

export class TarWriter {
  readonly #out: WriteStream;

  private constructor(out: WriteStream) {
    this.#out = out;
  }

  /** Begins a new file, which only its owner may read. Throws a sentence when there is one already. */
  static async create(file: string): Promise<TarWriter> {
    const handle = await open(file, "wx", 0o600).catch((error: NodeJS.ErrnoException) => {
      throw error.code === "EEXIST" ? new Error(`There is a file already: ${file}`) : error;
    });
    return new TarWriter(handle.createWriteStream());
  }

  /** Packs a file, whose size was `bytes` when it was looked at; throws when it is another one. */
  async addFile(name: string, file: string, bytes: number): Promise<Packed> {
    return this.#add(name, bytes, createReadStream(file));
  }

  async addText(name: string, text: string): Promise<Packed> {
    const content = Buffer.from(text);
    return this.#add(name, content.length, [content]);
  }

  /** Resolves once everything is on the disk. */
  async close(): Promise<void> {
    await this.#write(Buffer.alloc(2 * BLOCK));
    this.#out.end();
    await finished(this.#out);
  }

  async #add(
    name: string,
    bytes: number,
    content: AsyncIterable<Buffer> | Iterable<Buffer>,
  ): Promise<Packed> {
    await this.#write(headerOf(name, bytes));
    const hash = createHash("sha256");
    let written = 0;
    for await (const chunk of content) {
      hash.update(chunk);
      written += chunk.length;
      await this.#write(chunk);
    }
    if (written !== bytes) throw new Error(`${name} changed while it was packed.`);
    await this.#write(Buffer.alloc((BLOCK - (bytes % BLOCK)) % BLOCK));
    return { name, bytes, sha256: hash.digest("hex") };
  }

  #write(chunk: Buffer): Promise<void> {
    return new Promise((resolve, reject) =>
      this.#out.write(chunk, (error) => (error ? reject(error) : resolve())),
    );
  }
}

function headerOf(name: string, bytes: number): Buffer {
  if (bytes > LARGEST) throw new Error(`${name} is larger than a tar file can hold.`);
  const header = Buffer.alloc(BLOCK);
  const slash = name.length > 100 ? name.lastIndexOf("/", 154) : -1;
  if (name.length - slash - 1 > 100) throw new Error(`The name ${name} is too long.`);
  header.write(name.slice(slash + 1), 0, 100);
  header.write("0000600\0", 100);
  header.write("0000000\0", 108);
  header.write("0000000\0", 116);
  header.write(`${bytes.toString(8).padStart(11, "0")}\0`, 124);
  header.write("00000000000\0", 136);
  header.write("        0", 148);
  header.write("ustar\x0000", 257);
  if (slash > 0) header.write(name.slice(0, slash), 345, 155);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return header;
}

/** One entry as it is read; its content is read once, before the next entry. */
export interface Unpacked {
  name: string;
  bytes: number;
  content: AsyncIterable<Buffer>;
}

/** The entries of a tar file in order. Throws a sentence when it is cut off or is no tar file. */
export async function* readTar(file: string): AsyncGenerator<Unpacked> {
  const handle = await open(file, "r");
  try {
    const { size } = await handle.stat();
    for (let at = 0; ; ) {
      const header = Buffer.alloc(BLOCK);
      const { bytesRead } = await handle.read(header, 0, BLOCK, at);
      if (bytesRead < BLOCK) throw new Error("The file is cut off.");
      if (header.every((byte) => byte === 0)) return;
      const { name, bytes } = factsOf(header);
      const start = at + BLOCK;
      if (start + bytes > size) throw new Error("The file is cut off.");
      const content: AsyncIterable<Buffer> =
        bytes === 0 ? (async function* () {})() : createReadStream(file, { start, end: start + bytes - 1 });
      yield { name, bytes, content };
      at = start + Math.ceil(bytes / BLOCK) * BLOCK;
    }
  } finally {
    await handle.close();
  }
}

function factsOf(header: Buffer): { name: string; bytes: number } {
  const told = Number.parseInt(header.toString("latin1", 148, 154), 8);
  const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
  if (told !== sum) throw new Error("The file is damaged, or it is no backup.");
  const text = (start: number, end: number) => header.toString("utf8", start, end).replace(/\0.*$/s, "");
  const prefix = text(345, 500);
  return {
    name: prefix ? `${prefix}/${text(0, 100)}` : text(0, 100),
    bytes: Number.parseInt(text(124, 136), 8),
  };
}
