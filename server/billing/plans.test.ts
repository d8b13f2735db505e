import type { Updateable } from "kysely";
import { findBalance } from "../../db/ledger/balances.ts";
import { verifyBooks } from "../../db/ledger/verifyBooks.ts";
import type { DB } from "../../db/tables.generated.ts";
import { DAY_MS, HOUR_MS, monthsAfter } from "../../domain/duration.ts";
import { deferred, taxOwedIn } from "../../domain/ledger/accounts.ts";
import { catchUpStripeEvents } from "../payments/reconcileStripeEvents.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { earnPlanInvoices } from "./planNews.ts";
import { aPayer, hear } from "./testing/aPayer.ts";

const REFRESH = `mutation { refreshSubscriptions { __typename
  ... on RefreshSubscriptionsPayload { viewer { tier } } ... on UserError { code } } }`;

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

const contextOf = ({ db, services, dataDir }: TestServer) => ({ db, services, dataDir });
/** It can be kept, and fails when it is charged. */
const EMPTY_CARD = "4000 0000 0000 0341";

/** Somebody who has bought the plan and is known to. */
async function aSubscriber(priceKey = "artist_pro_monthly", facts = {}) {
  const payer = await aPayer(server, facts);
  await payer.pay((await payer.checkout(priceKey)).url!);
  await hear(server);
  return payer;
}

async function subscriptionOf(customer: string): Promise<string> {
  const stripe = await server.services.payments.stripe();
  const { data } = await stripe.subscriptions.list({ customer });
  return data[0]!.id;
}

const letters = async (to: string) =>
  (
    await server.db.selectFrom("mail").select("subject").where("to", "=", to).orderBy("createdAt").execute()
  ).map(({ subject }) => subject);

test("an artist on trial who pays is on Pro, with the card and the next charge on their page", async () => {
  const payer = await aPayer(server);
  expect(await payer.plan()).toMatchObject({ tier: "trial", subscriptions: [] });
  const { url } = await payer.checkout("artist_pro_monthly");
  expect(url).toContain("/_stripe/checkout/");
  await payer.pay(url!);
  await hear(server);
  expect(await payer.plan()).toMatchObject({
    tier: "pro",
    ownTier: "pro",
    subscriptions: [
      {
        kind: "studio",
        status: "active",
        tier: "pro",
        priceKey: "artist_pro_monthly",
        cancelAtPeriodEnd: false,
        paymentMethodBrand: "visa",
        paymentMethodLast4: "4242",
      },
    ],
  });
});

test("whoever comes back before the provider's own word is on the new plan at once", async () => {
  const payer = await aPayer(server);
  await payer.pay((await payer.checkout("artist_label_yearly")).url!);
  expect(await payer.plan()).toMatchObject({ tier: "trial" });
  const { data } = await server.ask(await payer.viewer(), REFRESH);
  expect(data.refreshSubscriptions).toMatchObject({ viewer: { tier: "enterprise" } });
  await hear(server);
  expect((await payer.plan()).subscriptions).toHaveLength(1);
});

test("asked twice there is one checkout; another wish ends it; who pays is shown the change instead", async () => {
  const payer = await aPayer(server);
  const [first, again] = await Promise.all([
    payer.checkout("artist_pro_monthly"),
    payer.checkout("artist_pro_monthly"),
  ]);
  expect(again.url).toBe(first.url);
  const other = await payer.checkout("artist_pro_yearly");
  expect(other.url).not.toBe(first.url);
  expect((await payer.visit(first.url!)).text).not.toContain('value="pay"');
  await payer.pay(other.url!);
  await hear(server);
  expect((await payer.checkout("artist_label_monthly")).url).toContain("/_stripe/portal/");
  const stripe = await server.services.payments.stripe();
  expect((await stripe.subscriptions.list({ customer: payer.customerId })).data).toHaveLength(1);
});

test("what was paid can be bought again once it ended, by a checkout of its own", async () => {
  const payer = await aSubscriber();
  const stripe = await server.services.payments.stripe();
  const id = await subscriptionOf(payer.customerId);
  await stripe.subscriptions.cancel(id);
  await hear(server);
  expect(await payer.plan()).toMatchObject({ tier: "free", subscriptions: [{ status: "canceled" }] });
  await payer.pay((await payer.checkout("artist_pro_monthly")).url!);
  await hear(server);
  expect(await payer.plan()).toMatchObject({ tier: "pro", subscriptions: [{ status: "active" }] });
});

