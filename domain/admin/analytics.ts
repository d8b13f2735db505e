import { DAY_MS, startOfDay } from "../duration.ts";

/** How far back those who run the platform may look, in days. */
export const ANALYTICS_DAYS = [7, 28, 90, 365] as const;
export type AnalyticsDays = (typeof ANALYTICS_DAYS)[number];

/** What the page opens with. */
export const ANALYTICS_DAYS_AT_FIRST: AnalyticsDays = 28;

/** Every day of these numbers begins and ends at midnight here. */
export const ANALYTICS_TIME_ZONE = "UTC";

/** Some whole days in UTC, the last of which is today, and as many before them. */
export interface AnalyticsPeriod {
  days: AnalyticsDays;
  /** Where the period before begins. */
  before: Date;
  from: Date;
  /** The midnight after today; not part of the period any more. */
  until: Date;
}

export function analyticsPeriod(days: AnalyticsDays, now: Date): AnalyticsPeriod {
  const until = startOfDay(now) + DAY_MS;
  return {
    days,
    before: new Date(until - 2 * days * DAY_MS),
    from: new Date(until - days * DAY_MS),
    until: new Date(until),
  };
}

/** The date of a moment, such as 2026-11-16, in UTC. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

export function daysBefore(now: Date, days: number): string {
  return dayOf(new Date(startOfDay(now) - days * DAY_MS));
}

/**
 * How much a number grew since the period before, as a part of what it was: 0.5 is half as much again. Null where there was
 * nothing before to compare with.
 */
export function growth(now: number, before: number | null): number | null {
  return before ? (now - before) / before : null;
}

/** How long a search without results is remembered, in days. */
export const MISSED_SEARCHES_KEPT_DAYS = 90;

/** Whether the searches of the period before are all still remembered. */
export function remembersMissedBefore(days: AnalyticsDays): boolean {
  return 2 * days <= MISSED_SEARCHES_KEPT_DAYS;
}
