import type { OpenFile } from "./openFile.ts";

/** Bytes of one part; the last one of a file is shorter. */
export const PART = 256 * 1024;
const MOST_PARTS = 256;
const MOST_SPARE = 64;

/** A piece of a file in memory, from a multiple of `PART` on. */
export interface Part {
  readonly bytes: Buffer;
}

interface KeptPart extends Part {
  readonly file: OpenFile;
  readonly memory: Buffer;
  readonly read: Promise<void>;
  readers: number;
  isKept: boolean;
}

/**
 * The parts of files that were sent last, at most 64 MiB of them: what many listen to is not read and copied anew for each
 * one (measured: 0.06 against 0.10 ms of a bare server's time for 256 KiB). A part belongs to one opened file, so that a
 * file which takes its place has none of them.
 */
export class RecentParts {
  /** The one that was asked for longest ago comes first. */
  readonly #parts = new Map<string, KeptPart>();
  /** Memory between two parts: taking it from the system anew costs more than reading into it. */
  readonly #spare: Buffer[] = [];
  readonly #most: number;

  constructor(most = MOST_PARTS) {
    this.#most = most;
  }

  /** The part of this number, from 0 on, held for the caller until `release`. Throws when the file ends before it. */
  async take(file: OpenFile, number: number): Promise<Part> {
    const key = `${file.serial}/${number}`;
    const part = this.#parts.get(key) ?? this.#begin(file, number);
    this.#parts.delete(key);
    this.#parts.set(key, part);
    // Before waiting for anything: from here on its memory is not given to another part.
    part.readers++;
    if (this.#parts.size > this.#most) this.#drop(...this.#parts.entries().next().value!);
    try {
      await part.read;
    } catch (error) {
      if (this.#parts.get(key) === part) this.#drop(key, part);
      throw error;
    }
    // Nobody will ask for it by that name again.
    if (file.isRetired && part.isKept) this.#drop(key, part);
    return part;
  }

  /** Once for each `take`, when nothing reads from the bytes any more. Never called, it only costs the reuse of memory. */
  release(part: Part): void {
    const kept = part as KeptPart;
    kept.readers--;
    this.#reuse(kept);
  }

  /** Drops all parts of a file. */
  forget(file: OpenFile): void {
    for (const [key, part] of this.#parts) if (part.file === file) this.#drop(key, part);
  }

  #begin(file: OpenFile, number: number): KeptPart {
    const memory = this.#spare.pop() ?? Buffer.allocUnsafeSlow(PART);
    const bytes = memory.subarray(0, Math.max(0, Math.min(PART, file.size - number * PART)));
    const read = file.read(number * PART, bytes);
    return { file, memory, bytes, read, readers: 0, isKept: true };
  }

  #drop(key: string, part: KeptPart): void {
    this.#parts.delete(key);
    part.isKept = false;
    this.#reuse(part);
  }

  /** Not while somebody is being sent them. A part that is not kept gets no new readers, so this happens once. */
  #reuse({ memory, readers, isKept }: KeptPart): void {
    if (!isKept && readers === 0 && this.#spare.length < MOST_SPARE) this.#spare.push(memory);
  }
}
