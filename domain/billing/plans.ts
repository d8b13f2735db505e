import { type Role, worksInStudio } from "../accounts/roles.ts";

/** Plan tiers, lowest to highest. Order is meaning: see `meetsTier`. */
export const TIERS = ["free", "trial", "pro", "enterprise"] as const;
export type Tier = (typeof TIERS)[number];

export const TRIAL_DAYS = 30;
export const TRIAL_TRACK_LIMIT = 5;

/** What a person's own record says about the plan they are on (SPEC.md section 4). */
export const USER_TIERS = ["fan_free", "fan_pro", "artist_starter", "artist_pro", "artist_label"] as const;
export type UserTier = (typeof USER_TIERS)[number];

const TIER_OF_USER: Record<UserTier, Tier> = {
  fan_free: "free",
  fan_pro: "pro",
  artist_starter: "trial",
  artist_pro: "pro",
  artist_label: "enterprise",
};

/** Facts that decide a viewer's tier. `now` is passed in: the domain has no clock. */
export interface PlanFacts {
  role: Role;
  userTier: UserTier | null;
  workspaceTier: Tier | null;
  trialEndsAt: Date | null;
}

/**
 * The tier that counts right now: superadmin, then the person's own tier, then the workspace's, then the default of the
 * role (SPEC.md section 4). A trial that has ended acts as free, within the same request.
 */
export function resolveTier({ role, userTier, workspaceTier, trialEndsAt }: PlanFacts, now: Date): Tier {
  const tier = planTier(role, userTier, workspaceTier);
  const trialIsOver = trialEndsAt !== null && trialEndsAt <= now;
  return tier === "trial" && trialIsOver ? "free" : tier;
}

function planTier(role: Role, userTier: UserTier | null, workspaceTier: Tier | null): Tier {
  if (role === "superadmin") return "enterprise";
  if (userTier) return TIER_OF_USER[userTier];
  if (workspaceTier) return workspaceTier;
  return worksInStudio(role) ? "trial" : "free";
}

export function meetsTier(actual: Tier, required: Tier): boolean {
  return TIERS.indexOf(actual) >= TIERS.indexOf(required);
}

/** Whether a menu item or screen that asks for `required` opens: a trial has full access to pro tools (DECISIONS.md 4). */
export function opensGate(actual: Tier, required: Tier): boolean {
  return meetsTier(actual === "trial" ? "pro" : actual, required);
}

/** How many tracks a workspace may upload on a tier; `Infinity` when unlimited (SPEC.md section 9). */
export function trackAllowance(tier: Tier): number {
  if (meetsTier(tier, "pro")) return Number.POSITIVE_INFINITY;
  return tier === "trial" ? TRIAL_TRACK_LIMIT : 0;
}

/** The badge at the foot of the sidebar; `null` where "Upgrade Now" stands instead (SPEC.md section 2, Shell). */
export function planBadge(tier: Tier, role: Role): string | null {
  if (tier === "enterprise") return "INDEE LABEL";
  if (tier === "pro") return worksInStudio(role) ? "PRO ARTIST" : "PRO";
  if (tier === "trial") return "STARTER (TRIAL)";
  return null;
}
