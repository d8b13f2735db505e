import type { Role } from "../accounts/roles.ts";
import {
  listeningTier,
  type Plan,
  type PlanFacts,
  planBadge,
  resolvePlan,
  resolveTier,
  type SubscriptionFacts,
  type Tier,
  TRIAL_DAYS,
} from "./plans.ts";
import { kindOfPrice, tierOfPrice } from "./priceTiers.ts";
import { NOW, OVER, PLAN_TABLE, RUNNING } from "./testing/planTable.ts";

const NOTHING: PlanFacts = {
  role: "artist",
  userTier: null,
  subscription: null,
  fanSubscription: null,
  workspaceTier: null,
  trialEndsAt: null,
};

test("all 1,260 combinations of role, own tier, subscription and workspace tier give the plan of the table", () => {
  expect(PLAN_TABLE).toHaveLength(9 * 7 * 5 * 4);
  const wrong = PLAN_TABLE.filter(({ status, expected, ...facts }) => {
    const subscription: SubscriptionFacts | null = status === "none" ? null : { status, tier: "pro" };
    return resolveTier({ ...NOTHING, ...facts, subscription }, NOW) !== expected;
  });
  expect(wrong).toEqual([]);
});

test.each<[Role, Tier]>([
  ["artist", "trial"],
  ["manager", "trial"],
  ["label_admin", "trial"],
  ["admin", "trial"],
  ["fan", "free"],
  ["educator", "free"],
  ["collector", "free"],
])("a %s of whom nothing is known, without a workspace, is on %s", (role, tier) => {
  expect(resolveTier({ ...NOTHING, role }, NOW)).toBe(tier);
});

test.each([
  ["the last millisecond of thirty days", -1, "trial"],
  ["thirty days to the second", 0, "free"],
  ["a second later", 1000, "free"],
] as const)("at %s the trial is %i ms past its end, and the plan is %s", (_when, late, tier) => {
  const began = NOW.getTime();
  const trialEndsAt = new Date(began + TRIAL_DAYS * 24 * 60 * 60 * 1000);
  const facts = { role: "artist", userTier: "artist_starter", workspaceTier: "free", trialEndsAt } as const;
  expect(resolveTier({ ...NOTHING, ...facts }, new Date(trialEndsAt.getTime() + late))).toBe(tier);
});

test.each([
  ["artist", "artist_starter", "trial"],
  ["artist", "artist_pro_monthly", "pro"],
  ["artist", "artist_label_yearly", "enterprise"],
  ["fan", "fan_pro_monthly", "pro"],
] as const)("for %s the price %s gives %s", (role, key, tier) => {
  const paid: SubscriptionFacts = { status: "active", tier: tierOfPrice(key) };
  const facts = kindOfPrice(key) === "fan" ? { fanSubscription: paid } : { subscription: paid };
  expect(resolveTier({ ...NOTHING, role, workspaceTier: "free", ...facts }, NOW)).toBe(tier);
});

test("a price that is not ours says nothing: the workspace's plan counts", () => {
  for (const key of ["price_unknown", "toString", null]) {
    const subscription: SubscriptionFacts = { status: "active", tier: tierOfPrice(key) };
    expect(resolveTier({ ...NOTHING, workspaceTier: "pro", subscription }, NOW)).toBe("pro");
  }
});

test.each<[Tier, Role, boolean, string | null]>([
  ["free", "artist", true, null],
  ["free", "fan", false, null],
  ["trial", "artist", true, "STARTER (TRIAL)"],
  ["trial", "manager", false, "STARTER"],
  ["pro", "artist", true, "PRO ARTIST"],
  ["enterprise", "label_admin", false, "INDEE LABEL"],
])("the badge of the %s plan of a %s (end of trial known: %s) reads %s", (tier, role, hasEnd, badge) => {
  expect(planBadge(tier, role, hasEnd)).toBe(badge);
});

test.each(["active", "past_due", "canceled"] as const)(
  "a fan's plan that is %s neither opens nor closes the studio of a fan who became an artist",
  (status) => {
    const facts = {
      ...NOTHING,
      userTier: "artist_starter",
      workspaceTier: "free",
      fanSubscription: paying(status),
    } as const;
    expect(resolveTier({ ...facts, trialEndsAt: RUNNING }, NOW)).toBe("trial");
    expect(resolveTier({ ...facts, trialEndsAt: OVER }, NOW)).toBe("free");
  },
);

test.each<[string, SubscriptionFacts | null, SubscriptionFacts | null, Tier]>([
  ["pays as a fan", null, paying("active"), "pro"],
  ["pays for a studio", paying("active"), null, "pro"],
  ["pays for a studio, and stopped paying as a fan", paying("active"), paying("canceled"), "pro"],
  ["pays as a fan, and stopped paying for a studio", paying("canceled"), paying("active"), "pro"],
  ["whose card for Fan Pro failed", null, paying("past_due"), "free"],
  ["stopped paying for a studio", paying("canceled"), null, "free"],
])("a studio's plan includes a fan's: a fan who %s", (_who, subscription, fanSubscription, tier) => {
  const facts = { ...NOTHING, role: "fan", subscription, fanSubscription } as const;
  expect(resolveTier(facts, NOW)).toBe(tier);
});

test.each<[Tier, SubscriptionFacts["status"] | null, Tier]>([
  ["free", "active", "pro"],
  ["trial", "active", "pro"],
  ["enterprise", "active", "enterprise"],
  ["trial", "past_due", "trial"],
  ["free", "canceled", "free"],
  ["trial", null, "trial"],
])("an artist on %s with a fan's plan that is %s listens as on %s", (tier, status, heard) => {
  expect(listeningTier(tier, status && paying(status))).toBe(heard);
});

test.each<[string, Partial<PlanFacts>, Plan]>([
  ["a superadmin", { role: "superadmin" }, { tier: "enterprise", source: "role" }],
  ["whose card failed", { subscription: paying("past_due") }, { tier: "free", source: "ended" }],
  [
    "an ended trial",
    { userTier: "artist_starter", trialEndsAt: OVER },
    { tier: "free", source: "trialOver" },
  ],
  ["an own plan", { userTier: "artist_pro" }, { tier: "pro", source: "ownTier" }],
  ["who pays", { subscription: paying("active") }, { tier: "pro", source: "subscription" }],
  ["whose studio was given one", { workspaceTier: "enterprise" }, { tier: "enterprise", source: "given" }],
  ["nothing at all", {}, { tier: "trial", source: "start" }],
])("the plan says why it counts: %s", (_who, facts, expected) => {
  expect(resolvePlan({ ...NOTHING, ...facts }, NOW)).toEqual(expected);
});

function paying(status: SubscriptionFacts["status"]): SubscriptionFacts {
  return { status, tier: "pro" };
}
