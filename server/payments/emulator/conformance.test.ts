import Stripe from "stripe";
import { API_VERSION } from "../apiVersion.ts";
import { PLATFORM_EVENTS } from "../events.ts";
import { setUpStripe } from "../setUpStripe.ts";
import { Conformance } from "./testing/conformance.ts";
import { lookingFetch } from "./testing/lookingFetch.ts";
import { ADDRESS, openEmulator } from "./testing/openEmulator.ts";
import { clearShop, FROM, prepareShop, readMoney } from "./testing/prepareShop.ts";
import { DAY } from "./time.ts";

type Shop = Awaited<ReturnType<typeof openEmulator>>;

/** Of an account of Stripe's own, where nothing is paid: the same calls are asked of it. */
const KEY = process.env.STRIPE_TEST_KEY;

const conformance = new Conformance();
const success_url = `${ADDRESS}/settings?checkout=success`;

/** A year in the life of a shop: every call that the product makes. */
async function live() {
  const shop = await openEmulator({ onExchange: conformance.look, hasControl: true });
  const { stripe, pay, visit } = shop;
  const { tax, label, clock, customer, plan, order, account, onboarding } = await prepareShop(
    stripe,
    ADDRESS,
    "LAUNCH",
  );
  expect(tax.status).toBe("active");
  await visit(plan.url!, { action: "code", code: "launch" });
  await pay(plan.url, undefined, { country: "DE", name: "Ada" });
  const { subscription: id } = await stripe.checkout.sessions.retrieve(plan.id, {
    expand: ["line_items", "customer", "subscription.latest_invoice"],
  });
  const subscription = await stripe.subscriptions.retrieve((id as Stripe.Subscription).id);
  const [item] = subscription.items.data;
  await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: FROM + 20 * DAY });
  const change = {
    items: [{ id: item!.id, price: label.id }],
    proration_behavior: "always_invoice" as const,
  };
  await stripe.invoices.createPreview({ subscription: subscription.id, subscription_details: change });
  await stripe.subscriptions.update(subscription.id, change);
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  const portal = await stripe.billingPortal.sessions.create({
    ...{ customer: customer.id, return_url: ADDRESS },
    flow_data: { type: "subscription_cancel", subscription_cancel: { subscription: subscription.id } },
  });
  await visit(portal.url, { action: "resume" });
  const own = await stripe.billingPortal.sessions.create({ customer: customer.id });
  await visit(own.url, { action: "card", card: "4000 0000 0000 0341" });
  await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: FROM + 200 * DAY });
  await stripe.invoices.list({ customer: customer.id });

  await pay(order.url, undefined, { country: "DE", name: "Ada", line1: "Street 1" });
  const paid = await stripe.checkout.sessions.retrieve(order.id);
  expect(paid.amount_total).toBe(5700);
  const intent = await stripe.paymentIntents.retrieve(paid.payment_intent as string, {
    expand: ["latest_charge.balance_transaction"],
  });
  const charge = intent.latest_charge as Stripe.Charge;
  expect((charge.balance_transaction as Stripe.BalanceTransaction).fee).toBe(195);
  await stripe.refunds.create({ payment_intent: intent.id, amount: 2500 });
  await expect(stripe.refunds.create({ payment_intent: intent.id, amount: 9999 })).rejects.toThrow(
    /greater than unrefunded/,
  );
  await payOut(shop, charge.id, account, onboarding);
  for await (const event of stripe.events.list({ limit: 100 })) conformance.lookAt(event);
}

