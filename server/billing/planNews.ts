import type Stripe from "stripe";
import { listInvoicesToEarn } from "../../db/billing/planInvoices.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { actingAs } from "../acting/actingIn.ts";
import { eachDue } from "../eachDue.ts";
import type { Feature } from "../feature.ts";
import type { JobContext } from "../jobContext.ts";
import { idOf } from "../payments/idOf.ts";
import type { StripeHandler } from "../providers/payments.ts";
import { earnPlanInvoice } from "./invoices/earnPlanInvoice.ts";
import { postPlanInvoice, subscriptionOf } from "./invoices/postPlanInvoice.ts";
import { syncSubscription } from "./syncSubscription.ts";

type Reader = (from: ActContext, stripe: Stripe, objectId: string) => Promise<void>;

/** Whatever is told is read anew, and written as it is now: order, number and age of the news change nothing. */
const reading =
  (read: Reader): StripeHandler =>
  async (context, { objectId }) => {
    if (objectId === null) return;
    const stripe = await context.services.payments.stripe();
    await read(actingAs("work-stripe-event", context), stripe, objectId).catch((error) => {
      // What is gone at the provider has nothing more to say.
      if ((error as { code?: unknown }).code !== "resource_missing") throw error;
    });
  };

const ofInvoice: Reader = async (from, stripe, id) => {
  const subscription = subscriptionOf(await stripe.invoices.retrieve(id));
  if (subscription) await syncSubscription(from, stripe, subscription);
};

const ofPaidInvoice: Reader = async (from, stripe, id) => {
  await ofInvoice(from, stripe, id);
  await postPlanInvoice(from, stripe, id);
};

const ofCheckout: Reader = async (from, stripe, id) => {
  const { subscription } = await stripe.checkout.sessions.retrieve(id);
  if (subscription) await syncSubscription(from, stripe, idOf(subscription));
};

const ofCustomer: Reader = async (from, stripe, customer) => {
  const { data } = await stripe.subscriptions.list({ customer, status: "all", limit: 100 });
  for (const { id } of data.toReversed()) await syncSubscription(from, stripe, id);
};

const ofPaymentMethod: Reader = async (from, stripe, id) => {
  const { customer } = await stripe.paymentMethods.retrieve(id);
  if (customer) await ofCustomer(from, stripe, idOf(customer));
};

/** Of whatever was given back, taken by a bank or told of later: the invoice that its payment paid, where it paid one. */
const ofPayment = async (from: ActContext, stripe: Stripe, intent: string | { id: string } | null) => {
  if (!intent) return;
  const payment_intent = idOf(intent);
  const { data } = await stripe.invoicePayments.list({ payment: { type: "payment_intent", payment_intent } });
  for (const { invoice } of data)
    await postPlanInvoice(from, stripe, typeof invoice === "string" ? invoice : invoice.id!);
};

const ofRefund: Reader = async (from, stripe, id) =>
  ofPayment(from, stripe, (await stripe.refunds.retrieve(id)).payment_intent);

const ofCharge: Reader = async (from, stripe, id) =>
  ofPayment(from, stripe, (await stripe.charges.retrieve(id)).payment_intent);

const ofDispute: Reader = async (from, stripe, id) =>
  ofPayment(from, stripe, (await stripe.disputes.retrieve(id)).payment_intent);

/** What the payment provider's news mean for plans. */
export const PLAN_NEWS: NonNullable<Feature["stripe"]> = {
  "checkout.session.completed": reading(ofCheckout),
  "checkout.session.async_payment_succeeded": reading(ofCheckout),
  "customer.subscription.created": reading(syncSubscription),
  "customer.subscription.updated": reading(syncSubscription),
  "customer.subscription.deleted": reading(syncSubscription),
  "customer.subscription.paused": reading(syncSubscription),
  "customer.subscription.resumed": reading(syncSubscription),
  "customer.updated": reading(ofCustomer),
  "payment_method.attached": reading(ofPaymentMethod),
  "payment_method.updated": reading(ofPaymentMethod),
  "invoice.paid": reading(ofPaidInvoice),
  "invoice.payment_failed": reading(ofInvoice),
  "invoice.payment_action_required": reading(ofInvoice),
  "invoice.voided": reading(ofInvoice),
  "invoice.marked_uncollectible": reading(ofInvoice),
  "charge.refunded": reading(ofCharge),
  "charge.updated": reading(ofCharge),
  "refund.created": reading(ofRefund),
  "refund.updated": reading(ofRefund),
  "refund.failed": reading(ofRefund),
  "charge.dispute.created": reading(ofDispute),
  "charge.dispute.updated": reading(ofDispute),
  "charge.dispute.closed": reading(ofDispute),
  "charge.dispute.funds_withdrawn": reading(ofDispute),
  "charge.dispute.funds_reinstated": reading(ofDispute),
};

const AT_ONCE = 500;

/** Posts another month of every plan that was paid for a year and has one more behind it. */
export async function earnPlanInvoices(context: JobContext, now = new Date()): Promise<void> {
  const from = actingAs("earn-plan-invoices", context, () => now);
  await eachDue(
    "plan-invoice-not-earned",
    (after) => listInvoicesToEarn(context.db, now, { limit: AT_ONCE, after }),
    (id) => earnPlanInvoice(from, id),
  );
}
