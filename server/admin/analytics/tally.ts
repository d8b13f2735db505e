import type { Kysely } from "kysely";
import { insertActivity } from "../../../db/admin/analytics/activity.ts";
import { addMissedSearches } from "../../../db/admin/analytics/missedSearches.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { dayOf } from "../../../domain/admin/analytics.ts";
import { log } from "../../log.ts";
import { missedSearches } from "./missedSearches.ts";

/** Counts what requests bring along, beside them: no request waits for it. */
export interface Tally {
  /** Somebody who is signed in asked for something. */
  sawPerson(userId: string, now: Date): void;
  /** A search found nothing. Who looked is only known here, for as long as they may be typing. */
  missedSearch(searcher: string, text: string, now: Date): void;
  /** Writes what was counted so far. */
  flush(now: Date): Promise<void>;
  /** Writes the rest, even of those who are still typing. */
  close(): Promise<void>;
}

const FLUSH_EVERY_MS = 5_000;
/** Beyond this many waiting rows the database was away for long: what else comes is not counted. */
const MOST_WAITING = 20_000;

export function openTally(db: Kysely<DB>): Tally {
  const misses = missedSearches();
  let day = "";
  let seen = new Set<string>();
  let waiting: { day: string; userId: string }[] = [];
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> = Promise.resolve();

  async function writePeople(): Promise<void> {
    const batch = waiting;
    waiting = [];
    for (const [day, people] of Map.groupBy(batch, (each) => each.day))
      await insertActivity(
        db,
        day,
        people.map(({ userId }) => userId),
      ).catch((error) => {
        log.error("activity-not-kept", { error });
        if (waiting.length < MOST_WAITING) waiting.push(...people);
      });
  }

  async function writeMisses(until: number): Promise<void> {
    const counts = misses.take(until);
    if (counts.length === 0) return;
    await addMissedSearches(db, counts).catch((error) => log.error("searches-not-counted", { error }));
  }

  const flushUntil = (until: number) =>
    (flushing = flushing.then(async () => {
      await writePeople();
      await writeMisses(until);
      if (waiting.length > 0 || misses.isWaiting()) soon();
    }));

  function soon(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      void flushUntil(Date.now());
    }, FLUSH_EVERY_MS);
    // A window's timer, where client and server share a process, is a number.
    timer.unref?.();
  }

  return {
    sawPerson(userId, now) {
      const today = dayOf(now);
      if (today !== day) [day, seen] = [today, new Set()];
      if (seen.has(userId)) return;
      seen.add(userId);
      waiting.push({ day, userId });
      soon();
    },
    missedSearch(searcher, text, now) {
      if (misses.add(searcher, text, now)) soon();
    },
    flush: (now) => flushUntil(now.getTime()),
    async close() {
      await flushUntil(Number.POSITIVE_INFINITY);
      clearTimeout(timer);
    },
  };
}
