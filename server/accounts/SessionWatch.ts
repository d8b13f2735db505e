import type { Kysely } from "kysely";
import { listSessionPlaces } from "../../db/accounts/sessions.ts";
import type { DB } from "../../db/tables.generated.ts";
import { log } from "../log.ts";

const LOOK_EVERY_MS = 500;

interface Watched {
  sessionId: string;
  /** The workspaces that the holder belonged to when the stream began. */
  places: readonly string[];
  now: () => Date;
  /** Called within a second of the session's end, or of the loss of one of `places`. */
  end: () => void;
}

/**
 * Notices when a session of an open stream is no more, whatever ended it: its owner in another place, an administrator, a
 * password reset, time, or another server on the same database; and when its holder lost a place they had when the stream
 * began, because they left, were removed, or the studio was deleted or suspended. One statement for all streams, and none
 * while there are none.
 */
export class SessionWatch {
  readonly #db: Kysely<DB>;
  readonly #watched = new Set<Watched>();
  #timer: ReturnType<typeof setTimeout> | null = null;
  #looking: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(db: Kysely<DB>) {
    this.#db = db;
  }

  /** Returns how to stop watching. */
  watch(watched: Watched): () => void {
    this.#watched.add(watched);
    this.#lookLater();
    return () => void this.#watched.delete(watched);
  }

  /** Watches nobody any more, and asks the database nothing. */
  async close(): Promise<void> {
    // Streams that open while the others are being closed are not looked after: the database goes next.
    this.#isClosed = true;
    this.#watched.clear();
    clearTimeout(this.#timer ?? undefined);
    await this.#looking;
  }

  #lookLater(): void {
    if (this.#isClosed || this.#timer || this.#watched.size === 0) return;
    this.#timer = setTimeout(() => {
      this.#looking = this.#look();
    }, LOOK_EVERY_MS);
  }

  async #look(): Promise<void> {
    this.#timer = null;
    // Whoever comes while the database is asked is looked after the next time.
    const watched = [...this.#watched];
    if (watched.length === 0) return;
    const ids = [...new Set(watched.map(({ sessionId }) => sessionId))];
    try {
      const sessions = await listSessionPlaces(this.#db, ids);
      const sessionOf = new Map(sessions.map((session) => [session.id, session]));
      for (const { sessionId, places, now, end } of watched) {
        const session = sessionOf.get(sessionId);
        const lives = session && session.expiresAt > now();
        if (!lives || !places.every((place) => session.places.includes(place))) end();
      }
    } catch (error) {
      // The database may be away for a moment; the next look asks again.
      log.error("session watch", { error });
    }
    this.#lookLater();
  }
}
