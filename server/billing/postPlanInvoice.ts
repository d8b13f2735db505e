import type Stripe from "stripe";
import { findCustomersUser } from "../../db/billing/paymentCustomers.ts";
import { insertPlanInvoice, lockPlanInvoice, setEarnedMonths } from "../../db/billing/planInvoices.ts";
import { MONTHS, offerOfPrice } from "../../domain/billing/offers.ts";
import { monthsAfter } from "../../domain/duration.ts";
import { planEarnedPostings, planInvoicePosting } from "../../domain/ledger/planPostings.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { act } from "../acting/act.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import { post } from "../ledger/post.ts";

/** A paid invoice as the provider tells it. Amounts in minor units, as text; the moment in epoch milliseconds. */
interface Paid {
  id: string;
  customerId: string;
  subscription: string;
  priceKey: string;
  currency: string;
  country: string;
  totalMinor: string;
  taxMinor: string;
  processorMinor: string;
  paidAt: number;
}

/** Where no country is known tax is owed nowhere: then there is none. */
const NOWHERE = "ZZ";

/** Keeps the invoice and posts it, once, whoever tells of it and however often. */
const keep = verb("keepPlanInvoice", {
  audit: "subscription.invoice",
  may: isSystem,
  async run(act, { customerId, paidAt, ...paid }: Paid) {
    const { trx } = act;
    const userId = await findCustomersUser(trx, customerId);
    const offer = offerOfPrice(paid.priceKey);
    if (userId === null || !offer) return act.unchanged({});
    const invoice = {
      ...paid,
      totalMinor: BigInt(paid.totalMinor),
      taxMinor: BigInt(paid.taxMinor),
      processorMinor: BigInt(paid.processorMinor),
      months: MONTHS[offer.interval],
    };
    const posting = planInvoicePosting(invoice);
    if (!posting) return act.unchanged({});
    if (!(await insertPlanInvoice(trx, { ...invoice, userId, paidAt: new Date(paidAt) })))
      return act.done({}, []);
    await post(act, posting);
    act.enqueue("earn-plan-invoice", { invoiceId: paid.id });
    const { priceKey, totalMinor, currency } = paid;
    return act.done({}, { id: userId, entity: "user", after: { priceKey, totalMinor, currency } });
  },
});

const earn = verb("earnPlanInvoice", {
  unaudited: "Time passes; the books say when.",
  may: isSystem,
  async run(act, { id }: { id: string }) {
    const found = await lockPlanInvoice(act.trx, id);
    if (!found) return act.unchanged({});
    const { invoice, earnedMonths, paidAt } = found;
    let earned = earnedMonths;
    // The first month is earned when it is paid, each other when it begins.
    while (earned < invoice.months && monthsAfter(paidAt, earned) <= act.now) earned++;
    if (earned === earnedMonths) return act.unchanged({});
    await post(act, ...planEarnedPostings(invoice).slice(earnedMonths, earned));
    await setEarnedMonths(act.trx, id, earned);
    return act.done({});
  },
});

/** Posts what has become earned of an invoice by now. */
export async function earnPlanInvoice(from: ActContext, id: string): Promise<void> {
  await act(from, earn, { id });
}

/** Reads an invoice from the provider, and posts it where it is of a plan of ours and paid. */
export async function postPlanInvoice(from: ActContext, stripe: Stripe, invoiceId: string): Promise<void> {
  const invoice = await stripe.invoices.retrieve(invoiceId, {
    expand: ["payments.data.payment.payment_intent.latest_charge.balance_transaction", "lines.data.price"],
  });
  const subscription = subscriptionOf(invoice);
  const customer = invoice.customer;
  if (invoice.status !== "paid" || !subscription || !customer) return;
  const { items } = await stripe.subscriptions.retrieve(subscription);
  await act(from, keep, {
    id: invoice.id!,
    customerId: typeof customer === "string" ? customer : customer.id,
    subscription,
    priceKey: items.data[0]?.price.lookup_key ?? "",
    currency: invoice.currency.toUpperCase(),
    country: invoice.customer_address?.country ?? NOWHERE,
    totalMinor: String(invoice.amount_paid),
    taxMinor: String((invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0)),
    processorMinor: String(feeOf(invoice)),
    paidAt: (invoice.status_transitions.paid_at ?? invoice.created) * 1000,
  });
}

/** The subscription that an invoice is of; null for one of none. */
export function subscriptionOf({ parent }: Stripe.Invoice): string | null {
  const subscription = parent?.subscription_details?.subscription ?? null;
  return typeof subscription === "object" ? (subscription?.id ?? null) : subscription;
}

/** What the provider kept of the charges that paid it, in minor units. */
function feeOf({ payments }: Stripe.Invoice): number {
  let fee = 0;
  for (const { payment } of payments?.data ?? []) {
    const intent = payment.payment_intent;
    const charge = typeof intent === "object" ? intent?.latest_charge : null;
    const moved = typeof charge === "object" ? charge?.balance_transaction : null;
    if (moved && typeof moved === "object") fee += moved.fee;
  }
  return fee;
}
