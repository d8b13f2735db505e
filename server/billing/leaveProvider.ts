import type Stripe from "stripe";
import { findCustomer } from "../../db/billing/paymentCustomers.ts";
import type { JobContext } from "../jobContext.ts";
import { statusOf } from "./planAtProvider.ts";

/**
 * Ends all that somebody who is to be erased would go on paying for, and has the provider forget them. Before our rows go, because these
 * alone know whose the customer is. It looks at what stands at the provider, so it goes on where it was cut off; while nobody answers there,
 * or payments are off, it throws, to be tried again. Never inside a transaction.
 */
export async function leaveProvider({ db, services }: JobContext, userId: string): Promise<void> {
  const customer = await findCustomer(db, userId);
  if (!customer) return;
  const stripe = await services.payments.stripe();
  await unlessGone(endAll(stripe, customer));
  await unlessGone(stripe.customers.del(customer));
}

/** Nothing is reckoned up for the days that are left of a plan: no last bill, and nothing given back. */
async function endAll(stripe: Stripe, customer: string): Promise<void> {
  // First: a page that is paid meanwhile would begin another plan.
  for await (const { id, status } of stripe.checkout.sessions.list({ customer, limit: 100 }))
    if (status === "open") await stripe.checkout.sessions.expire(id);
  for await (const { id, status } of stripe.subscriptions.list({ customer, status: "all", limit: 100 }))
    if (statusOf(status) !== "canceled")
      await unlessGone(stripe.subscriptions.cancel(id, { prorate: false, invoice_now: false }));
}

/** What the provider does not know any more is done already. */
async function unlessGone(asked: Promise<unknown>): Promise<void> {
  await asked.catch((error) => {
    if ((error as { code?: unknown }).code !== "resource_missing") throw error;
  });
}
