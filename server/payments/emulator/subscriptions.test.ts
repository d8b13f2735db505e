import type Stripe from "stripe";
import { openEmulator } from "./testing/openEmulator.ts";
import { DAY } from "./time.ts";

const FROM = Date.UTC(2027, 0, 31, 12) / 1000;
const SUCCESS = "http://127.0.0.1:4000/settings?checkout=success&session_id={CHECKOUT_SESSION_ID}";

async function openShop() {
  const parts = await openEmulator();
  const { stripe } = parts;
  const product = await stripe.products.create({ name: "Pro Artist" });
  const price = (amount: number, interval: "month" | "year", key: string) =>
    stripe.prices.create({
      ...{ product: product.id, currency: "usd", unit_amount: amount, lookup_key: key },
      recurring: { interval },
    });
  const monthly = await price(5999, "month", "artist_pro_monthly");
  const yearly = await price(57590, "year", "artist_pro_yearly");
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: FROM });
  const customer = await stripe.customers.create({
    email: "ada@example.com",
    name: "Ada",
    test_clock: clock.id,
  });
  const begin = (more: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
    stripe.checkout.sessions.create({
      ...{ mode: "subscription", customer: customer.id, success_url: SUCCESS },
      line_items: [{ price: monthly.id, quantity: 1 }],
      ...more,
    });
  const subscribe = async (card?: string) => {
    const session = await begin();
    await parts.pay(session.url, card);
    const { subscription } = await stripe.checkout.sessions.retrieve(session.id);
    return subscription as string;
  };
  const read = (id: string) => stripe.subscriptions.retrieve(id);
  const advanceTo = (seconds: number) =>
    stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: seconds });
  const day = (seconds: number | undefined) => new Date(seconds! * 1000).toISOString().slice(0, 10);
  return { ...parts, monthly, yearly, customer, begin, subscribe, read, advanceTo, day };
}

const itemOf = ({ items }: Stripe.Subscription) => items.data[0]!;

test("whoever pays on the page has a plan, and comes back with the session's name", async () => {
  const { begin, pay, stripe, visit } = await openShop();
  const session = await begin({ client_reference_id: "a person" });
  expect(session.url).toContain("/_stripe/checkout/cs_test_");
  expect((await visit(session.url!)).text).toContain("TEST MODE — no money moves");
  const paid = await pay(session.url);
  expect(paid).toMatchObject({ status: 303, location: expect.stringContaining(`session_id=${session.id}`) });

  const done = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ["subscription.default_payment_method", "line_items"],
  });
  const subscription = done.subscription as Stripe.Subscription;
  expect(done).toMatchObject({ status: "complete", payment_status: "paid", client_reference_id: "a person" });
  expect(done.line_items!.data).toMatchObject([{ amount_total: 5999, quantity: 1 }]);
  expect(subscription.status).toBe("active");
  expect(subscription.default_payment_method).toMatchObject({ card: { brand: "visa", last4: "4242" } });
  expect((await visit(session.url ?? `http://127.0.0.1:4000/_stripe/checkout/${session.id}`)).text).toContain(
    "This is paid",
  );
});

test.each([
  ["4000 0000 0000 0002", "The card was declined."],
  ["4000 0000 0000 9995", "The card was declined."],
  ["4000 0000 0000 0341", "The card was declined."],
  ["1234", "No test card has this number."],
])("with the card %s nothing is bought", async (card, words) => {
  const { begin, pay, stripe } = await openShop();
  const session = await begin();
  expect(await pay(session.url, card)).toMatchObject({ status: 422, text: expect.stringContaining(words) });
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    status: "open",
    subscription: null,
  });
  expect((await stripe.subscriptions.list({ status: "active" })).data).toEqual([]);
});

test("a bank asks in between, and only its yes buys", async () => {
  const { begin, pay, stripe, visit } = await openShop();
  const session = await begin();
  const card = "4000 0025 0000 3155";
  expect((await pay(session.url, card)).text).toContain("Your bank asks");
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe("open");
  expect((await visit(session.url!, { action: "no", card })).text).toContain("Your bank did not say yes.");
  expect((await visit(session.url!, { action: "yes", card })).status).toBe(303);
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe("complete");
});

test("a plan begun on the 31st renews on the last day of short months, and on the 31st again", async () => {
  const { subscribe, read, advanceTo, day, stripe, customer } = await openShop();
  const id = await subscribe();
  expect(day(itemOf(await read(id)).current_period_end)).toBe("2027-02-28");
  await advanceTo(FROM + 30 * DAY);
  expect(day(itemOf(await read(id)).current_period_end)).toBe("2027-03-31");
  const { data } = await stripe.invoices.list({ customer: customer.id });
  expect(data.map(({ amount_paid, billing_reason }) => [amount_paid, billing_reason])).toEqual([
    [5999, "subscription_cycle"],
    [5999, "subscription_create"],
  ]);
});

test("a card that fails later makes the plan past due; four failures end it, a better card brings it back", async () => {
  const { subscribe, read, advanceTo, stripe, customer, visit } = await openShop();
  const id = await subscribe();
  const portal = await stripe.billingPortal.sessions.create({ customer: customer.id });
  await visit(portal.url, { action: "card", card: "4000 0000 0000 0341" });
  const { current_period_end: end } = itemOf(await read(id));
  await advanceTo(end + 10);
  expect((await read(id)).status).toBe("past_due");

  await visit(portal.url, { action: "card", card: "5555 5555 5555 4444" });
  await advanceTo(end + 4 * DAY);
  expect((await read(id)).status).toBe("active");

  await visit(portal.url, { action: "card", card: "4000 0000 0000 0341" });
  await advanceTo(end + 90 * DAY);
  expect((await read(id)).status).toBe("canceled");
});

