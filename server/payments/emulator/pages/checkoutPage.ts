import { countUp, isTrialOf, lineItems, secretsOf } from "../checkout.ts";
import { completeCheckout, type Purchase, type PurchaseProblem } from "../completeCheckout.ts";
import { findPromotionCode } from "../discounts.ts";
import type { StripeObject } from "../World.ts";
import { bankPage } from "./bankPage.ts";
import { cardHelp } from "./cardHelp.ts";
import { countryField } from "./countryField.ts";
import { html } from "./html.ts";
import { amounts, button, field, goTo, notFound, page, problem } from "./layout.ts";
import type { Visit } from "./Visit.ts";

const PROBLEMS = {
  notOpen: "payments.problemNotOpen",
  cardNumber: "payments.problemCardNumber",
  email: "payments.problemEmail",
  declined: "payments.problemDeclined",
} as const satisfies Record<Exclude<PurchaseProblem, "asksBank">, string>;

/** Where somebody pays for a session. */
export function checkoutPage(visit: Visit): Response {
  const session = visit.world.find(visit.id);
  if (session?.object !== "checkout.session") return notFound(visit);
  if (session.status === "open" && session.expires_at > visit.world.now(session))
    return visit.form ? answerForm(visit, visit.form) : openPage(visit);
  return closedPage(visit, session);
}

/** Whoever goes back, or follows an old link, is told what became of it and where to go on. */
function closedPage(visit: Visit, session: StripeObject): Response {
  const isPaid = session.status === "complete";
  const title = visit.say(isPaid ? "payments.isComplete" : "payments.isExpired");
  const to = isPaid ? successUrl(session) : session.cancel_url;
  const link = to && html`<p><a class="link" href="${to}">${visit.say("payments.continue")}</a></p>`;
  return page(visit, title, html`${link}`, isPaid ? 200 : 410);
}

const successUrl = ({ success_url: url, id }: StripeObject) => url.replaceAll("{CHECKOUT_SESSION_ID}", id);

function answerForm(visit: Visit, form: Readonly<Record<string, string>>): Response {
  const { world, id, say } = visit;
  if (form.action === "code") {
    const code = findPromotionCode(world, form.code ?? "");
    if (!code) return openPage(visit, say("payments.problemCode"));
    world.change(id, { discounts: [{ coupon: null, promotion_code: code.id }] });
    countUp(world, id);
    return goTo(`${world.pages}/checkout/${id}`);
  }
  if (form.action === "no") return openPage(visit, say("payments.problemBank"));
  if (!takeCustomAmount(visit, form)) return openPage(visit, say("payments.problemAmount"));
  const purchase: Purchase = {
    card: form.card ?? "",
    ...{ email: form.email || null, name: form.name || null, country: form.country || null },
    ...{ line1: form.line1 || null, city: form.city || null, postalCode: form.postalCode || null },
    isConfirmed: form.action === "yes",
  };
  const found = completeCheckout(world, id, purchase);
  if (found === "asksBank") return bankPage(visit, form);
  if (found) return openPage(visit, say(PROBLEMS[found]));
  return goTo(successUrl(world.get(id, "checkout.session")));
}

/** Of what one may name the price: the amount that was written, if it is within its bounds. */
function takeCustomAmount({ world, id }: Visit, { amount }: Readonly<Record<string, string>>): boolean {
  const custom = secretsOf(world, id).lines[0]!.price.custom_unit_amount;
  if (!custom) return true;
  const minor = Math.round(Number((amount ?? "").replace(",", ".")) * 100);
  if (!(minor >= (custom.minimum ?? 50)) || (custom.maximum && minor > custom.maximum)) return false;
  world.hide(id, { customAmount: minor });
  countUp(world, id);
  return true;
}

function openPage(visit: Visit, trouble: string | null = null): Response {
  const { world, id, say, form, money } = visit;
  const session = world.get(id, "checkout.session");
  const { asked, lines } = secretsOf(world, id);
  const email = world.find(session.customer)?.email ?? session.customer_email;
  const items = lineItems(world, id, "").data as StripeObject[];
  const title = items.map(({ description }) => description).join(", ");
  const isTrial = isTrialOf(asked);
  const total = money(session.amount_total, session.currency);
  const custom = lines[0]!.price.custom_unit_amount;
  const wantsAddress = Boolean(session.shipping_address_collection);
  const wantsCountry =
    wantsAddress || session.automatic_tax.enabled || session.billing_address_collection === "required";
  const body = html`
<section>${summary(visit, session, items)}</section>
${problem(trouble)}
<form method="post" class="wide" novalidate>
${custom && field({ name: "amount", label: say("payments.customAmount", { currency: session.currency.toUpperCase() }), value: form?.amount, inputmode: "decimal" })}
${email ? null : field({ name: "email", label: say("payments.email"), type: "email", value: form?.email, autocomplete: "email", isRequired: true })}
${field({ name: "card", label: say("payments.card"), value: form?.card, hint: say("payments.cardHint"), inputmode: "numeric" })}
${field({ name: "name", label: say("payments.name"), value: form?.name, autocomplete: "cc-name" })}
${wantsCountry && countryField(visit, session.shipping_address_collection?.allowed_countries ?? null)}
${
  wantsAddress && [
    field({
      name: "line1",
      label: say("payments.street"),
      value: form?.line1,
      autocomplete: "street-address",
    }),
    field({
      name: "postalCode",
      label: say("payments.postalCode"),
      value: form?.postalCode,
      autocomplete: "postal-code",
    }),
    field({ name: "city", label: say("payments.city"), value: form?.city, autocomplete: "address-level2" }),
  ]
}
${button("pay", isTrial ? say("payments.startTrial") : session.mode === "subscription" ? say("payments.subscribe") : say("payments.pay", { price: total }))}
</form>
${
  session.allow_promotion_codes &&
  html`<form method="post"><details><summary>${say("payments.code")}</summary>${field({ name: "code", label: say("payments.code") })}${button("code", say("payments.applyCode"), "plain")}</details></form>`
}
${cardHelp(visit)}
${session.cancel_url && html`<p class="back"><a class="link" href="${session.cancel_url}">${say("payments.goBack")}</a></p>`}`;
  return page(visit, title, body, trouble === null ? 200 : 422);
}

function summary({ say, money }: Visit, session: StripeObject, items: readonly StripeObject[]) {
  const { currency, total_details: details } = session;
  const lines: (readonly [string, string])[] = items.map((item) => {
    const price = money(item.amount_subtotal, currency);
    const { interval } = item.price.recurring ?? {};
    const named =
      interval === "month"
        ? say("payments.perMonth", { price })
        : interval === "year"
          ? say("payments.perYear", { price })
          : price;
    return [`${item.quantity > 1 ? `${item.quantity} × ` : ""}${item.description}`, named];
  });
  if (details.amount_discount)
    lines.push([say("payments.discount"), money(-details.amount_discount, currency)]);
  if (details.amount_shipping)
    lines.push([say("payments.shipping"), money(details.amount_shipping, currency)]);
  if (details.amount_tax) lines.push([say("payments.tax"), money(details.amount_tax, currency)]);
  return amounts(lines, money(session.amount_total, currency), say("payments.total"));
}
