import { keepCard, type Payer, TEST_CARDS } from "./cards.ts";
import { charge } from "./charges.ts";
import { countUp, isTrialOf, secretsOf } from "./checkout.ts";
import { attachCard, createCustomer, updateCustomer, wholeAddress } from "./customers.ts";
import { disputeIfWanted } from "./disputes.ts";
import { emit } from "./emit.ts";
import { createSubscription } from "./subscriptions.ts";
import type { StripeObject, World } from "./World.ts";

/** What a buyer wrote into the page, and whether they said yes to their bank. */
export interface Purchase extends Payer {
  card: string;
  line1?: string | null;
  city?: string | null;
  postalCode?: string | null;
  isConfirmed?: boolean;
}

/** Why a purchase did not happen; `asksBank`: the buyer has to say yes there first. */
export type PurchaseProblem = "notOpen" | "cardNumber" | "email" | "declined" | "asksBank";

/** The buyer presses "Pay". Null: bought. */
export function completeCheckout(world: World, id: string, purchase: Purchase): PurchaseProblem | null {
  const opened = world.get(id, "checkout.session");
  if (opened.status !== "open") return "notOpen";
  const { asked } = secretsOf(world, id);
  if (purchase.country) world.hide(id, { country: purchase.country });
  const session = countUp(world, id);
  const known = world.find(session.customer);
  const email = purchase.email || known?.email || session.customer_email;
  if (!email) return "email";

  const number = purchase.card.replaceAll(/\D/g, "");
  const card = TEST_CARDS[number];
  const isFree = session.mode === "payment" ? session.amount_total === 0 : isTrialOf(asked);
  const wantsCard = !isFree || session.payment_method_collection === "always";
  if (wantsCard || number) {
    if (!card) return "cardNumber";
    if (card.declines) return "declined";
    if (card.asks && !purchase.isConfirmed) return "asksBank";
  }
  const method = card ? keepCard(world, number, { ...purchase, email }) : null;
  const buyer = buyerOf(world, session, purchase, email);
  if (method && buyer) attachCard(world, method, buyer.id, !buyer.invoice_settings.default_payment_method);
  const address = purchase.country
    ? wholeAddress({ ...purchase, postal_code: purchase.postalCode ?? null })
    : null;
  if (address && buyer && session.automatic_tax.enabled) updateCustomer(world, buyer.id, { address });

  const paid =
    session.mode === "payment"
      ? payOnce(world, session, method, { ...purchase, email, address })
      : subscribe(world, session, method, buyer!, purchase);
  if (!paid) return "declined";
  const complete = world.change(id, {
    ...paid,
    ...{ status: "complete", url: null, customer: buyer?.id ?? null },
    customer_details: {
      ...{ address, business_name: null, email, individual_name: null, name: purchase.name ?? null },
      ...{ phone: null, tax_exempt: "none", tax_ids: [] },
    },
    ...(session.shipping_address_collection && {
      collected_information: {
        ...{ business_name: null, individual_name: null },
        shipping_details: { address, name: purchase.name ?? "" },
      },
    }),
  });
  emit(world, "checkout.session.completed", complete);
  if (complete.payment_intent) disputeIfWanted(world, complete.payment_intent);
  return null;
}

function buyerOf(
  world: World,
  session: StripeObject,
  purchase: Purchase,
  email: string,
): StripeObject | null {
  const known = world.find(session.customer);
  if (known) return known;
  if (session.mode === "payment" && session.customer_creation !== "always") return null;
  return createCustomer(world, { email, name: purchase.name });
}

function payOnce(
  world: World,
  session: StripeObject,
  method: StripeObject | null,
  { email, name, address, isConfirmed }: Purchase & { address: unknown },
) {
  if (session.amount_total === 0) return { payment_status: "no_payment_required" };
  const { payment_intent_data: wanted = {} } = secretsOf(world, session.id).asked;
  const { intent, failure } = charge(world, {
    ...{ amount: session.amount_total, currency: session.currency, customer: session.customer, method },
    metadata: wanted.metadata ?? {},
    description: wanted.description ?? null,
    transferGroup: wanted.transfer_group ?? null,
    email: email ?? null,
    shipping: session.shipping_address_collection && address ? { address, name: name ?? "" } : null,
    isConfirmed: Boolean(isConfirmed),
    isBuyerHere: true,
  });
  if (failure) return null;
  return { payment_intent: intent.id, payment_status: "paid" };
}

function subscribe(
  world: World,
  session: StripeObject,
  method: StripeObject | null,
  buyer: StripeObject,
  { isConfirmed = false }: Purchase,
) {
  const { asked, lines } = secretsOf(world, session.id);
  const subscription = createSubscription(
    world,
    {
      ...asked.subscription_data,
      customer: buyer.id,
      items: lines.map(({ price, quantity }) => ({ price: price.id, quantity })),
      default_payment_method: method?.id,
      discounts: session.discounts,
      automatic_tax: session.automatic_tax,
    },
    { isConfirmed, isBuyerHere: true, session: session.id },
  );
  const invoice = world.get(subscription.latest_invoice, "invoice");
  if (subscription.status === "incomplete") {
    // Whoever is refused tries again with another card: of this attempt nothing stays open.
    world.change(invoice.id, { status: "void" });
    world.change(subscription.id, { status: "incomplete_expired" });
    return null;
  }
  return {
    subscription: subscription.id,
    invoice: invoice.id,
    payment_status: invoice.amount_paid > 0 ? "paid" : "no_payment_required",
  };
}
