import { keepCard, TEST_CARDS } from "../cards.ts";
import { changeSubscription } from "../changeSubscription.ts";
import { attachCard } from "../customers.ts";
import { emit } from "../emit.ts";
import { methodOf, payInvoice } from "../payInvoice.ts";
import type { StripeObject } from "../World.ts";
import { html } from "./html.ts";
import { goTo, notFound, page, problem } from "./layout.ts";
import { cancelForm, cardForm, changeForm, confirmForm } from "./portalForms.ts";
import { invoiceList, planState } from "./portalParts.ts";
import type { Visit } from "./Visit.ts";

/** What a visit to the portal is about. */
export interface PortalVisit extends Visit {
  session: StripeObject;
  customer: StripeObject;
  /** The plan in question; null: there is none. */
  subscription: StripeObject | null;
}

const OVER = new Set(["canceled", "incomplete_expired", "incomplete"]);

/** Where customers look after their plan, their card and their invoices. */
export function portalPage(visit: Visit): Response {
  const { world } = visit;
  const session = world.find(visit.id);
  if (session?.object !== "billing_portal.session") return notFound(visit);
  const customer = world.get(session.customer, "customer");
  const { flow } = session;
  const named =
    flow?.subscription_cancel?.subscription ??
    flow?.subscription_update?.subscription ??
    flow?.subscription_update_confirm?.subscription;
  const subscription =
    world.find(named) ??
    world.all("subscription").findLast((each) => each.customer === customer.id && !OVER.has(each.status)) ??
    null;
  const portal: PortalVisit = { ...visit, session, customer, subscription };
  if (!visit.form) return show(portal);
  const trouble = answerForm(portal, visit.form);
  if (trouble !== null) return show(portal, trouble);
  const isFlowOver = flow && visit.form.action !== "look";
  return goTo(isFlowOver ? returnUrl(portal) : `${world.pages}/portal/${visit.id}?done=1`);
}

const returnUrl = ({ session, world, id }: PortalVisit): string =>
  session.flow?.after_completion.redirect?.return_url ??
  session.return_url ??
  `${world.pages}/portal/${id}?done=1`;

/** Does what was asked for; what to say where it could not be done, else null. */
function answerForm(visit: PortalVisit, form: Readonly<Record<string, string>>): string | null {
  const { world, customer, subscription, say } = visit;
  if (form.action === "card") return keepNewCard(visit, form.card ?? "");
  if (form.action === "pay") {
    const invoice = world.find(form.invoice);
    if (invoice?.customer !== customer.id || invoice?.status !== "open")
      return say("payments.problemNotOpen");
    return payInvoice(world, invoice.id, { isBuyerHere: true, isConfirmed: true })
      ? say("payments.problemDeclined")
      : null;
  }
  if (!subscription || OVER.has(subscription.status)) return say("payments.noPlan");
  if (form.action === "cancel" || form.action === "resume") {
    // As the portal of Stripe does with flexible billing: a moment, not the mark of the period's end.
    const at = form.action === "cancel" ? String(subscription.items.data[0].current_period_end) : "";
    changeSubscription(world, subscription.id, { cancel_at: at });
  } else if (form.action === "change") {
    const price = world.find(form.price);
    if (price?.object !== "price" || !price.active) return say("payments.problemNotOpen");
    const [{ id }] = subscription.items.data;
    changeSubscription(world, subscription.id, {
      items: [{ id, price: price.id }],
      proration_behavior: "always_invoice",
    });
  }
  return null;
}

function keepNewCard({ world, customer, subscription, say }: PortalVisit, typed: string): string | null {
  const number = typed.replaceAll(/\D/g, "");
  const card = TEST_CARDS[number];
  if (!card) return say("payments.problemCardNumber");
  if (card.declines) return say("payments.problemDeclined");
  const method = keepCard(world, number, { email: customer.email, name: customer.name });
  attachCard(world, method, customer.id, true);
  if (subscription)
    emit(
      world,
      "customer.subscription.updated",
      world.change(subscription.id, { default_payment_method: method.id }),
      { before: { default_payment_method: subscription.default_payment_method } },
    );
  return null;
}

function show(visit: PortalVisit, trouble: string | null = null): Response {
  const { world, session, subscription, customer, say, search, form } = visit;
  const kind = session.flow?.type ?? null;
  const method = subscription
    ? methodOf(world, subscription)
    : world.find(customer.invoice_settings.default_payment_method);
  const chosen =
    kind === "subscription_update_confirm"
      ? session.flow.subscription_update_confirm.items[0]?.price
      : search.get("price") || (form?.action === "change" ? form.price : null);
  const back =
    session.return_url &&
    html`<p class="back"><a class="link" href="${session.return_url}">${say("payments.backToLevare")}</a></p>`;
  const body = html`${problem(trouble)}
${search.get("done") && trouble === null && html`<p role="status">${say("payments.saved")}</p>`}
${subscription ? planState(visit, subscription) : html`<p>${say("payments.noPlan")}</p>`}
${chosen && subscription && confirmForm(visit, subscription, chosen)}
${!chosen && subscription && (kind === null || kind === "subscription_update") && changeForm(visit, subscription)}
${subscription && (kind === null || kind === "subscription_cancel") && cancelForm(visit, subscription)}
${(kind === null || kind === "payment_method_update") && cardForm(visit, method)}
${kind === null && invoiceList(visit)}
${back}`;
  return page(visit, say("payments.portal"), body, trouble === null ? 200 : 422);
}