test("a trial without a card warns three days before, and ends without a charge", async () => {
  const { begin, pay, stripe, read, advanceTo } = await openShop();
  const session = await begin({
    payment_method_collection: "if_required",
    subscription_data: {
      trial_period_days: 30,
      trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
    },
  });
  await pay(session.url, "");
  const done = await stripe.checkout.sessions.retrieve(session.id);
  const id = done.subscription as string;
  expect(done.payment_status).toBe("no_payment_required");
  expect((await read(id)).status).toBe("trialing");
  await advanceTo(FROM + 28 * DAY);
  const warned = await stripe.events.list({ type: "customer.subscription.trial_will_end" });
  expect(warned.data).toHaveLength(1);
  await advanceTo(FROM + 31 * DAY);
  expect((await read(id)).status).toBe("canceled");
});

test("a trial with a card goes on as a paid plan", async () => {
  const { begin, pay, stripe, read, advanceTo } = await openShop();
  const session = await begin({ subscription_data: { trial_period_days: 30 } });
  await pay(session.url);
  const id = (await stripe.checkout.sessions.retrieve(session.id)).subscription as string;
  await advanceTo(FROM + 30 * DAY);
  expect((await read(id)).status).toBe("active");
  const [invoice] = (await stripe.invoices.list({ subscription: id })).data;
  expect(invoice).toMatchObject({ amount_paid: 5999, billing_reason: "subscription_cycle" });
});

test("canceled in the portal a plan ends with its period, unless it is taken back before", async () => {
  const { subscribe, read, advanceTo, stripe, customer, visit } = await openShop();
  const id = await subscribe();
  const { url } = await stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: "http://127.0.0.1:4000/settings",
  });
  await visit(url, { action: "cancel" });
  const { current_period_end: end } = itemOf(await read(id));
  expect(await read(id)).toMatchObject({ status: "active", cancel_at: end });
  await visit(url, { action: "resume" });
  expect((await read(id)).cancel_at).toBeNull();
  await advanceTo(end + 10);
  expect((await read(id)).status).toBe("active");
  await visit(url, { action: "cancel" });
  await advanceTo(end + 40 * DAY);
  expect((await read(id)).status).toBe("canceled");
});

test("another rhythm is charged at once, less what was not used; the page says the amount before", async () => {
  const { subscribe, read, advanceTo, stripe, customer, visit, yearly } = await openShop();
  const id = await subscribe();
  const { current_period_end: end } = itemOf(await read(id));
  await advanceTo(FROM + (end - FROM) / 2);
  const { url } = await stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: "http://127.0.0.1:4000/settings",
    flow_data: {
      type: "subscription_update_confirm",
      subscription_update_confirm: {
        subscription: id,
        items: [{ id: itemOf(await read(id)).id, price: yearly.id }],
      },
    },
  });
  expect((await visit(url)).text).toContain("$545.90");
  expect(await visit(url, { action: "change", price: yearly.id })).toMatchObject({
    status: 303,
    location: "http://127.0.0.1:4000/settings",
  });
  const [invoice] = (await stripe.invoices.list({ customer: customer.id })).data;
  expect(invoice).toMatchObject({ billing_reason: "subscription_update", amount_paid: 57590 - 3000 });
  expect(invoice!.lines.data.map(({ amount }) => amount)).toEqual([-3000, 57590]);
  expect(itemOf(await read(id)).price.id).toBe(yearly.id);
});

test("a code takes a quarter off the first bill only", async () => {
  const { begin, pay, visit, stripe, customer, advanceTo } = await openShop();
  const coupon = await stripe.coupons.create({ percent_off: 25, duration: "once" });
  await stripe.promotionCodes.create({ promotion: { type: "coupon", coupon: coupon.id }, code: "LAUNCH25" });
  const { url } = await begin({ allow_promotion_codes: true });
  expect((await visit(url!, { action: "code", code: "NOPE" })).text).toContain("This code does not count");
  await visit(url!, { action: "code", code: "launch25" });
  expect((await visit(url!)).text).toContain("$44.99");
  await pay(url);
  await advanceTo(FROM + 29 * DAY);
  const { data } = await stripe.invoices.list({ customer: customer.id });
  expect(data.map(({ amount_paid }) => amount_paid)).toEqual([5999, 4499]);
});

test("with a customer who is deleted their plan ends: nothing is charged any more, and nothing can be bought for them", async () => {
  const { subscribe, begin, read, advanceTo, stripe, customer } = await openShop();
  const id = await subscribe();
  expect(await stripe.customers.del(customer.id)).toMatchObject({ id: customer.id, deleted: true });
  expect((await read(id)).status).toBe("canceled");
  await advanceTo(FROM + 70 * DAY);
  const { data } = await stripe.invoices.list({ customer: customer.id });
  expect(data.map(({ amount_paid }) => amount_paid)).toEqual([5999]);
  const gone = await stripe.customers.retrieve(customer.id, { expand: ["test_clock"] });
  expect(gone).toMatchObject({ id: customer.id, deleted: true });
  expect(gone).not.toHaveProperty("email");
  expect((await stripe.customers.list()).data).toEqual([]);
  await expect(begin()).rejects.toMatchObject({ code: "resource_missing" });
  await expect(stripe.customers.del(customer.id)).rejects.toMatchObject({ code: "resource_missing" });
  const told = await stripe.events.list({ type: "customer.subscription.deleted" });
  expect(told.data).toHaveLength(1);
});
