import type { SubscriptionStatus, UserTier } from "./plans.ts";
import type { PriceKey } from "./priceTiers.ts";
import { tierPaidFor } from "./tierPaidFor.ts";

test.each<[PriceKey, SubscriptionStatus, boolean, UserTier | null]>([
  ["artist_pro_monthly", "active", true, "artist_pro"],
  ["artist_label_yearly", "active", true, "artist_label"],
  ["artist_pro_yearly", "trialing", true, "artist_pro"],
  ["artist_starter", "trialing", true, "artist_starter"],
  ["artist_pro_monthly", "past_due", true, null],
  ["artist_pro_monthly", "canceled", true, null],
  ["fan_pro_monthly", "active", false, "fan_pro"],
  ["fan_pro_yearly", "past_due", false, null],
  ["fan_pro_yearly", "canceled", false, "fan_free"],
  ["fan_pro_monthly", "active", true, null],
  ["fan_pro_monthly", "canceled", true, null],
])(
  "%s that is %s, of somebody who works in a studio (%s), makes the own tier %s",
  (price, status, works, tier) => {
    expect(tierPaidFor(price, status, works)).toBe(tier);
  },
);
