import type Stripe from "stripe";
import { openEmulator } from "./testing/openEmulator.ts";
import { DAY } from "./time.ts";

const BACK = "http://127.0.0.1:4000/finances/payouts";
const NOW = Date.UTC(2026, 10, 24, 12) / 1000;

type Shop = Awaited<ReturnType<typeof openShop>>;

/** A platform on which one thing costs 100.00; time is let run on the page of control. */
async function openShop() {
  const parts = await openEmulator({ hasControl: true, clock: () => NOW });
  const { stripe, visit, pay, control } = parts;
  const sell = async (card = "4000 0000 0000 0077") => {
    const session = await stripe.checkout.sessions.create({
      ...{ mode: "payment", success_url: BACK },
      line_items: [
        { price_data: { currency: "usd", unit_amount: 10_000, product_data: { name: "LP" } }, quantity: 1 },
      ],
    });
    await pay(session.url, card);
    const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ["payment_intent.latest_charge"],
    });
    return (payment_intent as Stripe.PaymentIntent).latest_charge as Stripe.Charge;
  };
  const make = (country = "US") =>
    stripe.accounts.create({
      ...{ country, email: "ada@example.com", capabilities: { transfers: { requested: true } } },
      controller: {
        ...{ stripe_dashboard: { type: "express" }, fees: { payer: "application" } },
        losses: { payments: "application" },
      },
      settings: { payouts: { schedule: { interval: "manual" } } },
    });
  const onboard = async (account: string, bank = "000123456789", name = "Ada") => {
    const { url } = await stripe.accountLinks.create({
      ...{ account, type: "account_onboarding", return_url: `${BACK}?onboarding=done`, refresh_url: BACK },
    });
    return { url, ...(await visit(url, { action: "save", name, bank })) };
  };
  const has = async (stripeAccount?: string) => {
    const { available, pending } = await stripe.balance.retrieve({}, stripeAccount ? { stripeAccount } : {});
    return { available: available[0]!.amount, pending: pending[0]!.amount };
  };
  const heard = async (stripeAccount?: string) => {
    const { data } = await stripe.events.list({ limit: 100 }, stripeAccount ? { stripeAccount } : {});
    return data.map(({ type }) => type).reverse();
  };
  return { ...parts, sell, make, onboard, has, heard, pass: (span: string) => control(span) };
}

const send = ({ stripe }: Shop, destination: string, amount: number, source?: string) =>
  stripe.transfers.create({
    ...{ amount, currency: "usd", destination },
    ...(source && { source_transaction: source }),
  });

test("who says who they are and where their bank is can be paid, and the platform is told", async () => {
  const shop = await openShop();
  const { stripe, make, onboard, heard, visit } = shop;
  const { id, payouts_enabled, requirements } = await make("DE");
  expect(payouts_enabled).toBe(false);
  expect(requirements!.currently_due).toContain("external_account");
  await shop.sell();
  await expect(send(shop, id, 1000)).rejects.toMatchObject({
    code: "insufficient_capabilities_for_transfer",
  });

  const done = await onboard(id, "DE89 3704 0044 0532 0130 00");
  expect(done).toMatchObject({ status: 303, location: `${BACK}?onboarding=done` });
  expect(await stripe.accounts.retrieve(id)).toMatchObject({
    ...{ payouts_enabled: true, details_submitted: true, capabilities: { transfers: "active" } },
    requirements: { currently_due: [] },
    external_accounts: { data: [{ last4: "3000", currency: "eur" }] },
  });
  expect(await heard(id)).toEqual(["account.updated", "capability.updated"]);
  expect(await heard()).not.toContain("account.updated");
  expect(await visit(done.url, { action: "save", name: "Ada", bank: "000123456789" })).toMatchObject({
    status: 404,
  });
});

test.each([
  ["Needs Document", ["individual.verification.document"], "requirements.past_due"],
  ["Refused", [], "rejected.other"],
])("the name %s leaves something open, and nothing can be sent", async (name, due, reason) => {
  const shop = await openShop();
  const { id } = await shop.make();
  await shop.onboard(id, "000123456789", name);
  expect(await shop.stripe.accounts.retrieve(id)).toMatchObject({
    ...{ payouts_enabled: false, details_submitted: true },
    requirements: { currently_due: due, disabled_reason: reason },
  });
  await shop.sell();
  await expect(send(shop, id, 1000)).rejects.toMatchObject({
    code: "insufficient_capabilities_for_transfer",
  });
});

