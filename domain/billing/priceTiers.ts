import type { SubscriptionKind, Tier } from "./plans.ts";

/**
 * What each price of the platform gives, by our own name for it (the provider's `lookup_key`): the ids of the provider
 * differ from account to account, these do not (SPEC.md section 3, the price ids that map to trial, pro and enterprise).
 */
export const PRICE_TIERS = {
  artist_starter: "trial",
  artist_pro_monthly: "pro",
  artist_pro_yearly: "pro",
  artist_label_monthly: "enterprise",
  artist_label_yearly: "enterprise",
  fan_pro_monthly: "pro",
  fan_pro_yearly: "pro",
} as const satisfies Record<string, Tier>;
export type PriceKey = keyof typeof PRICE_TIERS;

/** The tier behind a price; null for one that is not ours, which then says nothing about the plan. */
export function tierOfPrice(priceKey: string | null): Tier | null {
  return priceKey !== null && Object.hasOwn(PRICE_TIERS, priceKey) ? PRICE_TIERS[priceKey as PriceKey] : null;
}

/** What is paid for with one of our prices. */
export function kindOfPrice(priceKey: PriceKey): SubscriptionKind {
  return priceKey.startsWith("fan_") ? "fan" : "studio";
}
