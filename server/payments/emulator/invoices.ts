import { listOf } from "./blank.ts";
import { reduction } from "./discounts.ts";
import { emit } from "./emit.ts";
import { type InvoiceLine, lineObject } from "./invoiceLines.ts";
import { taxOn } from "./tax.ts";
import type { StripeObject, World } from "./World.ts";

/** Whom and what a bill is for. */
export interface Bill {
  customer: StripeObject;
  subscription: StripeObject;
  reason: string;
  lines: readonly InvoiceLine[];
}

/** What a bill comes to, in minor units. */
export interface Amounts {
  subtotal: number;
  discounts: { discount: string; amount: number }[];
  tax: number;
  taxableAmount: number;
  isTaxInclusive: boolean;
  total: number;
}

export function amountsOf(world: World, { customer, subscription, lines }: Omit<Bill, "reason">): Amounts {
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  let left = subtotal;
  const discounts = (subscription.discounts as string[]).flatMap((id) => {
    const discount = world.find(id);
    const coupon = discount && world.find(discount.source.coupon);
    if (!coupon) return [];
    const amount = reduction(coupon, left);
    left -= amount;
    return [{ discount: id, amount }];
  });
  const country = subscription.automatic_tax.enabled ? (customer.address?.country ?? null) : null;
  const tax = taxOn(left, country, lines[0]?.price.tax_behavior ?? null);
  return {
    ...{ subtotal, discounts, tax: tax.amount, taxableAmount: tax.taxableAmount },
    isTaxInclusive: tax.isInclusive,
    total: tax.isInclusive ? left : left + tax.amount,
  };
}

/** The fields of an invoice that say what it comes to, and what of it is left after the customer's balance. */
export function amountFields(world: World, bill: Bill): Record<string, any> {
  const { customer, subscription, reason, lines } = bill;
  const { subtotal, discounts, tax, taxableAmount, isTaxInclusive, total } = amountsOf(world, bill);
  const startingBalance = customer.balance as number;
  const due = Math.max(0, total + startingBalance);
  return {
    ...{ currency: subscription.currency, customer: customer.id, customer_email: customer.email },
    ...{ customer_name: customer.name, customer_address: customer.address ?? null, billing_reason: reason },
    ...{ subtotal, total, amount_due: due, amount_remaining: due, starting_balance: startingBalance },
    subtotal_excluding_tax: isTaxInclusive ? subtotal - tax : subtotal,
    total_excluding_tax: total - tax,
    ending_balance: total + startingBalance - due,
    total_discount_amounts: discounts.map(({ amount, discount }) => ({ amount, discount })),
    discounts: discounts.map(({ discount }) => discount),
    total_taxes: tax
      ? [
          {
            ...{ amount: tax, tax_behavior: isTaxInclusive ? "inclusive" : "exclusive" },
            ...{ tax_rate_details: null, taxability_reason: "standard_rated" },
            ...{ taxable_amount: taxableAmount, type: "tax_rate_details" },
          },
        ]
      : [],
    automatic_tax: {
      ...{ disabled_reason: null, liability: null, provider: null },
      enabled: subscription.automatic_tax.enabled,
      status: subscription.automatic_tax.enabled ? "complete" : null,
    },
    period_start: Math.min(...lines.map(({ start }) => start)),
    period_end: Math.max(...lines.map(({ end }) => end)),
    issuer: { type: "self" },
    metadata: {},
    parent: {
      type: "subscription_details",
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    test_clock: customer.test_clock ?? null,
  };
}

/** Makes a bill that stands; nobody has paid it yet. */
export function createInvoice(world: World, bill: Bill): StripeObject {
  const { customer, subscription } = bill;
  const fields = amountFields(world, bill);
  const now = world.now(subscription);
  const count = world.all("invoice").length + 1;
  const made = world.create("invoice", "in", {
    ...fields,
    status: "open",
    number: `${customer.invoice_prefix}-${String(count).padStart(4, "0")}`,
    effective_at: now,
    status_transitions: { finalized_at: now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
  });
  const invoice = world.change(made.id, {
    hosted_invoice_url: `${world.pages}/invoice/${made.id}`,
    invoice_pdf: `${world.pages}/invoice/${made.id}`,
    payments: listOf([], "/v1/invoice_payments"),
    lines: listOf(
      bill.lines.map((line) => lineObject(subscription, made.id, line)),
      `/v1/invoices/${made.id}/lines`,
    ),
  });
  world.change(subscription.id, { latest_invoice: invoice.id });
  if (fields.ending_balance !== customer.balance)
    world.change(customer.id, { balance: fields.ending_balance });
  emit(world, "invoice.created", invoice);
  emit(world, "invoice.finalized", invoice);
  return invoice;
}
