import { monthsAfter } from "../duration.ts";
import type { SubscriptionKind, Tier } from "./plans.ts";
import { FAN_PRO_PRICE, LABEL_PRICE, type PlanPrice, PRO_PRICE } from "./prices.ts";
import { PRICE_TIERS, type PriceKey } from "./priceTiers.ts";

/** How often a plan is paid. */
export const PAY_INTERVALS = ["month", "year"] as const;
export type PayInterval = (typeof PAY_INTERVALS)[number];

/** What somebody can be on, in the order of the cards: the studio's three, then the fan's two (SPEC.md section 1, Plans). */
export const OFFER_NAMES = ["starter", "pro", "label", "fanFree", "fanPro"] as const;
export type OfferName = (typeof OFFER_NAMES)[number];

export interface Offer {
  kind: SubscriptionKind;
  tier: Tier;
  /** What it costs, and our own names of its two prices; null for what costs nothing. */
  price: (PlanPrice & { keys: Readonly<Record<PayInterval, PriceKey>> }) | null;
}

export const OFFERS: Readonly<Record<OfferName, Offer>> = {
  starter: { kind: "studio", tier: "trial", price: null },
  pro: {
    kind: "studio",
    tier: "pro",
    price: { ...PRO_PRICE, keys: { month: "artist_pro_monthly", year: "artist_pro_yearly" } },
  },
  label: {
    kind: "studio",
    tier: "enterprise",
    price: { ...LABEL_PRICE, keys: { month: "artist_label_monthly", year: "artist_label_yearly" } },
  },
  fanFree: { kind: "fan", tier: "free", price: null },
  fanPro: {
    kind: "fan",
    tier: "pro",
    price: { ...FAN_PRO_PRICE, keys: { month: "fan_pro_monthly", year: "fan_pro_yearly" } },
  },
};

/** An offer that is paid for, at one of its two prices. */
export interface PaidOffer {
  name: OfferName;
  interval: PayInterval;
  /** Minor units of `currency`, for one interval. */
  amountMinor: number;
  currency: PlanPrice["currency"];
}

/** What is behind one of our prices; null for the starter's, which is not sold, and for a name that is none of ours. */
export function offerOfPrice(priceKey: string | null): PaidOffer | null {
  for (const name of OFFER_NAMES) {
    const { price } = OFFERS[name];
    const interval = PAY_INTERVALS.find((each) => price?.keys[each] === priceKey);
    if (price && interval)
      return {
        name,
        interval,
        amountMinor: interval === "year" ? price.yearlyMinor : price.monthlyMinor,
        currency: price.currency,
      };
  }
  return null;
}

/** The prices that can be bought: all but the starter's, which costs nothing. */
export const SOLD_PRICES: readonly PriceKey[] = (Object.keys(PRICE_TIERS) as PriceKey[]).filter(
  (key) => offerOfPrice(key) !== null,
);

const ASKED: Readonly<Record<string, OfferName>> = {
  starter: "starter",
  pro: "pro",
  enterprise: "label",
  label: "label",
  fan_free: "fanFree",
  fan_pro: "fanPro",
};

/** What `/subscription?plan=` asks for: the name of a plan, or of one of its prices; null where it says nothing to us. */
export function offerAsked(plan: string | null): { name: OfferName; interval: PayInterval | null } | null {
  const priced = offerOfPrice(plan);
  if (priced) return { name: priced.name, interval: priced.interval };
  return plan !== null && Object.hasOwn(ASKED, plan) ? { name: ASKED[plan]!, interval: null } : null;
}

/** When a plan that is paid at `start` is paid again, as the payment provider counts. */
export function renewsAt(start: Date, interval: PayInterval): Date {
  return monthsAfter(start, MONTHS[interval]);
}

/** How many months are paid for at once. */
export const MONTHS: Readonly<Record<PayInterval, 1 | 12>> = { month: 1, year: 12 };
