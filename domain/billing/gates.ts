import { type Refusal, refusal } from "../words/refusal.ts";
import { meetsTier, opensGate, type Tier } from "./plans.ts";

/** Parts of the product that ask for a plan (SPEC.md section 6). A trial opens the pro ones (DECISIONS.md 4). */
const GATES = {
  advancedAnalytics: "pro",
  releaseScheduling: "pro",
  membershipTiers: "pro",
  revenueTracking: "pro",
  customBranding: "pro",
  apiAccess: "pro",
  prioritySupport: "pro",
  stemsAndAssets: "pro",
  campaignAnalytics: "pro",
  pricingAndCoupons: "pro",
  payoutAndSplits: "pro",
  whiteLabel: "enterprise",
  advancedRbac: "enterprise",
  customIntegrations: "enterprise",
  dedicatedSupport: "enterprise",
  sla: "enterprise",
  taxManagement: "enterprise",
  multiWorkspace: "enterprise",
  systemManagement: "enterprise",
  userManagement: "enterprise",
  platformAnalytics: "enterprise",
} as const satisfies Record<string, Tier>;

/** These ask for a plan that is paid: a trial does not open them (SPEC.md sections 5 and 6, AI team and phone). */
const PAID_GATES = { builtInAgents: "pro", customAgents: "pro", phone: "pro" } as const satisfies Record<
  string,
  Tier
>;

export type Gate = keyof typeof GATES | keyof typeof PAID_GATES;

/** Every gate with the lowest plan that includes it: what the crown beside a menu item says. */
export const TIER_OF_GATE: Readonly<Record<Gate, "pro" | "enterprise">> = { ...GATES, ...PAID_GATES };

/** Whether somebody on this tier may use what stands behind the gate. Superadmins are on enterprise: all gates open. */
export function passesGate(tier: Tier, gate: Gate): boolean {
  return gate in PAID_GATES ? meetsTier(tier, TIER_OF_GATE[gate]) : opensGate(tier, TIER_OF_GATE[gate]);
}

/** The words of a refusal at a gate. */
export function gateRefusal(gate: Gate): Refusal {
  return refusal(TIER_OF_GATE[gate] === "enterprise" ? "billing.partOfLabel" : "billing.partOfPro");
}
