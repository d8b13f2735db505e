import { createHash } from "node:crypto";
import { LIMITS, type LimitName } from "../../domain/accounts/limits.ts";
import type { Counts } from "./counts.ts";

/** What is counted and against whom: `{ linksOfEmail: "ana@example.test", links: "all" }`. */
export type Uses = Partial<Record<LimitName, string>>;

/** The answer to an attempt. `retryAfter` is in seconds; null when it may go on. */
export interface Verdict {
  retryAfter: number | null;
  /** For attempts that turn out not to count, such as a right password. */
  giveBack(): Promise<void>;
}

/** Counts attempts against people, addresses and studios. */
export interface Limiter {
  /** Takes a use of every limit named, or of none. */
  take(uses: Uses, now: Date): Promise<Verdict>;
  /** How many uses are left of the limit that counts for so many seconds. */
  left(name: LimitName, whom: string, seconds: number, now: Date): Promise<number>;
}

const MOST_REMEMBERED = 10_000;

export function openLimiter(counts: Counts): Limiter {
  // Who is out stays out without a question: a flood of refusals costs next to nothing.
  const fullUntil = new Map<string, number>();

  return {
    async take(uses, now) {
      const wanted = countsOf(uses);
      const known = Math.max(0, ...wanted.map(({ key }) => (fullUntil.get(key) ?? 0) - now.getTime()));
      if (known > 0) return refused(known);
      const giveBacks: (() => Promise<void>)[] = [];
      const giveBack = async () => {
        for (const each of giveBacks) await each();
      };
      for (const count of wanted) {
        const use = await counts.take(count, now);
        if (use.isTaken) {
          giveBacks.push(() => {
            fullUntil.delete(count.key);
            return use.giveBack();
          });
          continue;
        }
        await giveBack();
        if (fullUntil.size >= MOST_REMEMBERED) fullUntil.clear();
        fullUntil.set(count.key, use.freeAt.getTime());
        return refused(use.freeAt.getTime() - now.getTime());
      }
      return { retryAfter: null, giveBack };
    },
    async left(name, whom, seconds, now) {
      const { max } = LIMITS[name].find((each) => each.seconds === seconds)!;
      return Math.max(0, max - (await counts.taken(keyOf(name, seconds, whom), now)));
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
