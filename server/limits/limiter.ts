import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { countUses } from "../../db/limits/countUses.ts";
import { deleteExpiredUses, giveUseBack, takeUse } from "../../db/limits/limitUses.ts";
import type { DB } from "../../db/tables.generated.ts";
import { LIMITS, type LimitName } from "../../domain/accounts/limits.ts";

/** What is counted and against whom: `{ linksOfEmail: "ana@example.test", links: "all" }`. */
export type Uses = Partial<Record<LimitName, string>>;

/** The answer to an attempt. `retryAfter` is in seconds; null when it may go on. */
export interface Verdict {
  retryAfter: number | null;
  /** For attempts that turn out not to count, such as a right password. */
  giveBack(): Promise<void>;
}

/** Counts attempts in the database: a restart forgets none, and several servers count together. */
export interface Limiter {
  /** Takes a use of every limit named, or of none. */
  take(uses: Uses, now: Date): Promise<Verdict>;
  /** How many uses are left of the limit that counts for so many seconds. */
  left(name: LimitName, whom: string, seconds: number, now: Date): Promise<number>;
}

const SWEEP_EVERY = 500;
const MOST_REMEMBERED = 10_000;

export function openLimiter(db: Kysely<DB>): Limiter {
  // Who is out stays out without a question to the database: a flood of refusals costs next to nothing.
  const fullUntil = new Map<string, number>();
  let taken = 0;

  async function giveBack(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      fullUntil.delete(key);
      await giveUseBack(db, key);
    }
  }

  return {
    async take(uses, now) {
      const counts = countsOf(uses);
      const known = Math.max(0, ...counts.map(({ key }) => (fullUntil.get(key) ?? 0) - now.getTime()));
      if (known > 0) return refused(known);
      if (++taken % SWEEP_EVERY === 0) await deleteExpiredUses(db, now);
      const keys: string[] = [];
      for (const count of counts) {
        const use = await takeUse(db, count, now);
        if (use.isTaken) {
          keys.push(count.key);
          continue;
        }
        await giveBack(keys);
        if (fullUntil.size >= MOST_REMEMBERED) fullUntil.clear();
        fullUntil.set(count.key, use.freeAt.getTime());
        return refused(use.freeAt.getTime() - now.getTime());
      }
      return { retryAfter: null, giveBack: () => giveBack(keys) };
    },
    async left(name, whom, seconds, now) {
      const { max } = LIMITS[name].find((each) => each.seconds === seconds)!;
      return Math.max(0, max - (await countUses(db, keyOf(name, seconds, whom), now)));
    },
  };
}

function refused(waitMs: number): Verdict {
  return { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)), giveBack: async () => {} };
}

function countsOf(uses: Uses) {
  return Object.entries(uses).flatMap(([name, whom]) =>
    LIMITS[name as LimitName].map(({ max, seconds }) => ({ key: keyOf(name, seconds, whom), max, seconds })),
  );
}

/** Under which keys anything may be counted against one of these, such as the address of a person who is forgotten. */
export function keysAgainst(whom: readonly string[]): string[] {
  return (Object.keys(LIMITS) as LimitName[]).flatMap((name) =>
    LIMITS[name].flatMap(({ seconds }) => whom.map((each) => keyOf(name, seconds, each))),
  );
}

function keyOf(name: string, seconds: number, whom: string): string {
  return createHash("sha256")
    .update(JSON.stringify([name, seconds, whom]))
    .digest("base64url");
}
