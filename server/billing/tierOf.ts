import type { Role } from "../../domain/accounts/roles.ts";
import {
  type Plan,
  resolvePlan,
  resolveStudioPlan,
  type StudioPlanFacts,
  type SubscriptionFacts,
  type SubscriptionStatus,
  type Tier,
  type UserTier,
} from "../../domain/billing/plans.ts";
import { tierOfPrice } from "../../domain/billing/priceTiers.ts";

/** The columns that decide the plan of a studio, of its owner and of itself. */
export interface StudioPlanRecord {
  userTier: string | null;
  subscriptionStatus: string | null;
  subscriptionPriceKey: string | null;
  workspaceTier: string | null;
  trialEndsAt: Date | null;
}

/** The columns that decide a person's plan, as lists of people read them: what they pay for a studio, and as a fan. */
export interface PlanRecord extends StudioPlanRecord {
  role: string;
  fanPlanStatus: string | null;
  fanPlanPriceKey: string | null;
}

/** The plan of somebody who is not asking: by their own record and the place they joined first. */
export function tierOf(person: PlanRecord, now: Date): Tier {
  return planOf(person, now).tier;
}

/** The same with why it is this one. */
export function planOf(person: PlanRecord, now: Date): Plan {
  const fanSubscription = fanSubscriptionOf(person);
  return resolvePlan({ role: person.role as Role, ...factsOf(person), fanSubscription }, now);
}

/** What somebody pays, or paid, as a fan. */
export function fanSubscriptionOf(
  person: Pick<PlanRecord, "fanPlanStatus" | "fanPlanPriceKey">,
): SubscriptionFacts | null {
  return subscriptionOf(person.fanPlanStatus, person.fanPlanPriceKey);
}

/** The plan of a studio that nobody asks from, by the record of its owner. */
export function studioTierOf(owner: StudioPlanRecord, now: Date): Tier {
  return studioPlanOf(owner, now).tier;
}

/** The same with why it is this one. */
export function studioPlanOf(owner: StudioPlanRecord, now: Date): Plan {
  return resolveStudioPlan(factsOf(owner), now);
}

function factsOf(record: StudioPlanRecord): StudioPlanFacts {
  const { userTier, subscriptionStatus, subscriptionPriceKey, workspaceTier, trialEndsAt } = record;
  return {
    userTier: userTier as UserTier | null,
    subscription: subscriptionOf(subscriptionStatus, subscriptionPriceKey),
    workspaceTier: workspaceTier as Tier | null,
    trialEndsAt,
  };
}

function subscriptionOf(status: string | null, priceKey: string | null): SubscriptionFacts | null {
  return status === null ? null : { status: status as SubscriptionStatus, tier: tierOfPrice(priceKey) };
}