test("the page of onboarding speaks in words of what it cannot take, and a link is good for five minutes", async () => {
  const { make, onboard, pass, stripe, visit } = await openShop();
  const { id } = await make();
  expect(await onboard(id, "12345")).toMatchObject({
    status: 422,
    text: expect.stringContaining("No test account has this number"),
  });
  expect(await onboard(id, "000123456789", " ")).toMatchObject({ status: 422 });
  const { url } = await onboard(id, "12345");
  expect((await visit(url, undefined, "es")).text).toContain("Adónde va tu dinero");
  await pass("day");
  expect(await visit(url)).toMatchObject({ status: 303, location: BACK });
  await expect(
    stripe.accounts.create({ country: "XX", capabilities: { transfers: { requested: true } } }),
  ).rejects.toMatchObject({ code: "country_unsupported" });
});

test("of what the platform has not yet nothing can be sent, but of a payment it can, to be there when it is here", async () => {
  const shop = await openShop();
  const { id } = await shop.make();
  await shop.onboard(id);
  const charge = await shop.sell("4242 4242 4242 4242");
  expect(await shop.has()).toEqual({ available: 0, pending: 9680 });
  await expect(send(shop, id, 1000)).rejects.toMatchObject({ code: "balance_insufficient" });
  await send(shop, id, 6000, charge.id);
  expect(await shop.has(id)).toEqual({ available: 0, pending: 6000 });
  await expect(send(shop, id, 4001, charge.id)).rejects.toThrow(/must not exceed/);
  await shop.pass("week");
  expect(await shop.has(id)).toEqual({ available: 6000, pending: 0 });
  expect(await shop.has()).toEqual({ available: 3680, pending: 0 });
  await expect(send(shop, id, 3681)).rejects.toMatchObject({ code: "balance_insufficient" });
});

test("what was sent is taken back in parts, to the last cent, also across currencies", async () => {
  const shop = await openShop();
  const { stripe } = shop;
  const { id } = await shop.make("DE");
  await shop.onboard(id, "DE89370400440532013000");
  await shop.sell();
  const transfer = await send(shop, id, 999);
  const whole = await stripe.transfers.retrieve(transfer.id, {
    expand: ["destination_payment.balance_transaction"],
  });
  const arrived = (whole.destination_payment as Stripe.Charge)
    .balance_transaction as Stripe.BalanceTransaction;
  expect(arrived).toMatchObject({ amount: 908, currency: "eur" });
  for (const amount of [333, 333, 333]) await stripe.transfers.createReversal(transfer.id, { amount });
  expect(await shop.has(id)).toEqual({ available: 0, pending: 0 });
  expect((await stripe.transfers.listReversals(transfer.id)).data).toHaveLength(3);
  await expect(stripe.transfers.createReversal(transfer.id)).rejects.toThrow(/fully reversed/);
  expect((await shop.has()).available).toBe(9680);
});

test("a payout leaves at once, is on its way, and arrives", async () => {
  const shop = await openShop();
  const { stripe } = shop;
  const { id } = await shop.make();
  await shop.onboard(id);
  await shop.sell();
  await send(shop, id, 5000);
  const on = { stripeAccount: id };
  await expect(stripe.payouts.create({ amount: 5001, currency: "usd" }, on)).rejects.toMatchObject({
    code: "balance_insufficient",
  });
  const payout = await stripe.payouts.create({ amount: 5000, currency: "usd" }, on);
  expect(payout).toMatchObject({ status: "pending", arrival_date: Math.floor(NOW / DAY + 2) * DAY });
  expect(await shop.has(id)).toEqual({ available: 0, pending: 0 });
  await shop.pass("day");
  expect(await stripe.payouts.retrieve(payout.id, {}, on)).toMatchObject({ status: "in_transit" });
  await expect(stripe.payouts.cancel(payout.id, {}, on)).rejects.toMatchObject({
    code: "payout_not_cancelable",
  });
  await shop.pass("week");
  expect((await stripe.payouts.list({ status: "paid" }, on)).data).toMatchObject([{ id: payout.id }]);
  expect((await shop.heard(id)).slice(-3)).toEqual(["payout.created", "payout.updated", "payout.paid"]);
  expect((await stripe.balanceTransactions.list({}, on)).data.map(({ net }) => net)).toEqual([-5000, 5000]);
  await expect(stripe.payouts.retrieve(payout.id)).rejects.toThrow();
  const other = await shop.make();
  await expect(stripe.payouts.retrieve(payout.id, {}, { stripeAccount: other.id })).rejects.toMatchObject({
    code: "resource_missing",
  });
  await expect(stripe.payouts.list({}, { stripeAccount: "acct_nobody" })).rejects.toMatchObject({
    code: "account_invalid",
  });
});

