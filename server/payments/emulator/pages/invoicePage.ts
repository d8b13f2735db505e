import { payInvoice } from "../payInvoice.ts";
import type { StripeObject } from "../World.ts";
import { html } from "./html.ts";
import { amounts, button, goTo, notFound, page, problem } from "./layout.ts";
import { invoiceStatus } from "./portalParts.ts";
import type { Visit } from "./Visit.ts";

/** One invoice to read, to print and, where it is open, to pay with the card that is kept. */
export function invoicePage(visit: Visit): Response {
  const { world, id, say, money, form, locale } = visit;
  const invoice = world.find(id);
  if (invoice?.object !== "invoice") return notFound(visit);
  let trouble: string | null = null;
  if (form && invoice.status === "open") {
    if (!payInvoice(world, id, { isBuyerHere: true, isConfirmed: true }))
      return goTo(`${world.pages}/invoice/${id}`);
    trouble = say("payments.problemDeclined");
  }
  const { currency } = invoice;
  const lines: (readonly [string, string])[] = invoice.lines.data.map((line: StripeObject) => [
    line.description,
    money(line.amount, currency),
  ]);
  for (const { amount } of invoice.total_discount_amounts ?? [])
    lines.push([say("payments.discount"), money(-amount, currency)]);
  for (const { amount } of invoice.total_taxes ?? [])
    lines.push([say("payments.tax"), money(amount, currency)]);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(
    invoice.created * 1000,
  );
  const body = html`${problem(trouble)}
<p>${day} · ${invoiceStatus(visit, invoice)}<br>${say("payments.billedTo", { name: invoice.customer_name ?? invoice.customer_email ?? "" })}</p>
${amounts(lines, money(invoice.total, currency), say("payments.total"))}
${invoice.status === "open" && html`<form method="post">${button("pay", say("payments.payInvoice"))}</form>`}`;
  return page(
    visit,
    say("payments.invoice", { number: invoice.number ?? "" }),
    body,
    trouble === null ? 200 : 402,
  );
}
