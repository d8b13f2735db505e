import type { Kysely } from "kysely";
import type { Database } from "./open.ts";
import type { DB } from "./tables.generated.ts";

/**
 * A copy of the database that PostgreSQL itself keeps up to date, for reading what is public. It may lag behind and it may be
 * away: whoever reads from it can do without.
 */
export interface Replica {
  /** What the copy answers; null when it cannot be asked, whatever the reason. */
  read<Result>(ask: (db: Kysely<DB>) => Promise<Result>): Promise<Result | null>;
  /** Whether it answered when it was last asked. */
  isServing(): boolean;
  close(): Promise<void>;
}

/** Told once each time the copy goes and comes, not at every question. */
export interface ReplicaNews {
  onAway(error: unknown): void;
  onBack(): void;
}

/** How long nobody waits for a copy that did not answer. */
export const REST_MS = 5_000;

export function replicaOf(
  copy: Pick<Database, "db" | "close">,
  { onAway, onBack }: ReplicaNews,
  now: () => number = performance.now.bind(performance),
): Replica {
  let awaySince: number | null = null;
  return {
    async read(ask) {
      if (awaySince !== null && now() - awaySince < REST_MS) return null;
      try {
        const answer = await ask(copy.db);
        if (awaySince !== null) onBack();
        awaySince = null;
        return answer;
      } catch (error) {
        if (awaySince === null) onAway(error);
        awaySince = now();
        return null;
      }
    },
    isServing: () => awaySince === null,
    close: () => copy.close(),
  };
}
