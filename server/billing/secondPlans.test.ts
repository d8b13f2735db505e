import fc from "fast-check";
import { findBalance } from "../../db/ledger/balances.ts";
import { verifyBooks } from "../../db/ledger/verifyBooks.ts";
import { DAY_MS, HOUR_MS, monthsAfter } from "../../domain/duration.ts";
import { deferred } from "../../domain/ledger/accounts.ts";
import { THOROUGHNESS } from "../../domain/testing/thoroughness.ts";
import { heldAtProvider } from "../payments/emulator/testing/heldAtProvider.ts";
import { cutOff, PowerGone } from "../sales/testing/cutOff.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { endSecondPlans } from "./endSecondPlan.ts";
import { earnPlanInvoices } from "./planNews.ts";
import { aPayer, hear } from "./testing/aPayer.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

const stripeOf = () => server.services.payments.stripe();
const contextOf = ({ db, services, dataDir }: TestServer) => ({ db, services, dataDir });
const backwards = (ids: string[]) => ids.toReversed();

/** Somebody with two checkouts open, of which one is paid an hour after the other, before anybody hears of either. */
async function twoPages(first: string, second: string, card?: string, start = new Date()) {
  const payer = await aPayer(server, {}, start);
  const pages = await openPages(payer, [first, second]);
  await payer.pay(pages[0]!, card);
  await payer.passUntil(new Date(start.getTime() + HOUR_MS));
  await payer.pay(pages[1]!, card, { country: "ES" });
  return payer;
}

/** While a page is being paid the provider does not end it, whatever is wished in another tab. */
async function openPages(payer: Awaited<ReturnType<typeof aPayer>>, prices: readonly string[]) {
  const { sessions } = (await stripeOf()).checkout;
  const { expire } = sessions;
  sessions.expire = (async () => ({})) as never;
  const urls: string[] = [];
  try {
    for (const [tab, price] of prices.entries())
      urls.push((await payer.checkout(price, { successUrl: `/settings?tab=${tab}` })).url!);
  } finally {
    sessions.expire = expire;
  }
  return urls;
}

const atProvider = async () => heldAtProvider(await stripeOf());

const inBooks = () => findBalance(server.db, "asset:clearing", "USD");

const plansOf = async (customer: string) => {
  const { data } = await (await stripeOf()).subscriptions.list({ customer, status: "all" });
  return data
    .toReversed()
    .map(({ id, status, items }) => ({ id, status, price: items.data[0]!.price.lookup_key }));
};

async function told(payer: { user: { id: string; email: string } }) {
  const letters = await server.db
    .selectFrom("mail")
    .select(["subject", "body"])
    .where("to", "=", payer.user.email)
    .orderBy("createdAt")
    .execute();
  const news = await server.db
    .selectFrom("notification")
    .select(["titleEn", "bodyEn", "bodyEs"])
    .where("userId", "=", payer.user.id)
    .execute();
  const deeds = await server.db
    .selectFrom("audit")
    .select("action")
    .where("entityId", "=", payer.user.id)
    .orderBy("createdAt")
    .execute();
  return { letters, news, deeds: deeds.map(({ action }) => action) };
}

async function isQuiet(payer: Awaited<ReturnType<typeof aPayer>>, plan: string) {
  expect((await payer.plan()).subscriptions).toMatchObject([{ status: "active", priceKey: plan }]);
  expect(await plansOf(payer.customerId)).toMatchObject([
    { status: "active", price: plan },
    { status: "canceled" },
  ]);
  expect(await inBooks()).toBe(await atProvider());
  expect((await verifyBooks(server.db)).differences).toEqual([]);
}

