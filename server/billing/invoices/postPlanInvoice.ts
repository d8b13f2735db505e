import type Stripe from "stripe";
import { offerOfPrice } from "../../../domain/billing/offers.ts";
import { paidTax } from "../../../domain/ledger/paidTax.ts";
import type { ActContext } from "../../acting/ActContext.ts";
import { act } from "../../acting/act.ts";
import { disputesOf } from "../../payments/disputesOf.ts";
import { feeIn } from "../../payments/feeIn.ts";
import { idOf } from "../../payments/idOf.ts";
import { keepPlanInvoice, type ToldRefund } from "./keepPlanInvoice.ts";

/** Where no country is known tax is owed nowhere: then there is none. */
const NOWHERE = "ZZ";

/**
 * Reads an invoice, what was given back of it and what banks took from the provider, and posts them where it is of a plan of ours and paid. False
 * while the provider has not said what it keeps of it: nothing is posted before, and it is read again when that is told.
 */
export async function postPlanInvoice(from: ActContext, stripe: Stripe, invoiceId: string): Promise<boolean> {
  const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ["payments"] });
  const subscription = subscriptionOf(invoice);
  const customer = invoice.customer;
  if (invoice.status !== "paid" || !subscription || !customer) return true;
  const charges = await chargesOf(stripe, invoice);
  const processorMinor = feeOf(charges);
  if (processorMinor === null) return false;
  const disputed = charges.filter((charge) => charge.disputed);
  await act(from, keepPlanInvoice, {
    id: invoice.id!,
    customerId: idOf(customer),
    subscription,
    priceKey: await priceKeyOf(stripe, invoice, subscription),
    currency: invoice.currency.toUpperCase(),
    country: invoice.customer_address?.country ?? NOWHERE,
    totalMinor: String(invoice.amount_paid),
    taxMinor: String(taxOf(invoice)),
    processorMinor: String(processorMinor),
    paidAt: (invoice.status_transitions.paid_at ?? invoice.created) * 1000,
    refunds: await refundsOf(stripe, invoice),
    disputes: (await Promise.all(disputed.map(({ id }) => disputesOf(stripe, id)))).flat(),
  });
  return true;
}

function taxOf({ amount_paid: paid, total, total_taxes: taxes }: Stripe.Invoice): bigint {
  const tax = (taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return paidTax({ paid: BigInt(paid), total: BigInt(total), tax: BigInt(tax) });
}

/**
 * Our name of the price that it was paid at: of the largest line, because a change of plan gives back in others what is left of the plan before. The
 * subscription may have another price by now; it is asked where no line has one of ours.
 */
async function priceKeyOf(stripe: Stripe, { lines }: Stripe.Invoice, subscription: string): Promise<string> {
  for (const { pricing } of lines.data.toSorted((a, b) => b.amount - a.amount)) {
    const price = pricing?.price_details?.price;
    const key = price ? (await stripe.prices.retrieve(idOf(price))).lookup_key : null;
    if (offerOfPrice(key)) return key!;
  }
  const { items } = await stripe.subscriptions.retrieve(subscription);
  return items.data[0]?.price.lookup_key ?? "";
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

/** What the provider kept of the charges that paid it, in minor units; null while it has not said of each. */
function feeOf(charges: readonly Stripe.Charge[]): bigint | null {
  let fee = 0n;
  for (const { balance_transaction: moved, currency } of charges) {
    if (!moved || typeof moved === "string") return null;
    fee += feeIn(currency, moved);
  }
  return fee;
}

/** Asked for one by one: along the invoice they would lie deeper than the provider goes. */
async function chargesOf(stripe: Stripe, invoice: Stripe.Invoice): Promise<Stripe.Charge[]> {
  const found: Stripe.Charge[] = [];
  for (const intent of paymentsOf(invoice)) {
    const expand = ["latest_charge.balance_transaction"];
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intent, { expand });
    if (charge && typeof charge === "object") found.push(charge);
  }
  return found;
}
