import type { Kysely } from "kysely";
import type { DB } from "../../db/tables.generated.ts";
import { log } from "../log.ts";

const LOOK_EVERY_MS = 500;

/**
 * Notices when a session of an open stream is no more, whatever ended it: its owner in another place, an administrator, a
 * password reset, time, or another server on the same database. One statement for all streams, and none while there are none.
 */
export class SessionWatch {
  readonly #db: Kysely<DB>;
  readonly #now: () => Date;
  readonly #watched = new Map<string, Set<() => void>>();
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(db: Kysely<DB>, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** Calls `onEnd` within a second of the session's end. Returns how to stop watching. */
  watch(sessionId: string, onEnd: () => void): () => void {
    const ends = this.#watched.get(sessionId) ?? new Set();
    this.#watched.set(sessionId, ends.add(onEnd));
    this.#lookLater();
    return () => {
      ends.delete(onEnd);
      if (ends.size === 0) this.#watched.delete(sessionId);
    };
  }

  #lookLater(): void {
    if (this.#timer || this.#watched.size === 0) return;
    this.#timer = setTimeout(() => void this.#look(), LOOK_EVERY_MS);
  }

  async #look(): Promise<void> {
    this.#timer = null;
    const ids = [...this.#watched.keys()];
    if (ids.length === 0) return;
    try {
      const alive = await this.#db
        .selectFrom("session")
        .select("id")
        .where("id", "in", ids)
        .where("expiresAt", ">", this.#now())
        .execute();
      const left = new Set(alive.map(({ id }) => id));
      for (const id of ids) if (!left.has(id)) for (const end of this.#watched.get(id) ?? []) end();
    } catch (error) {
      // The database may be away for a moment; the next look asks again.
      log.error("session watch", { error });
    }
    this.#lookLater();
  }
}
