import type { Role } from "../../domain/accounts/roles.ts";
import {
  type Plan,
  type PlanFacts,
  resolvePlan,
  resolveStudioPlan,
  type SubscriptionStatus,
  type Tier,
  type UserTier,
} from "../../domain/billing/plans.ts";
import { planOfPrice } from "../../domain/billing/priceTiers.ts";

/** The columns that decide a person's plan, as lists of people read them. */
export interface PlanRecord {
  role: string;
  userTier: string | null;
  subscriptionStatus: string | null;
  subscriptionPriceKey: string | null;
  workspaceTier: string | null;
  trialEndsAt: Date | null;
}

/** The plan of somebody who is not asking: by their own record and the place they joined first. */
export function tierOf(person: PlanRecord, now: Date): Tier {
  return planOf(person, now).tier;
}

/** The same with why it is this one. */
export function planOf(person: PlanRecord, now: Date): Plan {
  return resolvePlan({ role: person.role as Role, ...factsOf(person) }, now);
}

/** The plan of a studio that nobody asks from, by the record of its owner. */
export function studioTierOf(owner: Omit<PlanRecord, "role">, now: Date): Tier {
  return studioPlanOf(owner, now).tier;
}

/** The same with why it is this one. */
export function studioPlanOf(owner: Omit<PlanRecord, "role">, now: Date): Plan {
  return resolveStudioPlan(factsOf(owner), now);
}

function factsOf(record: Omit<PlanRecord, "role">): Omit<PlanFacts, "role"> {
  const { userTier, subscriptionStatus, subscriptionPriceKey, workspaceTier, trialEndsAt } = record;
  return {
    userTier: userTier as UserTier | null,
    subscription: subscriptionStatus
      ? { status: subscriptionStatus as SubscriptionStatus, ...planOfPrice(subscriptionPriceKey) }
      : null,
    workspaceTier: workspaceTier as Tier | null,
    trialEndsAt,
  };
}
