import { closeSync, fsyncSync, openSync, writeSync } from "node:fs";
import { type FileHandle, mkdir, open, readFile, rename } from "node:fs/promises";
import path from "node:path";
import { JOURNAL } from "./journalOf.ts";
import type { Change } from "./World.ts";

/**
 * Keeps the world over restarts: one file of lines, each of which is what one request changed. A request is answered once its line
 * is on the disk, so that an answer holds whatever happens to the process afterwards; half a line was never answered.
 */
export class Journal {
  readonly #file: FileHandle;
  #waiting: string[] = [];
  #writing: Promise<void> | null = null;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /** Everything that was kept, in order. */
  static async read(folder: string): Promise<Change[]> {
    const text = await readFile(path.join(folder, JOURNAL), "utf8").catch((error) => {
      if (error.code === "ENOENT") return "";
      throw error;
    });
    const whole = text.slice(0, text.lastIndexOf("\n") + 1);
    return whole.split("\n").filter(Boolean).flatMap(changesIn);
  }

  /** Begins it anew with what is the case now: what stood before is replaced at once, or not at all. */
  static async begin(folder: string, records: Iterable<Change>): Promise<Journal> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = path.join(folder, JOURNAL);
    const half = `${file}.new`;
    const lines = [...records].map((record) => `${JSON.stringify([record])}\n`);
    const handle = openSync(half, "w", 0o600);
    writeSync(handle, lines.join(""));
    fsyncSync(handle);
    closeSync(handle);
    await rename(half, file);
    return new Journal(await open(file, "a"));
  }

  /** Resolves once these are on the disk. Several that wait are written together. */
  async append(changes: readonly Change[]): Promise<void> {
    if (changes.length > 0) this.#waiting.push(`${JSON.stringify(changes)}\n`);
    while (this.#waiting.length > 0 || this.#writing) {
      this.#writing ??= this.#write();
      await this.#writing;
    }
  }

  async #write(): Promise<void> {
    const lines = this.#waiting.join("");
    this.#waiting = [];
    try {
      await this.#file.appendFile(lines);
      await this.#file.datasync();
    } catch (error) {
      // Perhaps a part of it stands there: the next writing begins a line of its own with all of it.
      this.#waiting.unshift(`\n${lines}`);
      throw error;
    } finally {
      this.#writing = null;
    }
  }

  async close(): Promise<void> {
    await this.#writing;
    await this.#file.close();
  }
}

function changesIn(line: string): Change[] {
  try {
    return JSON.parse(line);
  } catch {
    return [];
  }
}
