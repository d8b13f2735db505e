import type { Kysely } from "kysely";
import { MOST_CHANGES, readFeed } from "../../../db/search/feed.ts";
import type { DB } from "../../../db/tables.generated.ts";
import type { SnapshotMark } from "./snapshotFile.ts";

/** Changed things that were not yet told of. `settle` is called once all of them are in the index. */
export interface News {
  ids: string[];
  settle(): void;
}

/** Reads what changed, each change once, and remembers how far. */
export class FeedReader {
  #mark: SnapshotMark;
  /** Told of already, although a transaction below them is still under way. */
  #seen = new Set<number>();

  constructor(mark: SnapshotMark) {
    this.#mark = mark;
  }

  /** Everything below it is settled. */
  get mark(): SnapshotMark {
    return this.#mark;
  }

  /** `null` when the feed no longer tells all that changed since, tells too much, or is another one. */
  async read(db: Kysely<DB>): Promise<News | null> {
    const { identity, horizon, watermark, changes } = await readFeed(db, this.#mark.watermark);
    const isOurs = identity === this.#mark.identity && watermark >= this.#mark.watermark;
    if (!isOurs || horizon > this.#mark.watermark || changes.length > MOST_CHANGES) return null;
    const fresh = changes.filter(({ sequence }) => !this.#seen.has(sequence));
    return {
      ids: [...new Set(fresh.map(({ entityId }) => entityId))],
      settle: () => {
        this.#mark = { identity, watermark };
        const open = changes.filter(({ xid }) => xid >= watermark);
        this.#seen = new Set(open.map(({ sequence }) => sequence));
      },
    };
  }
}
