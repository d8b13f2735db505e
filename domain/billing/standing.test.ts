import type { OfferName, PayInterval } from "./offers.ts";
import type { Tier } from "./plans.ts";
import { type HeldPlan, type Standing, standingOf } from "./standing.ts";

const pays = (priceKey: string, status: "active" | "past_due" | "canceled" = "active") => ({
  kind: priceKey.startsWith("fan_") ? ("fan" as const) : ("studio" as const),
  status,
  priceKey,
});

const has = (ownTier: Tier, ...subscriptions: HeldPlan["subscriptions"]): HeldPlan => ({
  ownTier,
  subscriptions,
});

test.each<[string, HeldPlan, OfferName, PayInterval, Standing]>([
  ["on trial the starter is what one has", has("trial"), "starter", "month", "current"],
  ["on trial Pro can be bought", has("trial"), "pro", "month", "buy"],
  ["after the trial the starter is over", has("free"), "starter", "month", "none"],
  ["what one pays is what one has", has("pro", pays("artist_pro_monthly")), "pro", "month", "current"],
  ["from month to year one changes", has("pro", pays("artist_pro_monthly")), "pro", "year", "change"],
  ["from Pro to Label one changes", has("pro", pays("artist_pro_monthly")), "label", "month", "change"],
  ["whoever pays has no trial", has("pro", pays("artist_pro_monthly")), "starter", "month", "none"],
  [
    "a card that failed is mended, not bought around",
    has("free", pays("artist_pro_yearly", "past_due")),
    "pro",
    "year",
    "current",
  ],
  [
    "what ended can be bought again",
    has("free", pays("artist_pro_monthly", "canceled")),
    "pro",
    "month",
    "buy",
  ],
  ["a plan that was given is what one has", has("enterprise"), "label", "year", "current"],
  ["a fan without a plan is on the free one", has("free"), "fanFree", "month", "current"],
  ["a fan can buy Fan Pro", has("free"), "fanPro", "month", "buy"],
  ["a fan on Fan Pro has it", has("pro", pays("fan_pro_yearly")), "fanPro", "year", "current"],
  [
    "an artist on Pro hears as Fan Pro",
    has("pro", pays("artist_pro_monthly")),
    "fanPro",
    "month",
    "included",
  ],
  ["an artist on trial can buy Fan Pro", has("trial"), "fanPro", "month", "buy"],
  [
    "both may be paid: each is what one has",
    has("pro", pays("artist_pro_monthly"), pays("fan_pro_monthly")),
    "fanPro",
    "month",
    "current",
  ],
])("%s", (_what, held, name, interval, standing) => {
  expect(standingOf(name, interval, held)).toBe(standing);
});
