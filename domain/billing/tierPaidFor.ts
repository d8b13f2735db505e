import type { SubscriptionStatus, UserTier } from "./plans.ts";
import { kindOfPrice, PRICE_TIERS, type PriceKey } from "./priceTiers.ts";

/**
 * What a person's own tier becomes when their subscription does; null where it stays. A studio's plan that ended leaves its tier,
 * because the record itself closes everything; a fan's falls back to the free one, and says nothing of people who work in a studio.
 */
export function tierPaidFor(
  priceKey: PriceKey,
  status: SubscriptionStatus,
  worksInStudio: boolean,
): UserTier | null {
  const isLive = status === "active" || status === "trialing";
  if (kindOfPrice(priceKey) === "fan") {
    if (worksInStudio || status === "past_due") return null;
    return isLive ? "fan_pro" : "fan_free";
  }
  if (!isLive) return null;
  if (PRICE_TIERS[priceKey] === "trial") return "artist_starter";
  return PRICE_TIERS[priceKey] === "enterprise" ? "artist_label" : "artist_pro";
}
