import type Stripe from "stripe";
import type { ActContext } from "../../acting/ActContext.ts";
import { act } from "../../acting/act.ts";
import { disputesOf } from "../../payments/disputesOf.ts";
import { idOf } from "../../payments/idOf.ts";
import { keepPlanInvoice, type ToldRefund } from "./keepPlanInvoice.ts";

/** Where no country is known tax is owed nowhere: then there is none. */
const NOWHERE = "ZZ";

/** Reads an invoice, what was given back of it and what banks took from the provider, and posts them where it is of a plan of ours and paid. */
export async function postPlanInvoice(from: ActContext, stripe: Stripe, invoiceId: string): Promise<void> {
  const invoice = await stripe.invoices.retrieve(invoiceId, {
    expand: ["payments.data.payment.payment_intent.latest_charge.balance_transaction", "lines.data.price"],
  });
  const subscription = subscriptionOf(invoice);
  const customer = invoice.customer;
  if (invoice.status !== "paid" || !subscription || !customer) return;
  const { items } = await stripe.subscriptions.retrieve(subscription);
  await act(from, keepPlanInvoice, {
    id: invoice.id!,
    customerId: idOf(customer),
    subscription,
    priceKey: items.data[0]?.price.lookup_key ?? "",
    currency: invoice.currency.toUpperCase(),
    country: invoice.customer_address?.country ?? NOWHERE,
    totalMinor: String(invoice.amount_paid),
    taxMinor: String((invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0)),
    processorMinor: String(feeOf(invoice)),
    paidAt: (invoice.status_transitions.paid_at ?? invoice.created) * 1000,
    refunds: await refundsOf(stripe, invoice),
    disputes: (await Promise.all(disputedIn(invoice).map((charge) => disputesOf(stripe, charge)))).flat(),
  });
}

/** The payments that paid it, as far as a card or a bank did. */
export function paymentsOf({ payments }: Stripe.Invoice): string[] {
  return (payments?.data ?? []).flatMap(({ status, payment: { payment_intent: intent } }) =>
    status === "paid" && intent ? [idOf(intent)] : [],
  );
}

/** What moved money back; what is still on its way says so when it has. */
async function refundsOf(stripe: Stripe, invoice: Stripe.Invoice): Promise<ToldRefund[]> {
  const found: ToldRefund[] = [];
  const expand = ["data.balance_transaction", "data.failure_balance_transaction"];
  for (const payment_intent of paymentsOf(invoice))
    for await (const refund of stripe.refunds.list({ payment_intent, limit: 100, expand })) {
      const { balance_transaction: moved, failure_balance_transaction: back } = refund;
      if (!moved || typeof moved === "string") continue;
      const failedAt = back && typeof back !== "string" ? back.created * 1000 : null;
      found.push({ id: refund.id, minor: String(refund.amount), refundedAt: moved.created * 1000, failedAt });
    }
  return found;
}

/** The subscription that an invoice is of; null for one of none. */
export function subscriptionOf({ parent }: Stripe.Invoice): string | null {
  const subscription = parent?.subscription_details?.subscription ?? null;
  return typeof subscription === "object" ? (subscription?.id ?? null) : subscription;
}

/** What the provider kept of the charges that paid it, in minor units. */
function feeOf(invoice: Stripe.Invoice): number {
  let fee = 0;
  for (const { balance_transaction: moved } of chargesOf(invoice))
    if (moved && typeof moved === "object") fee += moved.fee;
  return fee;
}

/** Charges about which somebody turned to their bank. */
function disputedIn(invoice: Stripe.Invoice): string[] {
  return chargesOf(invoice).flatMap(({ id, disputed }) => (disputed ? [id] : []));
}

function chargesOf({ payments }: Stripe.Invoice): Stripe.Charge[] {
  return (payments?.data ?? []).flatMap(({ payment: { payment_intent: intent } }) => {
    const charge = typeof intent === "object" ? intent?.latest_charge : null;
    return charge && typeof charge === "object" ? [charge] : [];
  });
}