test("a card that fails makes the account a free one with a letter; paid again, everything is back", async () => {
  const start = new Date();
  const payer = await aSubscriber();
  const change = async (card: string) =>
    payer.visit((await payer.portal({ kind: "studio", flow: "CARD" })).url!, { action: "card", card });
  await change(EMPTY_CARD);
  await payer.passUntil(new Date(monthsAfter(start, 1).getTime() + DAY_MS));
  await hear(server);
  expect(await payer.plan()).toMatchObject({ tier: "free", subscriptions: [{ status: "past_due" }] });
  expect(await letters(payer.user.email)).toEqual([
    expect.stringMatching(/^Your payment for Pro Artist failed/),
  ]);

  await change("4242 4242 4242 4242");
  const stripe = await server.services.payments.stripe();
  const { data: open } = await stripe.invoices.list({ customer: payer.customerId, status: "open" });
  for (const { id } of open) await stripe.invoices.pay(id!);
  await hear(server);
  expect(await payer.plan()).toMatchObject({ tier: "pro", subscriptions: [{ status: "active" }] });
});

test("who cancels keeps what is paid until its last day, can go on, and is told when it ends", async () => {
  const start = new Date();
  const payer = await aSubscriber();
  const { url } = await payer.portal({ kind: "studio", flow: "CANCEL" });
  await payer.visit(url!, { action: "cancel" });
  await hear(server);
  expect(await payer.plan()).toMatchObject({ tier: "pro", subscriptions: [{ cancelAtPeriodEnd: true }] });
  await payer.passUntil(new Date(monthsAfter(start, 1).getTime() + DAY_MS));
  await hear(server);
  expect(await payer.plan()).toMatchObject({ tier: "free", subscriptions: [{ status: "canceled" }] });
  expect(await letters(payer.user.email)).toEqual([expect.stringMatching(/^Your Pro Artist plan has ended/)]);
});

test("Fan Pro is a fan's tier, and neither gives nor takes a studio's", async () => {
  const facts = { role: "fan", userTier: "fan_free", trialEndsAt: null };
  expect(await (await aPayer(server, facts)).plan()).toMatchObject({ tier: "free", ownTier: "free" });
  const fan = await aSubscriber("fan_pro_monthly", facts);
  expect(await fan.plan()).toMatchObject({ tier: "pro", ownTier: "pro", subscriptions: [{ kind: "fan" }] });
  const artist = await aSubscriber("fan_pro_monthly");
  expect(await artist.plan()).toMatchObject({ tier: "trial", subscriptions: [{ kind: "fan" }] });
  expect((await artist.viewer()).listeningTier).toBe("pro");
  await artist.pay((await artist.checkout("artist_pro_monthly")).url!);
  await hear(server);
  expect(await artist.plan()).toMatchObject({
    tier: "pro",
    subscriptions: [
      { kind: "studio", status: "active" },
      { kind: "fan", status: "active" },
    ],
  });
});

test("whatever the order in which the provider tells, the plan is the same", async () => {
  const payer = await aPayer(server);
  await payer.pay((await payer.checkout("artist_pro_yearly")).url!);
  await payer.visit((await payer.portal({ kind: "studio", flow: "CANCEL" })).url!, { action: "cancel" });
  await hear(server, (ids) => [...ids.toReversed(), ...ids]);
  expect(await payer.plan()).toMatchObject({
    tier: "pro",
    subscriptions: [{ status: "active", priceKey: "artist_pro_yearly", cancelAtPeriodEnd: true }],
  });
});

test.each([
  ["a price of nobody", { priceKey: "price_of_nobody" }, "billing.unknownPrice"],
  ["the starter, which is not sold", { priceKey: "artist_starter" }, "billing.unknownPrice"],
  [
    "another site to come back to",
    { priceKey: "artist_pro_monthly", successUrl: "https://elsewhere.example/" },
    "billing.foreignReturn",
  ],
])("%s is refused, and nothing is opened", async (_what, input, code) => {
  const payer = await aPayer(server);
  const { priceKey, ...more } = input as { priceKey: string };
  expect(await payer.checkout(priceKey, more)).toEqual({ __typename: "InvalidInput", code });
  const stripe = await server.services.payments.stripe();
  expect((await stripe.checkout.sessions.list({ customer: payer.customerId })).data).toEqual([]);
});

