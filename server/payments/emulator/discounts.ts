import { randomBytes } from "node:crypto";
import { emit } from "./emit.ts";
import { amountIn, demand, given, isTrue, metadataIn, numberIn, type Params } from "./parameters.ts";
import { refuse } from "./refuse.ts";
import { addInterval } from "./time.ts";
import type { StripeObject, World } from "./World.ts";

export function createCoupon(world: World, params: Params): StripeObject {
  const percent = numberIn(params.percent_off);
  const amount = amountIn(params.amount_off, "amount_off");
  if ((percent === null) === (amount === null))
    refuse("You must pass either `percent_off` or `amount_off`.", { param: "percent_off" });
  const coupon = world.create("coupon", "cpn", {
    ...given(params, "id", "name", "currency"),
    percent_off: percent,
    amount_off: amount,
    duration: params.duration ?? "once",
    duration_in_months: numberIn(params.duration_in_months),
    max_redemptions: numberIn(params.max_redemptions),
    redeem_by: numberIn(params.redeem_by),
    valid: true,
    metadata: metadataIn(params),
  });
  emit(world, "coupon.created", coupon);
  return coupon;
}

export function createPromotionCode(world: World, params: Params): StripeObject {
  demand(params, "promotion");
  const coupon = world.get(params.promotion.coupon, "coupon", "promotion[coupon]");
  const code = params.code ?? randomBytes(4).toString("hex").toUpperCase();
  if (world.all("promotion_code").some((other) => other.active && sameCode(other, code)))
    refuse("An active promotion code with this code already exists.", { param: "code" });
  const made = world.create("promotion_code", "promo", {
    code,
    promotion: { type: "coupon", coupon: coupon.id },
    active: params.active === undefined || isTrue(params.active),
    max_redemptions: numberIn(params.max_redemptions),
    expires_at: numberIn(params.expires_at),
    metadata: metadataIn(params),
  });
  emit(world, "promotion_code.created", made);
  return made;
}

export function updatePromotionCode(world: World, id: string, params: Params): StripeObject {
  const { metadata, active } = world.get(id, "promotion_code");
  const changed = world.change(id, {
    active: params.active === undefined ? active : isTrue(params.active),
    metadata: metadataIn(params, metadata),
  });
  emit(world, "promotion_code.updated", changed);
  return changed;
}

const sameCode = (promotion: StripeObject, code: string) =>
  promotion.code.toLowerCase() === code.trim().toLowerCase();

/** The code that a buyer typed; null where it does not count, or not any more. */
export function findPromotionCode(world: World, code: string): StripeObject | null {
  const found = world.all("promotion_code").find((each) => each.active && sameCode(each, code));
  if (!found) return null;
  const isUsedUp = found.max_redemptions !== null && found.times_redeemed >= found.max_redemptions;
  const isOver = found.expires_at !== null && found.expires_at <= world.now();
  return isUsedUp || isOver ? null : found;
}

/** The coupon behind `{coupon}` or `{promotion_code}`. */
export function couponOf(world: World, asked: Params): StripeObject {
  const promotion = asked.promotion_code ? world.get(asked.promotion_code, "promotion_code") : null;
  return world.get(promotion ? promotion.promotion.coupon : asked.coupon, "coupon");
}

/** What a coupon takes off an amount; both in minor units. */
export function reduction(coupon: StripeObject, amount: number): number {
  if (amount <= 0) return 0;
  return coupon.percent_off !== null
    ? Math.round((amount * coupon.percent_off) / 100)
    : Math.min(amount, coupon.amount_off);
}

/** Grants what a coupon gives to a subscription. */
export function redeem(world: World, asked: Params, customer: string, session: string | null): StripeObject {
  const coupon = couponOf(world, asked);
  const code = asked.promotion_code ? world.get(asked.promotion_code, "promotion_code") : null;
  if (code) world.change(code.id, { times_redeemed: code.times_redeemed + 1 });
  world.change(coupon.id, { times_redeemed: coupon.times_redeemed + 1 });
  const start = world.now(world.find(customer));
  return world.create("discount", "di", {
    checkout_session: session,
    customer,
    start,
    end:
      coupon.duration === "repeating"
        ? addInterval(start, { interval: "month", interval_count: coupon.duration_in_months })
        : null,
    source: { type: "coupon", coupon: coupon.id },
    promotion_code: code?.id ?? null,
  });
}
