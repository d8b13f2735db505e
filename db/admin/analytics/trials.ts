import { type Kysely, type RawBuilder, sql } from "kysely";
import { PAID_ARTIST_PRICES, PAID_ARTIST_TIERS } from "../../../domain/billing/paidPlans.ts";
import { TRIAL_DAYS } from "../../../domain/billing/plans.ts";
import type { DB } from "../../tables.generated.ts";
import { type Days, utcDate } from "./days.ts";

/** The trials that began in one week, by what became of them. */
export interface TrialCohort {
  /** A Monday, in UTC. */
  weekStart: string;
  running: number;
  converted: number;
  expired: number;
}

/** Whether the trial became a plan that is paid for, or was once. Asks for "user" beside its subscription. */
export const HAS_CONVERTED: RawBuilder<boolean> = sql`(
  "user"."userTier" = any(${[...PAID_ARTIST_TIERS]}::text[])
  or coalesce(subscription."priceKey" = any(${[...PAID_ARTIST_PRICES]}::text[]) and subscription.status <> 'trialing', false)
)`;

const STARTED_AT = sql`("user"."trialEndsAt" - make_interval(hours => ${24 * TRIAL_DAYS}))`;

/** Every week in which one of the days lies, the oldest first. A cohort is whole, even where the days begin within its week. */
export async function countTrialCohorts(
  db: Kysely<DB>,
  { from, until }: Days,
  now: Date,
): Promise<TrialCohort[]> {
  const { rows } = await sql<TrialCohort>`
    select to_char(series.week, 'YYYY-MM-DD') as "weekStart",
      coalesce(running, 0) as running, coalesce(converted, 0) as converted, coalesce(expired, 0) as expired
    from (
      select generate_series(date_trunc('week', ${utcDate(from)}::timestamp), ${utcDate(until)} - 1, interval '1 week')::date as week
    ) series left join (
      select date_trunc('week', ${STARTED_AT} at time zone 'UTC')::date as week,
        count(*) filter (where ${HAS_CONVERTED})::int as converted,
        count(*) filter (where not ${HAS_CONVERTED} and "trialEndsAt" > ${now})::int as running,
        count(*) filter (where not ${HAS_CONVERTED} and "trialEndsAt" <= ${now})::int as expired
      from "user" left join subscription on subscription."userId" = "user".id and subscription.kind = 'studio'
      where "user"."trialEndsAt" >= (date_trunc('week', ${utcDate(from)}::timestamp) at time zone 'UTC') + make_interval(hours => ${24 * TRIAL_DAYS})
      group by 1
    ) counted on counted.week = series.week
    order by series.week`.execute(db);
  return rows;
}
