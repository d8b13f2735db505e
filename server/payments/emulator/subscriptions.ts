import { randomBytes } from "node:crypto";
import { blank, listOf } from "./blank.ts";
import { createPrice, planOf } from "./catalogue.ts";
import { redeem } from "./discounts.ts";
import { emit } from "./emit.ts";
import type { InvoiceLine } from "./invoiceLines.ts";
import { createInvoice } from "./invoices.ts";
import { demand, given, isTrue, itemsIn, metadataIn, numberIn, type Params } from "./parameters.ts";
import { payInvoice } from "./payInvoice.ts";
import { refuse } from "./refuse.ts";
import { addInterval, DAY } from "./time.ts";
import type { StripeObject, World } from "./World.ts";

export interface Start {
  isConfirmed?: boolean;
  isBuyerHere?: boolean;
  session?: string;
}

/** Begins a subscription, and tries to have its first bill paid. */
export function createSubscription(world: World, params: Params, start: Start = {}): StripeObject {
  demand(params, "customer", "items");
  const customer = world.get(params.customer, "customer", "customer");
  const asked = itemsIn(params.items).map((item) => ({
    price: item.price
      ? world.get(item.price, "price", "items[0][price]")
      : createPrice(world, item.price_data),
    quantity: numberIn(item.quantity) ?? 1,
  }));
  const first = asked[0]!.price;
  if (!first.recurring)
    refuse("The price specified is set to `type=one_time`.", { param: "items[0][price]" });
  const now = world.now(customer);
  const days = numberIn(params.trial_period_days);
  const trialEnd =
    params.trial_end === "now" ? null : (numberIn(params.trial_end) ?? (days ? now + days * DAY : null));
  const end = trialEnd ?? addInterval(now, first.recurring);
  const discounts = itemsIn(params.discounts).map(
    (each) => redeem(world, each, customer.id, start.session ?? null).id,
  );
  const onTrialEnd = params.trial_settings?.end_behavior?.missing_payment_method ?? "create_invoice";
  const made = world.create("subscription", "sub", {
    ...{ customer: customer.id, currency: first.currency, collection_method: "charge_automatically" },
    ...given(params, "default_payment_method", "description"),
    metadata: metadataIn(params),
    created: now,
    start_date: now,
    billing_cycle_anchor: trialEnd ?? now,
    status: trialEnd ? "trialing" : "incomplete",
    test_clock: customer.test_clock ?? null,
    trial_start: trialEnd ? now : null,
    trial_end: trialEnd,
    trial_settings: { end_behavior: { missing_payment_method: onTrialEnd, billing_cycle_anchor: null } },
    cancel_at: numberIn(params.cancel_at),
    cancel_at_period_end: isTrue(params.cancel_at_period_end),
    billing_mode: { type: "flexible", flexible: { proration_discounts: "included" } },
    invoice_settings: { ...blank("subscription").invoice_settings, issuer: { type: "self" } },
    automatic_tax: { enabled: isTrue(params.automatic_tax?.enabled), disabled_reason: null, liability: null },
    discounts,
  });
  const items = asked.map(({ price, quantity }) => ({
    ...itemOf(price, quantity),
    ...{ id: `si_${randomBytes(12).toString("hex")}`, created: now, subscription: made.id },
    ...{ current_period_start: now, current_period_end: end },
  }));
  const subscription = world.change(made.id, {
    items: listOf(items, `/v1/subscription_items?subscription=${made.id}`),
  });
  // As Checkout does: first incomplete, then active.
  emit(world, "customer.subscription.created", subscription);
  const lines = linesOf(world, subscription).map((line) => (trialEnd ? { ...line, amount: 0 } : line));
  bill(world, subscription.id, "subscription_create", lines, start);
  return world.get(made.id, "subscription");
}

/** Writes a bill for a subscription and has it paid; says why not, or null. */
export function bill(
  world: World,
  id: string,
  reason: string,
  lines: readonly InvoiceLine[],
  start: Start = {},
): string | null {
  const subscription = world.get(id, "subscription");
  const customer = world.get(subscription.customer, "customer");
  const pending: InvoiceLine[] = world.hidden(id).pendingLines ?? [];
  const all = [...pending, ...lines];
  const invoice = createInvoice(world, { customer, subscription, reason, lines: all });
  if (pending.length > 0) world.hide(id, { pendingLines: [] });
  const failure = payInvoice(world, invoice.id, start);
  endDiscounts(world, id);
  return failure;
}

/** Of a coupon for once, once was; of one for some months, the months are over. */
function endDiscounts(world: World, id: string): void {
  const { discounts } = world.get(id, "subscription");
  const left = (discounts as string[]).filter((each) => {
    const discount = world.find(each)!;
    const { duration } = world.find(discount.source.coupon)!;
    return duration === "forever" || (duration === "repeating" && discount.end > world.now(world.find(id)));
  });
  if (left.length < discounts.length) world.change(id, { discounts: left });
}

/** What the period costs that its items are in. */
export function linesOf(world: World, subscription: StripeObject): InvoiceLine[] {
  return subscription.items.data.map((item: StripeObject) => ({
    description: `${item.quantity} × ${world.find(item.price.product)?.name}`,
    amount: (item.price.unit_amount ?? 0) * item.quantity,
    ...{ price: item.price, quantity: item.quantity, itemId: item.id },
    ...{ start: item.current_period_start, end: item.current_period_end },
  }));
}

export function itemOf(price: StripeObject, quantity: number) {
  return { ...blank("subscription_item"), price, plan: planOf(price), quantity, tax_rates: [] };
}

export function setPeriod(
  world: World,
  subscription: StripeObject,
  start: number,
  end: number,
): StripeObject {
  const { items } = subscription;
  const data = items.data.map((item: StripeObject) => ({
    ...item,
    ...{ current_period_start: start, current_period_end: end },
  }));
  return world.change(subscription.id, { items: { ...items, data } });
}

export function cancel(world: World, id: string, reason: string): StripeObject {
  const before = world.get(id, "subscription");
  if (before.status === "canceled")
    refuse(`No such subscription: '${id}'`, { code: "resource_missing" }, 404);
  const now = world.now(before);
  const canceled = world.change(id, {
    ...{ status: "canceled", canceled_at: before.canceled_at ?? now, ended_at: now },
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
  });
  emit(world, "customer.subscription.deleted", canceled);
  return canceled;
}
