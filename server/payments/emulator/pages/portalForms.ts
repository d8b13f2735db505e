import { previewInvoice } from "../previewInvoice.ts";
import type { StripeObject } from "../World.ts";
import { cardHelp } from "./cardHelp.ts";
import { type Html, html } from "./html.ts";
import { amounts, button, field } from "./layout.ts";
import type { PortalVisit } from "./portalPage.ts";
import { priceName } from "./portalParts.ts";

/** The other plans of the same kind: those that the portal offers, else every price of the same product. */
function offered({ world, session }: PortalVisit, subscription: StripeObject): StripeObject[] {
  const [{ price: current }] = subscription.items.data;
  const { products } = world.get(session.configuration, "billing_portal.configuration").features
    .subscription_update;
  const offer: readonly { product: string; prices: readonly string[] }[] = products ?? [];
  const ids = offer.some(({ prices }) => prices.includes(current.id))
    ? offer.flatMap(({ prices }) => prices)
    : world
        .all("price")
        .filter(({ product }) => product === current.product)
        .map(({ id }) => id);
  return ids
    .filter((id) => id !== current.id)
    .map((id) => world.get(id, "price"))
    .filter(({ active, recurring }) => active && recurring);
}

/** Another plan to choose; what it costs is shown before anything changes. */
export function changeForm(visit: PortalVisit, subscription: StripeObject): Html | null {
  const { say } = visit;
  const prices = offered(visit, subscription);
  if (prices.length === 0 || subscription.cancel_at || subscription.status === "past_due") return null;
  return html`<h2 id="change">${say("payments.changePlan")}</h2>
<form method="get"><p class="field"><select name="price" aria-labelledby="change">
${prices.map((price) => html`<option value="${price.id}">${priceName(visit, price)}</option>`)}
</select></p><button>${say("payments.choosePlan")}</button></form>`;
}

/** What a change of plan costs now, line by line, and the button that makes it. */
export function confirmForm(visit: PortalVisit, subscription: StripeObject, priceId: string): Html | null {
  const { world, say, money } = visit;
  const price = world.find(priceId);
  if (price?.object !== "price") return null;
  const isTrial = subscription.status === "trialing";
  const preview: any = previewInvoice(world, {
    subscription: subscription.id,
    subscription_details: {
      items: [{ id: subscription.items.data[0].id, price: priceId }],
      proration_behavior: "always_invoice",
    },
  });
  const lines = preview.lines.data.map(
    (line: StripeObject) => [line.description, money(line.amount, line.currency)] as const,
  );
  const tax: number = preview.total - preview.subtotal + discountOf(preview);
  if (discountOf(preview))
    lines.push([say("payments.discount"), money(-discountOf(preview), price.currency)]);
  if (tax > 0) lines.push([say("payments.tax"), money(tax, price.currency)]);
  const name = priceName(visit, price);
  return html`<h2>${say("payments.changePlan")}</h2>
<p class="soft">${say(isTrial ? "payments.trialChangeExplained" : "payments.changeExplained")}</p>
${!isTrial && amounts(lines, money(preview.amount_due, price.currency), say("payments.total"))}
<form method="post"><input type="hidden" name="price" value="${priceId}">${button("change", say("payments.confirmPlan", { plan: name }))}</form>`;
}

const discountOf = (invoice: StripeObject): number =>
  invoice.total_discount_amounts.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0);

/** Ends the plan at the end of its period, or lets it go on after all. */
export function cancelForm({ say, date }: PortalVisit, subscription: StripeObject): Html {
  if (subscription.cancel_at)
    return html`<form method="post">${button("resume", say("payments.resumePlan"))}</form>`;
  const at = date(subscription.items.data[0].current_period_end);
  return html`<h2>${say("payments.cancelQuestion")}</h2><p>${say("payments.cancelExplained", { at })}</p>
<form method="post">${button("cancel", say("payments.cancelPlan"), "plain")}</form>`;
}

/** The card that is kept, and a place for another. */
export function cardForm(visit: PortalVisit, method: StripeObject | null): Html {
  const { say, form } = visit;
  const brand = method?.card.brand.replace(/^./, (letter: string) => letter.toUpperCase());
  return html`<h2>${say("payments.paymentMethod")}</h2>
<p>${method ? say("payments.cardEnding", { brand, last4: method.card.last4 }) : say("payments.noCard")}</p>
<form method="post">${field({ name: "card", label: say("payments.card"), value: form?.card, hint: say("payments.cardHint"), inputmode: "numeric" })}
${button("card", say("payments.changeCard"))}</form>${cardHelp(visit)}`;
}
