import type { InvoiceLine } from "./invoiceLines.ts";
import { addInterval } from "./time.ts";
import type { StripeObject, World } from "./World.ts";

/** What changes with another price, and what it costs. */
export interface Proration {
  price: StripeObject;
  lines: InvoiceLine[];
  /** Another rhythm begins a period of its own. */
  startsAnew: boolean;
  /** The period that counts then, in seconds. */
  start: number;
  end: number;
}

/** What is left of the period is given back at the old price and asked for at the new one, by the second. */
export function prorate(world: World, subscription: StripeObject, price: StripeObject): Proration {
  const [item] = subscription.items.data;
  const { current_period_start: start, current_period_end: end, quantity, price: old, id: itemId } = item;
  const now = world.now(subscription);
  const left = Math.max(0, end - now) / (end - start);
  const name = (of: StripeObject) => world.find(of.product)?.name;
  const startsAnew =
    price.recurring.interval !== old.recurring.interval ||
    price.recurring.interval_count !== old.recurring.interval_count;
  const isTrial = subscription.status === "trialing";
  const about = { quantity, itemId, start: now };
  const credit: InvoiceLine = {
    ...about,
    ...{ description: `Unused time on ${name(old)}`, price: old, end, isProration: true },
    amount: -Math.round((old.unit_amount ?? 0) * quantity * left) || 0,
  };
  const amount = (price.unit_amount ?? 0) * quantity;
  if (isTrial) return { price, lines: [], startsAnew: false, start, end };
  if (startsAnew) {
    const newEnd = addInterval(now, price.recurring);
    const whole = { ...about, description: `${quantity} × ${name(price)}`, price, amount, end: newEnd };
    return { price, lines: [credit, whole], startsAnew, start: now, end: newEnd };
  }
  const debit: InvoiceLine = {
    ...about,
    ...{ description: `Remaining time on ${name(price)}`, price, end, isProration: true },
    amount: Math.round(amount * left),
  };
  return { price, lines: [credit, debit], startsAnew, start, end };
}