test.each([
  ["000111111116", "no_account", true],
  ["000111111113", "account_closed", true],
  ["000222222227", "insufficient_funds", false],
])("a payout to %s fails with %s, and the money is on the account again", async (bank, code, isClosed) => {
  const shop = await openShop();
  const { stripe } = shop;
  const { id } = await shop.make();
  await shop.onboard(id, bank);
  await shop.sell();
  await send(shop, id, 5000);
  const on = { stripeAccount: id };
  const { id: payout } = await stripe.payouts.create({ amount: 5000, currency: "usd" }, on);
  await shop.pass("week");
  expect(await stripe.payouts.retrieve(payout, {}, on)).toMatchObject({
    ...{ status: "failed", failure_code: code, failure_message: expect.any(String) },
  });
  expect(await shop.has(id)).toEqual({ available: 5000, pending: 0 });
  expect(await shop.heard(id)).toContain("payout.failed");
  expect((await stripe.accounts.retrieve(id)).payouts_enabled).toBe(!isClosed);
  if (!isClosed) return;
  await expect(stripe.payouts.create({ amount: 5000, currency: "usd" }, on)).rejects.toMatchObject({
    code: "payouts_not_allowed",
  });
  const { url } = await stripe.accounts.createLoginLink(id);
  expect((await shop.visit(url)).text).toContain("$50.00");
  expect(await shop.visit(url, { action: "bank", bank: "000123456789" })).toMatchObject({ status: 303 });
  await stripe.payouts.create({ amount: 5000, currency: "usd" }, on);
});

test("a payout that has not left yet can be called back", async () => {
  const shop = await openShop();
  const { id } = await shop.make();
  await shop.onboard(id);
  await shop.sell();
  await send(shop, id, 5000);
  const on = { stripeAccount: id };
  const payout = await shop.stripe.payouts.create({ amount: 2000, currency: "usd" }, on);
  expect(await shop.stripe.payouts.cancel(payout.id, {}, on)).toMatchObject({ status: "canceled" });
  expect(await shop.has(id)).toEqual({ available: 5000, pending: 0 });
});

test("a disputed payment goes back to the bank with its fee, is not refunded, and comes back when it is won", async () => {
  const shop = await openShop();
  const { stripe } = shop;
  const charge = await shop.sell("4000 0000 0000 0259");
  const [dispute] = (await stripe.disputes.list({ charge: charge.id })).data;
  expect(dispute).toMatchObject({ status: "needs_response", amount: 10_000, is_charge_refundable: false });
  expect(dispute!.balance_transactions).toMatchObject([{ amount: -10_000, fee: 1500, net: -11_500 }]);
  await expect(stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
    code: "charge_disputed",
  });
  await stripe.disputes.update(dispute!.id, {
    evidence: { customer_name: "Ada" },
    submit: false,
  });
  const won = await stripe.disputes.update(dispute!.id, {
    evidence: { uncategorized_text: "winning_evidence" },
  });
  expect(won).toMatchObject({ status: "won", evidence: { customer_name: "Ada" } });
  expect(won.balance_transactions[1]).toMatchObject({ amount: 10_000, fee: -1500 });
  await stripe.refunds.create({ charge: charge.id, amount: 100 });
  expect((await shop.heard()).filter((type) => type.startsWith("charge.dispute"))).toEqual([
    "charge.dispute.created",
    "charge.dispute.funds_withdrawn",
    "charge.dispute.updated",
    "charge.dispute.updated",
    "charge.dispute.closed",
    "charge.dispute.funds_reinstated",
  ]);
  await expect(stripe.disputes.close(dispute!.id)).rejects.toThrow(/already closed/);
});

