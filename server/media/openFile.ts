import { close, fstat, open, read, type Stats, statSync } from "node:fs";
import { promisify } from "node:util";

const openFile = promisify(open);
const statOpened = promisify(fstat);

let opened = 0;

/** A file that is held open for several readers at once; closed when it is retired and the last of them has let go. */
export class OpenFile {
  /** Tells it from every other file that this process opened, also at the same path. */
  readonly serial = ++opened;
  readonly path: string;
  readonly #descriptor: number;
  readonly #asOpened: Stats;
  #readers = 0;
  #isRetired = false;

  private constructor(path: string, descriptor: number, asOpened: Stats) {
    this.path = path;
    this.#descriptor = descriptor;
    this.#asOpened = asOpened;
  }

  /** Null when there is no such file. */
  static async open(path: string): Promise<OpenFile | null> {
    const descriptor = await openFile(path, "r").catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return null;
      throw error;
    });
    return descriptor === null ? null : new OpenFile(path, descriptor, await statOpened(descriptor));
  }

  /** In bytes, when it was opened. */
  get size(): number {
    return this.#asOpened.size;
  }

  /** It is handed to nobody any more. */
  get isRetired(): boolean {
    return this.#isRetired;
  }

  get isInUse(): boolean {
    return this.#readers > 0;
  }

  /**
   * Whether its path still leads to this file, unchanged: it may have been deleted or replaced, by another process too. Asked
   * in place, because the entry of a file that is open is in memory: 2 us, where a turn through the thread pool takes 20.
   */
  isCurrent(): boolean {
    const now = statSync(this.path, { throwIfNoEntry: false });
    const then = this.#asOpened;
    return now?.ino === then.ino && now.size === then.size && now.ctimeMs === then.ctimeMs;
  }

  /** Fills `bytes` from `position` on. Throws when the file is shorter. */
  async read(position: number, bytes: Buffer): Promise<void> {
    for (let filled = 0; filled < bytes.length; ) {
      const count = await readInto(this.#descriptor, bytes, filled, position + filled);
      if (count === 0) throw new Error(`${this.path} ended early.`);
      filled += count;
    }
  }

  hold(): void {
    this.#readers++;
  }

  release(): void {
    this.#readers--;
    this.#closeIfOver();
  }

  retire(): void {
    this.#isRetired = true;
    this.#closeIfOver();
  }

  #closeIfOver(): void {
    if (this.#isRetired && this.#readers === 0) close(this.#descriptor);
  }
}

function readInto(descriptor: number, bytes: Buffer, offset: number, position: number): Promise<number> {
  return new Promise((resolve, reject) =>
    read(descriptor, bytes, offset, bytes.length - offset, position, (error, count) =>
      error ? reject(error) : resolve(count),
    ),
  );
}
