import type Stripe from "stripe";
import type { SubscriptionKind, SubscriptionStatus } from "../../domain/billing/plans.ts";
import { kindOfPrice, type PriceKey, tierOfPrice } from "../../domain/billing/priceTiers.ts";

/** Our own name of the price that a subscription is for; null where it is none of ours. */
export function priceKeyOf(subscription: Stripe.Subscription): PriceKey | null {
  const key = subscription.items.data[0]?.price.lookup_key ?? null;
  return tierOfPrice(key) === null ? null : (key as PriceKey);
}

/**
 * How the provider's word for the state of a subscription reads with us; null for one that has not begun, and for words that we
 * do not know yet: what stands then stays.
 */
export function statusOf(status: string): SubscriptionStatus | null {
  switch (status) {
    case "trialing":
    case "active":
      return status;
    case "past_due":
    case "unpaid":
    case "paused":
      return "past_due";
    case "canceled":
    case "incomplete_expired":
      return "canceled";
    default:
      return null;
  }
}

/** The plan of this kind that runs or is owed at the provider, whatever we know of it; null where there is none. */
export async function planAtProvider(
  stripe: Stripe,
  customer: string,
  kind: SubscriptionKind,
): Promise<Stripe.Subscription | null> {
  const { data } = await stripe.subscriptions.list({ customer, limit: 100 });
  const isOfKind = (each: Stripe.Subscription) => {
    const key = priceKeyOf(each);
    const status = statusOf(each.status);
    return key !== null && kindOfPrice(key) === kind && status !== null && status !== "canceled";
  };
  return data.find(isOfKind) ?? null;
}
