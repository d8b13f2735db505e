import { OFFERS, type OfferName, offerOfPrice, type PayInterval } from "./offers.ts";
import type { SubscriptionKind, SubscriptionStatus, Tier } from "./plans.ts";

/** What a person has, as far as the cards of the plans ask for it. */
export interface HeldPlan {
  /** The plan that counts for what is theirs alone. */
  ownTier: Tier;
  subscriptions: readonly {
    kind: SubscriptionKind;
    status: SubscriptionStatus;
    priceKey?: string | null | undefined;
  }[];
}

/**
 * What can be done about an offer: it is what one has; a studio's plan gives it already; it can be bought; it is changed to, with
 * the payment provider working out the difference; or there is nothing to do, as with the free ones of somebody who pays.
 */
export type Standing = "current" | "included" | "buy" | "change" | "none";

/** Where somebody stands with an offer, at the interval that is shown. */
export function standingOf(name: OfferName, interval: PayInterval, held: HeldPlan): Standing {
  const { kind, tier, price } = OFFERS[name];
  const paid = payingFor(kind, held);
  if (paid) {
    if (!price) return "none";
    return paid.name === name && paid.interval === interval ? "current" : "change";
  }
  if (kind === "fan") {
    const isIncluded = payingFor("studio", held) !== null || GIVES_FAN_PRO.includes(held.ownTier);
    if (isIncluded) return price ? "included" : "none";
    return price ? "buy" : "current";
  }
  // A plan that the administration gave, or the trial, while nothing is paid.
  if (held.ownTier === tier) return "current";
  return price ? "buy" : "none";
}

const GIVES_FAN_PRO: readonly Tier[] = ["pro", "enterprise"];

/** The plan of this kind that is paid now, or owed; null where there is none, or it ended. */
export function payingFor(
  kind: SubscriptionKind,
  { subscriptions }: HeldPlan,
): { name: OfferName; interval: PayInterval } | null {
  const record = subscriptions.find((each) => each.kind === kind && each.status !== "canceled");
  return offerOfPrice(record?.priceKey ?? null);
}
