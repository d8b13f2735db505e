import { randomBytes } from "node:crypto";
import { blank, listOf } from "./blank.ts";
import { charge } from "./charges.ts";
import { disputeIfWanted } from "./disputes.ts";
import { emit } from "./emit.ts";
import { DAY } from "./time.ts";
import type { StripeObject, World } from "./World.ts";

/** Tries in all before a subscription is given up, and the time between them. */
const TRIES = 4;
const TRY_AGAIN = 3 * DAY;

/** The card that a subscription is paid with. */
export function methodOf(world: World, subscription: StripeObject): StripeObject | null {
  const customer = world.find(subscription.customer);
  return world.find(
    subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method ?? null,
  );
}

interface Circumstances {
  isBuyerHere?: boolean;
  /** The buyer said yes to their bank. */
  isConfirmed?: boolean;
}

/** Tries to have a bill paid, and says why not: the code of the refusal, or null where it is paid. */
export function payInvoice(
  world: World,
  invoiceId: string,
  { isBuyerHere = false, isConfirmed = false }: Circumstances = {},
): string | null {
  const invoice = world.get(invoiceId, "invoice");
  const subscription = world.get(invoice.parent.subscription_details.subscription, "subscription");
  const amount: number = invoice.amount_due;
  if (amount === 0) {
    markPaid(world, invoice, subscription);
    return null;
  }
  const now = world.now(subscription);
  const { intent, failure } = charge(world, {
    ...{ amount, currency: invoice.currency, customer: invoice.customer, isBuyerHere, isConfirmed },
    method: methodOf(world, subscription),
    description: "Subscription",
    email: invoice.customer_email,
  });
  const tried = world.change(invoice.id, {
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    payments: listOf(
      [
        ...invoice.payments.data.map((each: StripeObject) => ({ ...each, is_default: false })),
        {
          ...blank("invoice_payment"),
          id: `inpay_${randomBytes(12).toString("hex")}`,
          ...{ amount_requested: amount, amount_paid: failure ? null : amount, created: now },
          ...{ currency: invoice.currency, invoice: invoice.id, is_default: true },
          status: failure ? "open" : "paid",
          payment: { type: "payment_intent", payment_intent: intent.id },
          status_transitions: { canceled_at: null, paid_at: failure ? null : now },
        },
      ],
      "/v1/invoice_payments",
    ),
  });
  if (failure) markFailed(world, tried, subscription, failure);
  else {
    markPaid(world, tried, subscription);
    disputeIfWanted(world, intent.id);
  }
  return failure;
}

function markPaid(world: World, invoice: StripeObject, subscription: StripeObject): void {
  const now = world.now(subscription);
  const paid = world.change(invoice.id, {
    ...{ status: "paid", attempted: true, amount_paid: invoice.amount_due, amount_remaining: 0 },
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  });
  emit(world, "invoice.paid", paid);
  emit(world, "invoice.payment_succeeded", paid);
  if (subscription.status !== "trialing") setStatus(world, subscription.id, "active");
}

function markFailed(world: World, invoice: StripeObject, subscription: StripeObject, failure: string): void {
  const isFirst = subscription.status === "incomplete";
  const failed = world.change(invoice.id, {
    next_payment_attempt:
      isFirst || invoice.attempt_count >= TRIES ? null : world.now(subscription) + TRY_AGAIN,
  });
  emit(world, "invoice.payment_failed", failed);
  if (failure === "authentication_required") emit(world, "invoice.payment_action_required", failed);
  if (!isFirst) setStatus(world, subscription.id, "past_due");
}

/** Changes where a subscription stands, and says so where it is news. */
export function setStatus(world: World, id: string, status: string): StripeObject {
  const before = world.get(id, "subscription");
  if (before.status === status) return before;
  const after = world.change(id, { status });
  emit(world, "customer.subscription.updated", after, { before: { status: before.status } });
  return after;
}