test.each([
  ["in order", (ids: string[]) => ids],
  ["backwards", backwards],
  ["backwards, and all of it twice", (ids: string[]) => [...backwards(ids), ...ids]],
])(
  "two plans bought at once, told of %s: the first goes on, the second ends and is given back whole, and the person is told",
  async (_how, order) => {
    const earned = await findBalance(server.db, "rev:plan", "USD");
    const payer = await twoPages("artist_pro_monthly", "artist_label_yearly");
    await hear(server, order);
    await endSecondPlans(contextOf(server));
    await hear(server, order);
    await isQuiet(payer, "artist_pro_monthly");
    expect(await payer.plan()).toMatchObject({ tier: "pro" });
    await earnPlanInvoices(contextOf(server), monthsAfter(new Date(), 13));
    expect((await findBalance(server.db, "rev:plan", "USD")) - earned).toBe(-5999n);
    const second = (await plansOf(payer.customerId))[1]!;
    expect(await findBalance(server.db, deferred(second.id), "USD")).toBe(0n);
    const { letters, news, deeds } = await told(payer);
    expect(letters).toEqual([
      {
        subject: expect.stringMatching(/^You paid for two plans: one is refunded/),
        body: expect.stringMatching(
          /the second, Indee Label, at once.*: \$2,903\.88\..*Pro Artist, goes on/s,
        ),
      },
    ]);
    expect(news).toEqual([
      {
        titleEn: "A plan bought twice was refunded",
        bodyEn: "The second plan was ended and $2,903.88 given back. Pro Artist goes on as it is.",
        bodyEs: expect.stringContaining("Pro Artist sigue como está"),
      },
    ]);
    for (const deed of ["subscription.second", "subscription.secondEnded", "subscription.refund"])
      expect(deeds.filter((each) => each === deed)).toHaveLength(1);
  },
);

test("the same plan bought in two tabs is paid once in the end, and so it stays when the month is over", async () => {
  const start = new Date();
  const payer = await twoPages("artist_pro_monthly", "artist_pro_monthly", undefined, start);
  await hear(server);
  await endSecondPlans(contextOf(server));
  await payer.passUntil(new Date(monthsAfter(start, 1).getTime() + DAY_MS));
  await hear(server, backwards);
  await isQuiet(payer, "artist_pro_monthly");
  const { data } = await (await stripeOf()).invoices.list({ customer: payer.customerId, status: "paid" });
  expect(data).toHaveLength(3);
  expect((await told(payer)).letters).toHaveLength(1);
});

/** The provider answers so many requests; with the answer to the last the server is killed, and asks for nothing more. */
async function killedAfter(requests: number, does: () => Promise<void>): Promise<boolean> {
  const emulator = server.services.payments.emulator!;
  const { fetch } = emulator;
  let count = 0;
  emulator.fetch = async (request: Request) => {
    if (count++ >= requests) throw new PowerGone();
    const answer = await fetch.call(emulator, request);
    if (count >= requests) throw new PowerGone();
    return answer;
  };
  try {
    await does();
  } finally {
    emulator.fetch = fetch;
  }
  return count >= requests;
}

test("killed after any of its questions to the provider, before or after any of its commits, and begun again: given back once, told once", async () => {
  const payer = await twoPages("artist_pro_yearly", "artist_label_monthly");
  await hear(server, backwards);
  const context = contextOf(server);
  const steps: string[][] = [];
  for (let requests = 1; await killedAfter(requests, () => endSecondPlans(context)); requests++) {
    steps.push((await plansOf(payer.customerId)).map(({ status }) => status));
    if (requests % 2 === 0) await hear(server, backwards);
    const last = requests > 8;
    await endSecondPlans({ ...context, db: cutOff(server.db, "before") });
    if (last) await endSecondPlans({ ...context, db: cutOff(server.db, "after") });
  }
  await endSecondPlans(context);
  await Promise.all([endSecondPlans(context), endSecondPlans(context), hear(server)]);
  expect(new Set(steps.flat())).toEqual(new Set(["active", "canceled"]));
  await isQuiet(payer, "artist_pro_yearly");
  const { letters, news } = await told(payer);
  expect([letters.length, news.length]).toEqual([1, 1]);
});

test("a plan that ended before the other was bought is no first one, also where its end is heard of last", async () => {
  const payer = await aPayer(server);
  await payer.pay((await payer.checkout("artist_pro_monthly")).url!);
  await hear(server);
  const [first] = await plansOf(payer.customerId);
  await (await stripeOf()).subscriptions.cancel(first!.id);
  await payer.pay((await payer.checkout("artist_label_monthly")).url!);
  await hear(server, backwards);
  await endSecondPlans(contextOf(server));
  expect((await payer.plan()).subscriptions).toMatchObject([
    { status: "active", priceKey: "artist_label_monthly" },
  ]);
  expect(await plansOf(payer.customerId)).toMatchObject([{ status: "canceled" }, { status: "active" }]);
});

