import { readTotals, type Totals } from "../../../db/admin/analytics/totals.ts";
import { remembersMissedBefore } from "../../../domain/admin/analytics.ts";
import { builder } from "../../graphql/builder.ts";
import { PlatformAnalytics } from "./PlatformAnalytics.ts";

const superadmin = { role: "superadmin" } as const;

/** Null where the period is longer ago than is remembered. */
type Known = Omit<Totals, "missedSearches"> & { missedSearches: number | null };

const AnalyticsTotals = builder.objectRef<Known>("AnalyticsTotals").implement({
  description: "Some days in numbers.",
  authScopes: superadmin,
  fields: (t) => ({
    signUps: t.exposeInt("signUps"),
    activeDays: t.exposeInt("activeDays", {
      description: "People, each as often as the days on which they were here.",
    }),
    workspaces: t.exposeInt("workspaces"),
    tracks: t.exposeInt("tracks"),
    trialsEnded: t.exposeInt("trialsEnded", { description: "Trials whose thirty days ended." }),
    trialsConverted: t.exposeInt("trialsConverted", {
      description: "How many of these had become a paid plan.",
    }),
    missedSearches: t.exposeInt("missedSearches", {
      nullable: true,
      description: "Null when the days are longer ago than they are remembered.",
    }),
  }),
});

const AnalyticsComparison = builder
  .objectRef<{ now: Known; before: Known }>("AnalyticsComparison")
  .implement({
    authScopes: superadmin,
    fields: (t) => ({
      now: t.expose("now", { type: AnalyticsTotals }),
      before: t.expose("before", { type: AnalyticsTotals, description: "As many days, right before." }),
    }),
  });

builder.objectFields(PlatformAnalytics, (t) => ({
  totals: t.field({
    type: AnalyticsComparison,
    resolve: async (period, _args, { db, now }) => {
      const totals = await readTotals(db, period, now());
      if (remembersMissedBefore(period.days)) return totals;
      return { ...totals, before: { ...totals.before, missedSearches: null } };
    },
  }),
}));