test("nobody manages a plan that they do not have", async () => {
  const payer = await aPayer(server);
  expect(await payer.portal({ kind: "studio", flow: "CANCEL" })).toEqual({
    __typename: "CannotPay",
    code: "billing.nothingToManage",
  });
});

test("a year that was paid is owed in services, and earned month by month to the last cent", async () => {
  const { customerId } = await aSubscriber("artist_pro_yearly");
  const id = await subscriptionOf(customerId);
  const owed = () => findBalance(server.db, deferred(id), "USD");
  expect(await owed()).toBe(-57590n);
  await earnPlanInvoices(contextOf(server), new Date());
  expect(await owed()).toBe(4800n - 57590n);
  await earnPlanInvoices(contextOf(server), monthsAfter(new Date(), 6));
  await earnPlanInvoices(contextOf(server), monthsAfter(new Date(), 30));
  await earnPlanInvoices(contextOf(server), monthsAfter(new Date(), 30));
  expect(await owed()).toBe(0n);
  expect((await verifyBooks(server.db)).differences).toEqual([]);
});

/** The provider says an hour later what it keeps of a payment with it. */
const LATE_CARD = "4000 0000 0000 7718";

test("what the provider says late that it keeps of a plan is in the books, once it has", async () => {
  const balances = async () => [
    await findBalance(server.db, "exp:processor", "USD"),
    await findBalance(server.db, "rev:plan", "USD"),
  ];
  const [fees, revenue] = (await balances()) as [bigint, bigint];
  const payer = await aPayer(server);
  await payer.pay((await payer.checkout("artist_pro_monthly")).url!, LATE_CARD);
  await hear(server);
  expect(await payer.plan()).toMatchObject({ tier: "pro" });
  expect(await balances()).toEqual([fees, revenue]);

  await payer.passUntil(new Date(Date.now() + 2 * HOUR_MS));
  // Its word is lost, and taken up at night.
  await server.services.payments.emulator!.settled();
  const lost = server.db.deleteFrom("stripeEvent").where("type", "=", "charge.updated");
  expect((await lost.executeTakeFirstOrThrow()).numDeletedRows).toBe(1n);
  expect(await catchUpStripeEvents(contextOf(server))).toBe(1);
  await hear(server, (ids) => [...ids, ...ids]);
  expect(await balances()).toEqual([fees + 204n, revenue - 5999n]);
});

test("a month that is heard of after the plan became a yearly one is still a month", async () => {
  const payer = await aPayer(server);
  await payer.pay((await payer.checkout("artist_pro_monthly")).url!);
  const stripe = await server.services.payments.stripe();
  const id = await subscriptionOf(payer.customerId);
  const { items } = await stripe.subscriptions.retrieve(id);
  const { data } = await stripe.prices.list({ lookup_keys: ["artist_pro_yearly"] });
  await stripe.subscriptions.update(id, { items: [{ id: items.data[0]!.id, price: data[0]!.id }] });
  await hear(server);
  const kept = await server.db
    .selectFrom("planInvoice")
    .select(["priceKey", "months"])
    .where("subscriptionId", "=", id)
    .orderBy("months")
    .execute();
  expect(kept).toEqual([
    { priceKey: "artist_pro_monthly", months: 1 },
    { priceKey: "artist_pro_yearly", months: 12 },
  ]);
});

test("a year that cannot be earned keeps nobody else's from being earned", async () => {
  const change = (id: string, set: Updateable<DB["planInvoice"]>) =>
    server.db.updateTable("planInvoice").set(set).where("subscriptionId", "=", id).execute();
  const paidAgo = async (months: number) => {
    const { customerId } = await aSubscriber("artist_pro_yearly");
    const id = await subscriptionOf(customerId);
    await change(id, { paidAt: monthsAfter(new Date(), -months) });
    return id;
  };
  const [broken, whole] = [await paidAgo(2), await paidAgo(1)];
  await earnPlanInvoices(contextOf(server), monthsAfter(new Date(), -2));
  // The books have its first month by another sum.
  await change(broken, { earnedMonths: 0, totalMinor: 1n });
  const owed = (id: string) => findBalance(server.db, deferred(id), "USD");
  await earnPlanInvoices(contextOf(server), new Date());
  expect(await owed(broken)).toBe(4800n - 57590n);
  expect(await owed(whole)).toBe(9600n - 57590n);

  await change(broken, { totalMinor: 57590n });
  await earnPlanInvoices(contextOf(server), new Date());
  expect(await owed(broken)).toBe(14399n - 57590n);
});