test.each([
  [
    "evidence that convinces nobody",
    (shop: Shop, id: string) =>
      shop.stripe.disputes.update(id, { evidence: { uncategorized_text: "losing_evidence" } }),
  ],
  ["giving up", (shop: Shop, id: string) => shop.stripe.disputes.close(id)],
  ["no answer in time", (shop: Shop) => shop.pass("month")],
  ["the bank's decision", (shop: Shop, id: string) => shop.control("lose", id)],
])("a dispute is lost by %s, and the money is gone", async (_how, lose) => {
  const shop = await openShop();
  const charge = await shop.sell();
  await shop.control("dispute", charge.id);
  const [dispute] = (await shop.stripe.disputes.list()).data;
  await lose(shop, dispute!.id);
  expect(await shop.stripe.disputes.retrieve(dispute!.id)).toMatchObject({ status: "lost" });
  expect(await shop.has()).toMatchObject({ available: 9680 - 11_500 });
});

test("money that is given back to some cards comes back days later", async () => {
  const shop = await openShop();
  const charge = await shop.sell("4000 0000 0000 5126");
  const refund = await shop.stripe.refunds.create({ charge: charge.id, amount: 2500 });
  expect(refund.status).toBe("succeeded");
  await shop.pass("week");
  expect(await shop.stripe.refunds.retrieve(refund.id)).toMatchObject({ status: "failed" });
  expect(await shop.stripe.charges.retrieve(charge.id)).toMatchObject({ amount_refunded: 0 });
  expect(await shop.has()).toEqual({ available: 9680, pending: 0 });
  expect(await shop.heard()).toContain("refund.failed");
});

test("the page of control lets cards, refunds and payouts fail; nobody else's page may, and no public one has it", async () => {
  const shop = await openShop();
  const { stripe, control, visit, emulator } = shop;
  const { id } = await shop.make();
  await shop.onboard(id);
  const charge = await shop.sell();
  await send(shop, id, 5000);
  const on = { stripeAccount: id };
  const payout = await stripe.payouts.create({ amount: 5000, currency: "usd" }, on);
  const refund = await stripe.refunds.create({ charge: charge.id, amount: 100 });
  const customer = await stripe.customers.create({ email: "bo@example.com" });
  const product = await stripe.products.create({ name: "Plan" });
  const session = await stripe.checkout.sessions.create({
    ...{ mode: "subscription", customer: customer.id, success_url: BACK },
    line_items: [
      {
        price_data: {
          ...{ currency: "usd", unit_amount: 500, product: product.id },
          recurring: { interval: "month" },
        },
        quantity: 1,
      },
    ],
  });
  await shop.pay(session.url);

  const page = await visit("http://127.0.0.1:4000/_stripe/control");
  expect(page.text).toContain("TEST MODE");
  expect(page.text).toContain("bo@example.com");
  for (const [action, of] of [
    ["failRefund", refund.id],
    ["failPayout", payout.id],
    ["failCard", customer.id],
    ["month", ""],
  ] as const)
    expect(await control(action, of)).toMatchObject({ status: 303 });
  expect((await stripe.refunds.retrieve(refund.id)).status).toBe("failed");
  expect((await stripe.payouts.retrieve(payout.id, {}, on)).status).toBe("failed");
  expect((await stripe.subscriptions.list({ customer: customer.id })).data).toMatchObject([
    { status: "past_due" },
  ]);
  expect(await control("failRefund", refund.id)).toMatchObject({ status: 422 });
  await control("deauthorize", id);
  await expect(stripe.balance.retrieve({}, on)).rejects.toMatchObject({ code: "account_invalid" });

  const foreign = await emulator.fetch(
    new Request("http://127.0.0.1:4000/_stripe/control", {
      ...{ method: "POST", body: "action=month", headers: { origin: "https://elsewhere.example" } },
    }),
  );
  expect(foreign.status).toBe(404);
  const plain = await openEmulator();
  expect(await plain.visit("http://127.0.0.1:4000/_stripe/control")).toMatchObject({ status: 404 });
  expect(await plain.control("month")).toMatchObject({ status: 404 });
});