test("a refund of a second plan that no bank could take stands in the books again, and the person hears of it", async () => {
  const start = new Date();
  const payer = await twoPages("artist_pro_monthly", "artist_label_yearly", "4000 0000 0000 5126", start);
  await hear(server);
  await endSecondPlans(contextOf(server));
  await hear(server, backwards);
  await payer.passUntil(new Date(start.getTime() + 5 * DAY_MS));
  await hear(server, (ids) => [...ids, ...backwards(ids)]);
  await isQuiet(payer, "artist_pro_monthly");
  const { letters, news, deeds } = await told(payer);
  expect(letters.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^You paid for two plans: one is refunded/),
    expect.stringMatching(/^Your refund for Indee Label did not arrive/),
  ]);
  expect(news).toHaveLength(2);
  expect(deeds.filter((each) => each === "subscription.refundBack")).toHaveLength(1);
});

/** How one of the events arrives: how often, when, and whether at all. */
const arrival = fc.record({
  times: fc.integer({ min: 1, max: 3 }),
  place: fc.nat(1000),
  ends: fc.constantFrom("before", "after", null, null),
});
const PRICES = ["artist_pro_monthly", "artist_pro_yearly", "artist_label_monthly", "artist_label_yearly"];
const schedule = fc.record({
  first: fc.constantFrom(...PRICES),
  second: fc.constantFrom(...PRICES),
  jobs: fc.array(fc.nat(60), { maxLength: 4 }),
  arrivals: fc.array(arrival, { minLength: 8, maxLength: 8 }),
});

test("whatever the order, number and fate of the news: the first plan stays, the second is given back once", async () => {
  const context = contextOf(server);
  await fc.assert(
    fc.asyncProperty(schedule, async ({ first, second, jobs, arrivals }) => {
      const payer = await twoPages(first, second);
      await server.services.payments.emulator!.settled();
      const waiting = await server.db
        .selectFrom("stripeEvent")
        .select(["id", "type", "account", "objectId"])
        .where("doneAt", "is", null)
        .orderBy("id")
        .execute();
      const told = waiting
        .flatMap((event, at) => {
          const { times, place, ends } = arrivals[at % arrivals.length]!;
          return Array.from({ length: times }, (_, n) => ({
            event,
            ends,
            at: (place * (at + 1) * (n + 7)) % 1009,
          }));
        })
        .sort((a, b) => a.at - b.at);
      for (const [n, { event, ends }] of told.entries()) {
        const db = ends ? cutOff(server.db, ends) : server.db;
        for (const handle of context.services.payments.handlersOf(event.type))
          await handle({ ...context, db }, event).catch((error) => {
            if (!(error instanceof PowerGone)) throw error;
          });
        if (jobs.includes(n)) await endSecondPlans({ ...context, db });
      }
      await hear(server);
      await endSecondPlans(context);
      await hear(server);
      await isQuiet(payer, first);
      expect((await payer.plan()).subscriptions).toHaveLength(1);
    }),
    { numRuns: 4 * THOROUGHNESS },
  );
});

test("a plan that the provider's own page gave back in part is in the books, and goes on", async () => {
  const payer = await aPayer(server);
  await payer.pay((await payer.checkout("artist_pro_yearly")).url!, undefined, { country: "ES" });
  const stripe = await stripeOf();
  const { data: charges } = await stripe.charges.list({ customer: payer.customerId });
  await stripe.refunds.create({ charge: charges[0]!.id, amount: 10_000 });
  await hear(server, backwards);
  expect(await inBooks()).toBe(await atProvider());
  expect((await payer.plan()).subscriptions).toMatchObject([{ status: "active" }]);
  const [plan] = await plansOf(payer.customerId);
  await earnPlanInvoices(contextOf(server), monthsAfter(new Date(), 13));
  expect(await findBalance(server.db, deferred(plan!.id), "USD")).toBe(0n);
  expect((await verifyBooks(server.db)).differences).toEqual([]);
});

test("while a bank decides about the second payment nothing is given back; it is not paid again where the bank took it", async () => {
  const payer = await twoPages("artist_pro_monthly", "artist_label_monthly", "4000 0000 0000 0259");
  await hear(server);
  await endSecondPlans(contextOf(server));
  expect((await told(payer)).letters).toEqual([]);
  const { data } = await (await stripeOf()).disputes.list({ limit: 2 });
  for (const { id } of data) await (await stripeOf()).disputes.close(id);
  await endSecondPlans(contextOf(server));
  await hear(server);
  expect(await plansOf(payer.customerId)).toMatchObject([{ status: "active" }, { status: "canceled" }]);
  expect((await told(payer)).letters).toMatchObject([{ body: expect.stringContaining("Nothing") }]);
});
