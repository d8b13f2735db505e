import { OpenFile } from "./openFile.ts";

const KEPT_OPEN = 256;
const CLOSED_AFTER_MS = 60_000;

/**
 * Files that stay open between two readings: opening one anew for each range costs more than reading it (measured: 0.17
 * against 0.25 ms a request). One that was deleted or replaced is seen at the next request and never handed out again;
 * one that nobody wants for a minute is closed, because a deleted file keeps its place on the disk while it is open.
 */
export class OpenFiles {
  /** The one that was asked for longest ago comes first. */
  readonly #files = new Map<string, OpenFile>();
  readonly #opening = new Map<string, Promise<OpenFile | null>>();
  readonly #idle = new Set<OpenFile>();
  readonly #onRetired: (file: OpenFile) => void;
  readonly #kept: { most: number; forMs: number };
  #sweep: NodeJS.Timeout | undefined;

  /** `onRetired` hears of each file that will not be handed out again. */
  constructor(
    onRetired: (file: OpenFile) => void,
    kept: { most: number; forMs: number } = { most: KEPT_OPEN, forMs: CLOSED_AFTER_MS },
  ) {
    this.#onRetired = onRetired;
    this.#kept = kept;
  }

  /** The file as it is now, held for the caller until it calls `release`; null when there is none. */
  async take(path: string): Promise<OpenFile | null> {
    const known = this.#files.get(path);
    if (known) {
      this.#files.delete(path);
      if (known.isCurrent()) this.#files.set(path, known);
      else this.#retire(known);
    }
    const file = this.#files.get(path) ?? (await this.#open(path));
    if (!file) return null;
    // Others who asked for it may have found it outdated, or too many, in the meantime.
    if (file.isRetired) return this.take(path);
    file.hold();
    this.#idle.delete(file);
    return file;
  }

  #open(path: string): Promise<OpenFile | null> {
    let opening = this.#opening.get(path);
    if (!opening) {
      opening = OpenFile.open(path)
        .then((file) => {
          if (file) this.#keep(file);
          return file;
        })
        .finally(() => this.#opening.delete(path));
      this.#opening.set(path, opening);
    }
    return opening;
  }

  #keep(file: OpenFile): void {
    if (this.#files.size >= this.#kept.most) this.#retire(this.#files.values().next().value!);
    this.#files.set(file.path, file);
    this.#sweep ??= setInterval(() => this.#closeIdle(), this.#kept.forMs).unref();
  }

  /** Closes what was idle at the last turn and has not been asked for since. */
  #closeIdle(): void {
    for (const file of this.#files.values()) {
      if (this.#idle.has(file)) this.#retire(file);
      else if (!file.isInUse) this.#idle.add(file);
    }
    if (this.#files.size > 0) return;
    clearInterval(this.#sweep);
    this.#sweep = undefined;
  }

  #retire(file: OpenFile): void {
    if (this.#files.get(file.path) === file) this.#files.delete(file.path);
    this.#idle.delete(file);
    file.retire();
    this.#onRetired(file);
  }
}
