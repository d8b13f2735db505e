import { type Kysely, sql } from "kysely";
import type { DB } from "../../db/tables.generated.ts";
import { log } from "../log.ts";

const LOOK_EVERY_MS = 500;

interface Watched {
  /** The workspaces that the holder belonged to when the stream began. */
  places: readonly string[];
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
  readonly #now: () => Date;
  readonly #watched = new Map<string, Set<Watched>>();
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(db: Kysely<DB>, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** Calls `end` within a second of the session's end, or of the loss of one of `places`. Returns how to stop watching. */
  watch(sessionId: string, places: readonly string[], end: () => void): () => void {
    const watched = { places, end };
    const all = this.#watched.get(sessionId) ?? new Set();
    this.#watched.set(sessionId, all.add(watched));
    this.#lookLater();
    return () => {
      all.delete(watched);
      if (all.size === 0) this.#watched.delete(sessionId);
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
        .select(PLACES.as("places"))
        .where("id", "in", ids)
        .where("expiresAt", ">", this.#now())
        .execute();
      const left = new Map(alive.map(({ id, places }) => [id, places]));
      for (const id of ids)
        for (const { places, end } of this.#watched.get(id) ?? [])
          if (!places.every((place) => left.get(id)?.includes(place)) || !left.has(id)) end();
    } catch (error) {
      // The database may be away for a moment; the next look asks again.
      log.error("session watch", { error });
    }
    this.#lookLater();
  }
}

const PLACES = sql<string[]>`array(
  select "workspaceId"::text from membership join workspace on workspace.id = "workspaceId"
  where membership."userId" = session."userId" and "suspendedAt" is null and "deletedAt" is null
)`;
