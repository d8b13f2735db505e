import { groupByPlanFacts } from "../../../db/admin/analytics/plans.ts";
import { type Role, worksInStudio } from "../../../domain/accounts/roles.ts";
import { TIERS, type Tier } from "../../../domain/billing/plans.ts";
import { TierEnum } from "../../accounts/Viewer.ts";
import { tierOf } from "../../billing/tierOf.ts";
import { builder } from "../../graphql/builder.ts";
import type { Context } from "../../graphql/context.ts";
import { Admin } from "../Admin.ts";

const superadmin = { role: "superadmin" } as const;

interface PlanCount {
  tier: Tier;
  fans: number;
  artists: number;
}

const PlanCount = builder.objectRef<PlanCount>("PlanCount").implement({
  description: "People on a plan, by the side of their role.",
  authScopes: superadmin,
  fields: (t) => ({
    tier: t.expose("tier", { type: TierEnum }),
    fans: t.exposeInt("fans"),
    artists: t.exposeInt("artists"),
  }),
});

builder.objectFields(Admin, (t) => ({
  plans: t.field({
    type: [PlanCount],
    description: "People on each plan right now, but superadmins and the suspended; the lowest plan first.",
    resolve: (_admin, _args, context) => countPlans(context),
  }),
}));

/** The rules that decide a plan are the domain's: the database only brings together those about whom they say the same. */
async function countPlans({ db, now }: Context): Promise<PlanCount[]> {
  const groups = (await groupByPlanFacts(db, now())).map(({ people, ...facts }) => ({
    people,
    tier: tierOf(facts, now()),
    isArtist: worksInStudio(facts.role as Role),
  }));
  const count = (tier: Tier, isArtist: boolean) =>
    groups.reduce(
      (sum, group) => (group.tier === tier && group.isArtist === isArtist ? sum + group.people : sum),
      0,
    );
  return TIERS.map((tier) => ({ tier, fans: count(tier, false), artists: count(tier, true) }));
}
