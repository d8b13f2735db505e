import {
  type ActiveDay,
  countActive,
  countGrowth,
  countSignUps,
  type GrowthDay,
  type SignUpDay,
} from "../../../db/admin/analytics/days.ts";
import { listMissedSearches } from "../../../db/admin/analytics/missedSearches.ts";
import { countTrialCohorts, type TrialCohort } from "../../../db/admin/analytics/trials.ts";
import {
  ANALYTICS_DAYS,
  ANALYTICS_TIME_ZONE,
  type AnalyticsDays,
  type AnalyticsPeriod,
  analyticsPeriod,
  dayOf,
} from "../../../domain/admin/analytics.ts";
import { builder } from "../../graphql/builder.ts";
import { Admin } from "../Admin.ts";

const superadmin = { role: "superadmin" } as const;
const MOST_TERMS = 50;
const DATE = "A date in UTC: 2026-11-16.";

/** The platform over some days. Every part is a statement of its own, made only when it is asked for. */
export const PlatformAnalytics = builder.objectRef<AnalyticsPeriod>("PlatformAnalytics");

const SignUps = builder.objectRef<SignUpDay>("SignUpDay").implement({
  description: "Who joined on a day, by the side on which they began.",
  authScopes: superadmin,
  fields: (t) => ({
    day: t.exposeString("day", { description: DATE }),
    fans: t.exposeInt("fans"),
    artists: t.exposeInt("artists"),
  }),
});

const Active = builder.objectRef<ActiveDay>("ActiveDay").implement({
  description: "How many people were signed in and here on a day.",
  authScopes: superadmin,
  fields: (t) => ({
    day: t.exposeString("day", { description: DATE }),
    people: t.exposeInt("people"),
  }),
});

const Growth = builder.objectRef<GrowthDay>("GrowthDay").implement({
  description: "What was added on a day.",
  authScopes: superadmin,
  fields: (t) => ({
    day: t.exposeString("day", { description: DATE }),
    workspaces: t.exposeInt("workspaces"),
    tracks: t.exposeInt("tracks"),
  }),
});

const Cohort = builder.objectRef<TrialCohort>("TrialCohort").implement({
  description: "The trials that began in one week, by what became of them until now.",
  authScopes: superadmin,
  fields: (t) => ({
    weekStart: t.exposeString("weekStart", { description: "A Monday in UTC: 2026-11-16." }),
    running: t.exposeInt("running"),
    converted: t.exposeInt("converted", { description: "Became a plan that is paid for, or was once." }),
    expired: t.exposeInt("expired"),
  }),
});

interface Missed {
  term: string;
  searches: number;
  lastDay: string;
}

const MissedSearch = builder.objectRef<Missed>("MissedSearch").implement({
  description: "A text that was looked for and found nowhere.",
  authScopes: superadmin,
  fields: (t) => ({
    term: t.exposeString("term", { description: "Without case and accents." }),
    searches: t.exposeInt("searches"),
    lastDay: t.exposeString("lastDay", { description: DATE }),
  }),
});

PlatformAnalytics.implement({
  description: "The platform over some whole days, the last of which is today.",
  authScopes: superadmin,
  fields: (t) => ({
    firstDay: t.string({ description: DATE, resolve: ({ from }) => dayOf(from) }),
    lastDay: t.string({ description: DATE, resolve: ({ until }) => dayOf(new Date(until.getTime() - 1)) }),
    timeZone: t.string({
      description: "Where each day begins and ends at midnight.",
      resolve: () => ANALYTICS_TIME_ZONE,
    }),
    signUps: t.field({
      type: [SignUps],
      description: "Every day, the oldest first. Whoever deleted their account is not counted any more.",
      resolve: (period, _args, { db }) => countSignUps(db, period),
    }),
    activePeople: t.field({
      type: [Active],
      description: "Every day, the oldest first.",
      resolve: (period, _args, { db }) => countActive(db, period),
    }),
    growth: t.field({
      type: [Growth],
      description: "Every day, the oldest first.",
      resolve: (period, _args, { db }) => countGrowth(db, period),
    }),
    trialCohorts: t.field({
      type: [Cohort],
      description: "Every week in which one of the days lies, the oldest first.",
      resolve: (period, _args, { db, now }) => countTrialCohorts(db, period, now()),
    }),
    missedSearches: t.field({
      type: [MissedSearch],
      description: `The ${MOST_TERMS} most frequent texts, the most frequent first.`,
      resolve: (period, _args, { db }) => listMissedSearches(db, { ...period, most: MOST_TERMS }),
    }),
  }),
});

const AnalyticsRange = builder.enumType("AnalyticsRange", {
  description: "How many days back, today among them.",
  values: Object.fromEntries(ANALYTICS_DAYS.map((days) => [`DAYS_${days}`, { value: days }])) as Record<
    `DAYS_${AnalyticsDays}`,
    { value: AnalyticsDays }
  >,
});

builder.objectFields(Admin, (t) => ({
  analytics: t.field({
    type: PlatformAnalytics,
    args: { range: t.arg({ type: AnalyticsRange }) },
    resolve: (_admin, { range }, { now }) => analyticsPeriod(range, now()),
  }),
}));
