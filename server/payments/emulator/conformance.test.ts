import type Stripe from "stripe";
import { setUpStripe } from "../setUpStripe.ts";
import { Conformance } from "./testing/conformance.ts";
import { ADDRESS, openEmulator } from "./testing/openEmulator.ts";
import { DAY } from "./time.ts";

type Shop = Awaited<ReturnType<typeof openEmulator>>;

const conformance = new Conformance();
const FROM = Date.UTC(2027, 0, 31, 12) / 1000;
const success_url = `${ADDRESS}/settings?checkout=success`;

/** A year in the life of a shop: every call that the product makes. */
async function live() {
  const shop = await openEmulator({ onExchange: conformance.look, hasControl: true });
  const { stripe, pay, visit } = shop;
  await setUpStripe(stripe, ADDRESS);
  expect(await stripe.tax.settings.retrieve()).toMatchObject({ status: "active" });
  const price = async (key: string) => (await stripe.prices.list({ lookup_keys: [key] })).data[0]!;
  const monthly = await price("artist_pro_monthly");
  const label = await price("artist_label_monthly");
  const coupon = await stripe.coupons.create({
    percent_off: 25,
    duration: "repeating",
    duration_in_months: 2,
  });
  await stripe.promotionCodes.create({ promotion: { type: "coupon", coupon: coupon.id }, code: "LAUNCH" });
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: FROM });
  const customer = await stripe.customers.create({
    ...{ email: "ada@example.com", test_clock: clock.id, metadata: { user: "1" } },
    address: { country: "DE" },
  });
  await stripe.customers.update(customer.id, { name: "Ada" });
  const session = await stripe.checkout.sessions.create({
    ...{ mode: "subscription", customer: customer.id, success_url, cancel_url: ADDRESS },
    ...{ client_reference_id: "1", allow_promotion_codes: true, automatic_tax: { enabled: true } },
    line_items: [{ price: monthly.id, quantity: 1 }],
    subscription_data: { trial_period_days: 7, metadata: { kind: "studio" } },
  });
  await visit(session.url!, { action: "code", code: "launch" });
  await pay(session.url, undefined, { country: "DE", name: "Ada" });
  const { subscription: id } = await stripe.checkout.sessions.retrieve(session.id, {
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

  const order = await stripe.checkout.sessions.create({
    ...{ mode: "payment", success_url, metadata: { sale: "1" }, customer_creation: "always" },
    line_items: [
      { price_data: { currency: "eur", unit_amount: 2500, product_data: { name: "LP" } }, quantity: 2 },
    ],
    shipping_address_collection: { allowed_countries: ["DE", "ES"] },
    shipping_options: [
      {
        shipping_rate_data: {
          ...{ type: "fixed_amount", display_name: "Post" },
          fixed_amount: { amount: 700, currency: "eur" },
        },
      },
    ],
    payment_intent_data: { transfer_group: "sale_1", metadata: { sale: "1" } },
  });
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
  await stripe.checkout.sessions.expire(
    (
      await stripe.checkout.sessions.create({
        mode: "payment",
        success_url,
        line_items: [
          { price_data: { currency: "eur", unit_amount: 100, product_data: { name: "MP3" } }, quantity: 1 },
        ],
      })
    ).id,
  );
  await stripe.balanceTransactions.list();
  await payOut(shop, charge.id);
  for await (const event of stripe.events.list({ limit: 100 })) conformance.lookAt(event);
}

/** Somebody is paid, by a bank that takes it and by one that does not; a payment is disputed. */
async function payOut({ stripe, visit, pay, control }: Shop, charge: string) {
  const account = await stripe.accounts.create({
    ...{ country: "US", email: "bo@example.com", business_type: "individual", metadata: { party: "1" } },
    capabilities: { transfers: { requested: true } },
    controller: {
      ...{ stripe_dashboard: { type: "express" }, fees: { payer: "application" } },
      losses: { payments: "application" },
    },
    settings: { payouts: { schedule: { interval: "manual" } } },
  });
  const { url } = await stripe.accountLinks.create({
    ...{ account: account.id, type: "account_onboarding", return_url: ADDRESS, refresh_url: ADDRESS },
  });
  await visit(url, { action: "save", name: "Bo", bank: "000123456789" });
  await stripe.accounts.update(account.id, { metadata: { country: "US" } });
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
  for (const options of [on, {}]) {
    await stripe.balance.retrieve({}, options);
    await stripe.balanceTransactions.list({}, options);
    await stripe.charges.list({}, options);
  }
  await stripe.payouts.list({}, on);
  await stripe.transfers.list();
  await stripe.accounts.list();
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
