import type { Kysely } from "kysely";
import { countUses } from "../../db/limits/countUses.ts";
import { type Count, deleteExpiredUses, giveUseBack, takeUse } from "../../db/limits/limitUses.ts";
import type { DB } from "../../db/tables.generated.ts";

/** A use that was taken and can be given back, or the time from which there is one again. */
export type Use = { isTaken: true; giveBack(): Promise<void> } | { isTaken: false; freeAt: Date };

/** Where attempts are counted: for all servers of an installation, and whether or not they are restarted. */
export interface Counts {
  /** Of a hundred at one moment no more than `max` get one. */
  take(count: Count, now: Date): Promise<Use>;
  /** How many were taken that still count. */
  taken(key: string, now: Date): Promise<number>;
}

const SWEEP_EVERY = 500;

/** Counts in the database. */
export function databaseCounts(db: Kysely<DB>): Counts {
  let taken = 0;
  return {
    async take(count, now) {
      if (++taken % SWEEP_EVERY === 0) await deleteExpiredUses(db, now);
      const use = await takeUse(db, count, now);
      return use.isTaken ? { isTaken: true, giveBack: () => giveUseBack(db, count.key) } : use;
    },
    taken: (key, now) => countUses(db, key, now),
  };
}
