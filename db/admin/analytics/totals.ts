import { type Kysely, type RawBuilder, sql } from "kysely";
import type { AnalyticsPeriod } from "../../../domain/admin/analytics.ts";
import type { DB } from "../../tables.generated.ts";
import { activeCounts, type Days, utcDate, within } from "./days.ts";
import { HAS_CONVERTED } from "./trials.ts";

/** Some days in numbers. */
export interface Totals {
  signUps: number;
  /** People, each as often as the days on which they were here. */
  activeDays: number;
  workspaces: number;
  tracks: number;
  /** Trials whose thirty days ended, and how many of them had become a plan. */
  trialsEnded: number;
  trialsConverted: number;
  missedSearches: number;
}

/** The numbers of a period and of the one before, in one statement. */
export async function readTotals(
  db: Kysely<DB>,
  { before, from, until }: AnalyticsPeriod,
  now: Date,
): Promise<{ now: Totals; before: Totals }> {
  const { rows } = await sql<{ now: Totals; before: Totals }>`
    select (${totalsOf({ from, until }, now)}) as now, (${totalsOf({ from: before, until: from }, now)}) as before`.execute(
    db,
  );
  return rows[0]!;
}

function totalsOf(days: Days, now: Date): RawBuilder<Totals> {
  const isMissed = sql`day >= ${utcDate(days.from)} and day < ${utcDate(days.until)}`;
  return sql`
    select json_build_object(
      'signUps', (select count(*) from "user" where ${within("createdAt", days)}),
      'activeDays', (select coalesce(sum(people), 0) from (${activeCounts(days)}) counts),
      'workspaces', (select count(*) from workspace where ${within("createdAt", days)}),
      'tracks', (select count(*) from track where ${within("createdAt", days)}),
      'trialsEnded', count(*),
      'trialsConverted', count(*) filter (where ${HAS_CONVERTED}),
      'missedSearches', (select coalesce(sum(searches), 0) from "missedSearch" where ${isMissed})
    )
    from "user" left join subscription on subscription."userId" = "user".id and subscription.kind = 'studio'
    where ${within("user.trialEndsAt", days)} and "user"."trialEndsAt" <= ${now}`;
}