/** Somebody is paid, by a bank that takes it and by one that does not; a payment is disputed. */
async function payOut(
  { stripe, visit, pay, control }: Shop,
  charge: string,
  account: Stripe.Account,
  onboarding: Stripe.AccountLink,
) {
  await visit(onboarding.url, { action: "save", name: "Bo", bank: "000123456789" });
  const on = { stripeAccount: account.id };
  const transfer = await stripe.transfers.create({
    ...{ amount: 2000, currency: "eur", destination: account.id, source_transaction: charge },
    ...{ transfer_group: "sale_1", metadata: { sale: "1" } },
    expand: ["destination_payment.balance_transaction"],
  });
  await control("week");
  await stripe.transfers.createReversal(transfer.id, { amount: 500 });
  const cash = { currency: "usd", metadata: { payout: "1" } };
  const paid = await stripe.payouts.create({ ...cash, amount: 1000 }, on);
  const { id: canceled } = await stripe.payouts.create({ ...cash, amount: 100 }, on);
  await stripe.payouts.cancel(canceled, {}, on);
  await control("week");
  expect(await stripe.payouts.retrieve(paid.id, {}, on)).toMatchObject({ status: "paid" });
  const login = await stripe.accounts.createLoginLink(account.id);
  await visit(login.url, { action: "bank", bank: "000111111116" });
  await stripe.payouts.create({ ...cash, amount: 100 }, on);
  await control("week");
  await readMoney(stripe, on);
  const order = await stripe.checkout.sessions.create({
    ...{ mode: "payment", success_url },
    line_items: [
      { price_data: { currency: "usd", unit_amount: 900, product_data: { name: "EP" } }, quantity: 1 },
    ],
  });
  await pay(order.url, "4000 0000 0000 0259");
  const { data } = await stripe.disputes.list();
  await stripe.disputes.update(data[0]!.id, {
    ...{ evidence: { uncategorized_text: "winning_evidence" }, submit: true, metadata: { sale: "2" } },
  });
  const returned = await stripe.checkout.sessions.create({
    ...{ mode: "payment", success_url },
    line_items: [
      { price_data: { currency: "usd", unit_amount: 900, product_data: { name: "EP" } }, quantity: 1 },
    ],
  });
  await pay(returned.url, "4000 0000 0000 5126");
  const { payment_intent } = await stripe.checkout.sessions.retrieve(returned.id);
  await stripe.refunds.create({ payment_intent: payment_intent as string });
  await control("week");
  for await (const event of stripe.events.list({ limit: 100 }, on)) conformance.lookAt(event);
  await control("deauthorize", account.id);
  await stripe.refunds.list();
  for (const { id } of (await stripe.invoices.list({ status: "paid" })).data)
    await stripe.invoicePayments.list({ invoice: id! });
}

test("every call, answer and event of a shop's year is as the types of the SDK say", async () => {
  await live();
  expect([...conformance.problems]).toEqual([]);
  expect(conformance.asked).toBeGreaterThan(40);
  expect(conformance.answered).toBeGreaterThan(300);
});

test("calls look the same from outside as from within", async () => {
  const [within, outside] = [new Conformance(), new Conformance()];
  const { emulator } = await openEmulator({ onExchange: within.look });
  const stripe = new Stripe("sk_test_emulator", {
    ...{ telemetry: false, maxNetworkRetries: 0 },
    httpClient: Stripe.createFetchHttpClient(
      lookingFetch((request) => emulator.fetch(request), outside.look),
    ),
  });
  await prepareShop(stripe, ADDRESS, "LAUNCH");
  const countOf = ({ asked, answered, problems }: Conformance) => ({ asked, answered, problems });
  expect(countOf(outside)).toEqual(countOf(within));
  expect(outside.problems.size).toBe(0);
  expect(outside.asked).toBeGreaterThan(15);
});

(KEY ? test : test.skip)("Stripe itself takes the same calls, and answers as its types say", async () => {
  if (!/^[rs]k_test_/.test(KEY!)) throw new Error("STRIPE_TEST_KEY has to be one of a test account");
  const address = "https://levare.example";
  const seen = new Conformance();
  const stripe = new Stripe(KEY!, {
    httpClient: Stripe.createFetchHttpClient(lookingFetch(fetch, seen.look)),
  });
  const began = Math.floor(Date.now() / 1000);
  const shop = await prepareShop(stripe, address, `LAUNCH${began}`);
  // Events are told in the version of the account, not in that of whoever asks.
  for await (const event of stripe.events.list({ created: { gte: began }, types: [...PLATFORM_EVENTS] }))
    if (event.api_version === API_VERSION) seen.lookAt(event);
  await clearShop(stripe, address, shop);
  expect([...seen.problems]).toEqual([]);
});

test.each([
  ["a parameter that Stripe has not", "POST checkout/sessions", { payment_method_types: ["card"] }, {}],
  ["an amount that is no number", "POST refunds", { amount: "much" }, {}],
  ["a field that moved away", "GET x", {}, { object: "subscription", current_period_end: 5 }],
  ["a word nobody knows", "GET x", {}, { object: "customer", id: "cus_1", livemode: "perhaps" }],
])("%s is noticed", (_title, call, params, body) => {
  const own = new Conformance();
  own.look({ call, params, status: 200, body });
  expect(own.problems.size).toBeGreaterThan(0);
});

test("setting an account up again changes nothing", async () => {
  const { stripe } = await openEmulator();
  const first = await setUpStripe(stripe, ADDRESS);
  expect(first.made).toHaveLength(4 + 7 + 2 + 2);
  expect(first.secrets).toEqual({ platform: "whsec_of_tests", connect: "whsec_of_connected" });
  expect(await setUpStripe(stripe, ADDRESS)).toEqual({ made: [], secrets: {} });
});
