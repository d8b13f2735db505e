import type { Role } from "../../domain/accounts/roles.ts";
import {
  resolveTier,
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
  const { role, userTier, subscriptionStatus, subscriptionPriceKey, workspaceTier, trialEndsAt } = person;
  return resolveTier(
    {
      role: role as Role,
      userTier: userTier as UserTier | null,
      subscription: subscriptionStatus
        ? { status: subscriptionStatus as SubscriptionStatus, ...planOfPrice(subscriptionPriceKey) }
        : null,
      workspaceTier: workspaceTier as Tier | null,
      trialEndsAt,
    },
    now,
  );
}
