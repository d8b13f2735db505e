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

/** Where a paid plan stands with the payment provider (SPEC.md section 3). The last two are expired plans. */
export const SUBSCRIPTION_STATUSES = ["active", "trialing", "past_due", "canceled"] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** What a person may pay for: a studio's plan, which counts for the workspaces they own, and a fan's, which pays for listening. */
export const SUBSCRIPTION_KINDS = ["studio", "fan"] as const;
export type SubscriptionKind = (typeof SUBSCRIPTION_KINDS)[number];

/** One of a person's subscription records, as far as it decides the tier. */
export interface SubscriptionFacts {
  status: SubscriptionStatus;
  /** What its price gives; null when the price is not one of ours. */
  tier: Tier | null;
}

/** Facts that decide a viewer's tier. `now` is passed in: the domain has no clock. */
export interface PlanFacts {
  role: Role;
  userTier: UserTier | null;
  /** What they pay, or paid, for a studio. */
  subscription: SubscriptionFacts | null;
  /** What they pay, or paid, as a fan. */
  fanSubscription: SubscriptionFacts | null;
  workspaceTier: Tier | null;
  /** The instant at which the thirty days are over; null for people who never had a trial. */
  trialEndsAt: Date | null;
}

/**
 * Why a tier counts: by the role; a subscription ended; a trial is over; the person's own tier; a running subscription; the tier
 * that the workspace was given; what the role begins with.
 */
export const PLAN_SOURCES = [
  "role",
  "ended",
  "trialOver",
  "ownTier",
  "subscription",
  "given",
  "start",
] as const;
export type PlanSource = (typeof PLAN_SOURCES)[number];

/** A tier, and why it is this one. */
export interface Plan {
  tier: Tier;
  source: PlanSource;
}

/**
 * The plan that counts right now (SPEC.md section 4): superadmin, then the person's own tier, then a running subscription,
 * then the workspace's tier, then the default of the role. Two things end a plan before any of these is asked, within the
 * same request: a subscription that is past due or canceled, and a trial whose thirty days are over (docs/decisions.md).
 */
export function resolvePlan(facts: PlanFacts, now: Date): Plan {
  const { role, trialEndsAt } = facts;
  if (role === "superadmin") return { tier: "enterprise", source: "role" };
  const subscription = subscriptionInQuestion(facts);
  if (subscription?.status === "past_due" || subscription?.status === "canceled")
    return { tier: "free", source: "ended" };
  const isTrialOver = trialEndsAt !== null && trialEndsAt <= now;
  const plan = standingPlan({ ...facts, subscription }, isTrialOver);
  return plan.tier === "trial" && isTrialOver ? { tier: "free", source: "trialOver" } : plan;
}

/**
 * Which of a person's two records decides. A fan's plan neither opens nor closes a studio; for whoever works in none, a studio's
 * plan includes what a fan's gives.
 */
function subscriptionInQuestion({
  role,
  subscription,
  fanSubscription,
}: Pick<PlanFacts, "role" | "subscription" | "fanSubscription">): SubscriptionFacts | null {
  if (worksInStudio(role)) return subscription;
  return isLive(subscription) ? subscription : (fanSubscription ?? subscription);
}

function isLive(subscription: SubscriptionFacts | null): boolean {
  return subscription?.status === "active" || subscription?.status === "trialing";
}

/** What somebody may listen to: their plan, and a fan's plan beside a studio's that gives less. */
export function listeningTier(tier: Tier, fanSubscription: SubscriptionFacts | null): Tier {
  return highestTier([tier, (isLive(fanSubscription) && fanSubscription?.tier) || "free"]);
}

/** The tier of that plan. */
export function resolveTier(facts: PlanFacts, now: Date): Tier {
  return resolvePlan(facts, now).tier;
}

/**
 * The plan of a studio: its owner's, whoever works there, and the one that the studio was given where its owner has neither a
 * tier nor a subscription of their own. A fan's plan of the owner pays for listening: it neither opens nor closes a studio.
 */
export function resolveStudioPlan(owner: StudioPlanFacts, now: Date): Plan {
  const isFan = owner.userTier === "fan_free" || owner.userTier === "fan_pro";
  const userTier = isFan ? null : owner.userTier;
  return resolvePlan({ ...owner, role: "artist", userTier, fanSubscription: null }, now);
}

/** What decides the plan of a studio, of its owner and of itself. */
export type StudioPlanFacts = Omit<PlanFacts, "role" | "fanSubscription">;

/** The tier of that plan. */
export function resolveStudioTier(owner: StudioPlanFacts, now: Date): Tier {
  return resolveStudioPlan(owner, now).tier;
}

function standingPlan(
  { role, userTier, subscription, workspaceTier }: PlanFacts,
  isTrialOver: boolean,
): Plan {
  const paid = subscription?.status === "trialing" ? "trial" : (subscription?.tier ?? null);
  // Whoever pays is never left with the trial that ran out.
  const isLeft = userTier === "artist_starter" && isTrialOver && paid !== null;
  if (userTier && !isLeft) return { tier: TIER_OF_USER[userTier], source: "ownTier" };
  if (paid) return { tier: paid, source: "subscription" };
  if (workspaceTier) return { tier: workspaceTier, source: "given" };
  return { tier: worksInStudio(role) ? "trial" : "free", source: "start" };
}

export function meetsTier(actual: Tier, required: Tier): boolean {
  return TIERS.indexOf(actual) >= TIERS.indexOf(required);
}

export function highestTier(tiers: readonly Tier[]): Tier {
  return TIERS.findLast((tier) => tiers.includes(tier)) ?? "free";
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

/**
 * The badge at the foot of the sidebar; `null` where "Upgrade Now" stands instead (SPEC.md section 2, Shell). A starter
 * plan whose end is known is a trial.
 */
export function planBadge(tier: Tier, role: Role, hasTrialEnd: boolean): string | null {
  if (tier === "enterprise") return "INDEE LABEL";
  if (tier === "pro") return worksInStudio(role) ? "PRO ARTIST" : "PRO";
  if (tier === "trial") return hasTrialEnd ? "STARTER (TRIAL)" : "STARTER";
  return null;
}
