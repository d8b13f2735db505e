import type Stripe from "stripe";

type EventType = Stripe.WebhookEndpointCreateParams.EnabledEvent;

/** What the platform wants to be told of. Payments are never fulfilled by `payment_intent.*`: these do not say what was bought. */
export const PLATFORM_EVENTS = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.subscription.trial_will_end",
  "customer.updated",
  "payment_method.attached",
  "payment_method.detached",
  "payment_method.updated",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
  "invoice.voided",
  "invoice.marked_uncollectible",
  "charge.refunded",
  "charge.updated",
  "refund.created",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
  "transfer.created",
  "transfer.updated",
  "transfer.reversed",
] as const satisfies readonly EventType[];

/** What it wants to be told of the accounts of those who are paid. */
export const CONNECT_EVENTS = [
  "account.updated",
  "capability.updated",
  "account.application.deauthorized",
  "payout.paid",
  "payout.failed",
  "payout.canceled",
] as const satisfies readonly EventType[];

/** Whatever may come of either. */
export type KnownEvent = (typeof PLATFORM_EVENTS)[number] | (typeof CONNECT_EVENTS)[number];
