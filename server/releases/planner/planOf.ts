import type { Kysely } from "kysely";
import { listPlannedReleases, type PlannedRow } from "../../../db/releases/planner/plannedReleases.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { localTimeOf, momentOf } from "../../../domain/releases/localTime.ts";
import { addDays } from "../../../domain/releases/planner/planDays.ts";
import { CLOSE_DAYS, type PlanHint, planHints } from "../../../domain/releases/planner/planHints.ts";

/** More than a studio plans for the longest time that can be asked for; what lies beyond is told apart (`isWhole`). */
const MOST = 1000;

/** A release in the plan: on which day of the studio's calendar, and what to think of. */
export interface PlanEntry {
  release: PlannedRow;
  day: string;
  time: string;
  hints: PlanHint[];
}

export interface Plan {
  entries: PlanEntry[];
  /** False: there is more than was answered. */
  isWhole: boolean;
}

/** What a studio plans from one day on, so many days of its own calendar, with hints that know what lies around. */
export async function planOf(
  db: Kysely<DB>,
  { id, timezone }: { id: string; timezone: string },
  { from, days }: { from: string; days: number },
  now: Date,
): Promise<Plan> {
  const startOf = (day: string) => momentOf(day, "00:00", timezone);
  const until = addDays(from, days);
  const rows = await listPlannedReleases(db, id, {
    from: startOf(addDays(from, -CLOSE_DAYS)),
    to: startOf(addDays(until, CLOSE_DAYS + 1)),
    limit: MOST,
  });
  const today = localTimeOf(now, timezone).day;
  const around = rows.map((release) => {
    const { day, time } = localTimeOf(release.date!, timezone);
    return { ...release, release, day, time };
  });
  return {
    entries: around
      .filter(({ day }) => day >= from && day < until)
      .map((planned) => ({
        release: planned.release,
        day: planned.day,
        time: planned.time,
        hints: planHints(planned, around, today),
      })),
    isWhole: rows.length < MOST,
  };
}
