import type { StripeObject } from "../World.ts";
import { type Html, html } from "./html.ts";
import { button } from "./layout.ts";
import type { PortalVisit } from "./portalPage.ts";
import type { Visit } from "./Visit.ts";

/** What a price is called: its product, its amount and how often. */
export function priceName({ world, say, money }: Visit, price: StripeObject): string {
  const amount = money(price.unit_amount ?? 0, price.currency);
  const often = { month: "payments.perMonth", year: "payments.perYear" } as const;
  const code = often[price.recurring?.interval as keyof typeof often] ?? "payments.perOther";
  return `${world.find(price.product)?.name}, ${say(code, { price: amount })}`;
}

/** What one has, and what happens next. */
export function planState(visit: PortalVisit, subscription: StripeObject): Html {
  const [item] = subscription.items.data;
  return html`<p><strong>${priceName(visit, item.price)}</strong><br>${stateOf(visit, subscription)}</p>`;
}

function stateOf({ world, say, date }: PortalVisit, subscription: StripeObject): string {
  const at = date(subscription.items.data[0].current_period_end);
  if (subscription.cancel_at) return say("payments.planEnds", { at: date(subscription.cancel_at) });
  const next = world.find(subscription.latest_invoice)?.next_payment_attempt;
  switch (subscription.status) {
    case "trialing":
      return say("payments.planTrialing", { at });
    case "past_due":
      return next ? say("payments.planPastDue", { at: date(next) }) : say("payments.planUnpaid");
    case "paused":
      return say("payments.planPaused");
    case "canceled":
      return say("payments.noPlan");
    default:
      return say("payments.planActive", { at });
  }
}

const STATUS = {
  paid: "payments.invoiceStatusPaid",
  open: "payments.invoiceStatusOpen",
} as const;

export function invoiceStatus({ say }: Visit, { status }: StripeObject): string {
  return say(STATUS[status as keyof typeof STATUS] ?? "payments.invoiceStatusVoid");
}

/** Every invoice, the newest first; open ones can be paid. */
export function invoiceList(visit: PortalVisit): Html {
  const { world, customer, say, money, locale } = visit;
  const invoices = world
    .all("invoice")
    .filter((each) => each.customer === customer.id)
    .reverse();
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  return html`<h2>${say("payments.invoices")}</h2>
${invoices.length === 0 && html`<p>${say("payments.noInvoices")}</p>`}
<ul>${invoices.map(
    (invoice) => html`<li><a href="${invoice.hosted_invoice_url}">${invoice.number}</a>
<span>${dates.format(invoice.created * 1000)}</span><span>${money(invoice.total, invoice.currency)}</span>
<span>${invoiceStatus(visit, invoice)}</span>${
      invoice.status === "open" &&
      html`<form method="post"><input type="hidden" name="invoice" value="${invoice.id}">${button("pay", say("payments.payInvoice"), "plain")}</form>`
    }</li>`,
  )}</ul>`;
}
