import { type Gate, passesGate, TIER_OF_GATE } from "./gates.ts";
import { TIERS, type Tier } from "./plans.ts";

const opening = (gate: Gate) => TIERS.filter((tier) => passesGate(tier, gate));

test.each<Gate>([
  "advancedAnalytics",
  "releaseScheduling",
  "membershipTiers",
  "revenueTracking",
  "customBranding",
  "apiAccess",
  "prioritySupport",
  "stemsAndAssets",
  "campaignAnalytics",
  "pricingAndCoupons",
  "payoutAndSplits",
])("%s opens with Pro, and while a trial runs", (gate) => {
  expect(opening(gate)).toEqual<Tier[]>(["trial", "pro", "enterprise"]);
});

test.each<Gate>([
  "whiteLabel",
  "advancedRbac",
  "customIntegrations",
  "dedicatedSupport",
  "sla",
  "taxManagement",
  "multiWorkspace",
  "systemManagement",
  "userManagement",
  "platformAnalytics",
])("%s opens with Indee Label only", (gate) => {
  expect(opening(gate)).toEqual<Tier[]>(["enterprise"]);
});

test.each<Gate>(["builtInAgents", "customAgents", "phone"])(
  "%s opens with a plan that is paid, not with a trial",
  (gate) => {
    expect(opening(gate)).toEqual<Tier[]>(["pro", "enterprise"]);
  },
);

test("there are no other gates", () => {
  expect(Object.keys(TIER_OF_GATE)).toHaveLength(11 + 10 + 3);
});