test("a plan bought in Spain costs its tax on top, which is owed there; the rest is earned, and the books balance", async () => {
  const owed = () => findBalance(server.db, taxOwedIn("ES"), "USD");
  const earned = () => findBalance(server.db, "rev:plan", "USD");
  const before = await earned();
  const payer = await aPayer(server);
  const { url } = await payer.checkout("artist_pro_monthly");
  await payer.pay(url!, undefined, { country: "ES" });
  await hear(server);
  expect(await payer.plan()).toMatchObject({ tier: "pro" });
  const stripe = await server.services.payments.stripe();
  const { data } = await stripe.invoices.list({ customer: payer.customerId });
  expect(data).toMatchObject([{ total: 7259, total_excluding_tax: 5999 }]);
  expect(await owed()).toBe(-1260n);
  expect((await earned()) - before).toBe(-5999n);
  // The month after is taxed where they are known to live.
  await payer.passUntil(new Date(monthsAfter(new Date(), 1).getTime() + DAY_MS));
  await hear(server);
  expect(await owed()).toBe(-2520n);
  expect((await verifyBooks(server.db)).differences).toEqual([]);
});

test("a taxed plan that becomes a smaller one gives a credit: what it pays is no new money, and what is paid beside it has its own tax alone", async () => {
  const start = new Date();
  const books = async () => {
    const accounts = ["asset:clearing", "exp:processor", taxOwedIn("FR")] as const;
    const [clearing, fees, tax] = await Promise.all(
      accounts.map((account) => findBalance(server.db, account, "USD")),
    );
    return { paid: clearing! + fees!, tax: tax! };
  };
  const before = await books();
  const moved = async () => {
    const { paid, tax } = await books();
    return { paid: paid - before.paid, tax: tax - before.tax };
  };
  const payer = await aPayer(server);
  await payer.pay((await payer.checkout("artist_pro_yearly")).url!, undefined, { country: "FR" });
  await hear(server);
  // 575.90 and a fifth of it.
  expect(await moved()).toEqual({ paid: 69108n, tax: -11518n });

  const stripe = await server.services.payments.stripe();
  const id = await subscriptionOf(payer.customerId);
  const { items } = await stripe.subscriptions.retrieve(id);
  const { data } = await stripe.prices.list({ lookup_keys: ["artist_pro_monthly"] });
  await stripe.subscriptions.update(id, { items: [{ id: items.data[0]!.id, price: data[0]!.id }] });
  await hear(server);
  expect(await moved()).toEqual({ paid: 69108n, tax: -11518n });

  // 691.08 pay nine months of 71.99, and 43.17 of the tenth.
  await payer.passUntil(new Date(monthsAfter(start, 9).getTime() + 2 * DAY_MS));
  await hear(server);
  expect(await moved()).toEqual({ paid: 71990n, tax: -11518n - 480n });
  expect((await verifyBooks(server.db)).differences).toEqual([]);
});

test.each([
  ["the provider does not know enough of us", () => Promise.resolve({ status: "pending" })],
  ["the provider does not say", () => Promise.reject(new Error("away"))],
])("where %s, a plan is sold without tax", async (_why, answer) => {
  const own = await openTestServer();
  try {
    const stripe = await own.services.payments.stripe();
    Object.assign(stripe.tax.settings, { retrieve: answer });
    const payer = await aPayer(own);
    await payer.pay((await payer.checkout("artist_pro_monthly")).url!);
    await hear(own);
    expect(await payer.plan()).toMatchObject({ tier: "pro" });
    const { data } = await stripe.checkout.sessions.list({ customer: payer.customerId });
    expect(data).toMatchObject([{ automatic_tax: { enabled: false }, amount_total: 5999 }]);
  } finally {
    await own.close();
  }
});

test("what is kept in euros of a plan that is paid in dollars stands in the books in dollars", async () => {
  const own = await openTestServer(undefined, {
    payments: { mode: "emulator", url: null, settlesIn: "eur" },
  });
  try {
    const payer = await aPayer(own);
    await payer.pay((await payer.checkout("artist_pro_monthly")).url!);
    await hear(own);
    // 59.99 dollars come to 54.53 euros, of which 1.88 are kept.
    expect(await findBalance(own.db, "exp:processor", "USD")).toBe(207n);
    expect(await findBalance(own.db, "asset:clearing", "USD")).toBe(5999n - 207n);
  } finally {
    await own.close();
  }
});
