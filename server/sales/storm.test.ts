import fc from "fast-check";
import { findBalance } from "../../db/ledger/balances.ts";
import { verifyBooks } from "../../db/ledger/verifyBooks.ts";
import { HOUR_MS } from "../../domain/duration.ts";
import { settleSale } from "../../domain/ledger/settleSale.ts";
import { Books } from "../../domain/ledger/testing/bookKeeping.ts";
import { THOROUGHNESS } from "../../domain/testing/thoroughness.ts";
import { heldAtProvider } from "../payments/emulator/testing/heldAtProvider.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { reconcileSales } from "./reconcileSales.ts";
import { aSeller, paymentOf } from "./testing/aSale.ts";
import { cutOff, PowerGone } from "./testing/cutOff.ts";
import { factsOf, findWholeSale } from "./wholeSale.ts";

let server: TestServer;
let seller: Awaited<ReturnType<typeof aSeller>>;
beforeAll(async () => {
  server = await openTestServer();
  seller = await aSeller(server);
});
afterAll(() => server.close());

const percent = fc.integer({ min: 1, max: 100 });
/** How one event arrives: how often, whether at all, and what ends the server meanwhile. */
const arrival = fc.record({
  times: fc.integer({ min: 1, max: 4 }),
  place: fc.nat(1000),
  isLost: fc.boolean(),
  ends: fc.constantFrom("before", "after", null, null),
});
const schedule = fc.record({
  quantity: fc.integer({ min: 1, max: 4 }),
  unit: fc.integer({ min: 100, max: 5000 }),
  country: fc.constantFrom("US", "ES", "CH"),
  refunds: fc.array(fc.record({ cut: percent, isOurs: fc.boolean() }), { maxLength: 3 }),
  arrivals: fc.array(arrival, { minLength: 8, maxLength: 8 }),
});

/** What was told since `known`, the first first. */
async function told(known: ReadonlySet<string>) {
  await server.services.payments.emulator!.settled();
  const rows = await server.db
    .selectFrom("stripeEvent")
    .select(["id", "type", "account", "objectId"])
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  return rows.filter(({ id }) => !known.has(id));
}

/** What the books hold of a sale, by account. */
async function booked(saleId: string): Promise<Map<string, bigint>> {
  const rows = await server.db
    .selectFrom("ledgerEntry")
    .innerJoin("ledgerTransaction", "ledgerTransaction.id", "ledgerEntry.transactionId")
    .innerJoin("ledgerAccount", "ledgerAccount.id", "ledgerEntry.accountId")
    .select(({ cast, fn }) => ["name", cast<string>(fn.sum<string>("amount"), "text").as("minor")])
    .where("saleId", "=", saleId)
    .groupBy("name")
    .orderBy("name")
    .execute();
  return new Map(
    rows
      .map(({ name, minor }): [string, bigint] => [name, BigInt(minor)])
      .filter(([, minor]) => minor !== 0n),
  );
}

test("whatever the provider tells, four times, in any order, at once, cut off or not at all: the books and letters are those of a quiet day", async () => {
  const { db, services, dataDir } = server;
  await fc.assert(
    fc.asyncProperty(schedule, async ({ quantity, unit, country, refunds, arrivals }) => {
      const known = new Set((await told(new Set())).map(({ id }) => id));
      const saleId = await seller.sell({ quantity, unitMinor: String(unit) }, { country });
      const { stripe, intent } = await paymentOf(server, saleId);
      let left = quantity * unit;
      for (const { cut, isOurs } of refunds) {
        const amount = Math.floor((left * cut) / 100);
        if (amount === 0) continue;
        if (isOurs) {
          const sale = await seller.sale(saleId);
          // Our own ask needs a sale that we know to be paid.
          if (!sale) continue;
          const answer = await seller.refund(saleId, [
            { lineId: sale.lines[0].lineId, amountMinor: String(amount) },
          ]);
          expect(answer.__typename).toBe("RefundSalePayload");
        } else await stripe.refunds.create({ payment_intent: intent.id, amount });
        left -= amount;
      }
      const events = await told(known);
      const deliveries = events
        .map((event, n) => ({ event, ...arrivals[n % arrivals.length]! }))
        .filter(({ isLost }) => !isLost)
        .flatMap((delivery) =>
          Array.from({ length: delivery.times }, (_, n) => ({
            ...delivery,
            place: (delivery.place * (n + 1)) % 997,
          })),
        )
        .sort((a, b) => a.place - b.place);
      for (let from = 0; from < deliveries.length; from += 20)
        await Promise.all(
          deliveries.slice(from, from + 20).map(async ({ event, ends }) => {
            const context = { db: ends ? cutOff(db, ends) : db, services, dataDir };
            for (const handle of services.payments.handlersOf(event.type))
              await handle(context, event).catch((error) => {
                if (!(error instanceof PowerGone)) throw error;
              });
          }),
        );
      // Two hours later somebody compares.
      await reconcileSales({ db, services, dataDir }, new Date(Date.now() + 2 * HOUR_MS));

      const whole = (await findWholeSale(db, saleId))!;
      expect(whole.row.state).toBe("paid");
      const quiet = new Books();
      quiet.write(settleSale(factsOf(whole)).postings);
      expect(await booked(saleId)).toEqual(quiet.balances);
      expect(quiet.of("asset:clearing") + whole.row.processorMinor!).toBe(BigInt(left));
      const receipts = await db
        .selectFrom("mail")
        .select("id")
        .where("key", "=", `receipt:${saleId}`)
        .execute();
      expect(receipts).toHaveLength(1);
    }),
    { numRuns: 20 * THOROUGHNESS },
  );
  expect((await verifyBooks(db)).differences).toEqual([]);
  const stripe = await services.payments.stripe();
  expect(await findBalance(db, "asset:clearing", "USD")).toBe(await heldAtProvider(stripe));
  const open = await db.selectFrom("paymentDifference").select("key").where("goneAt", "is", null).execute();
  expect(open).toEqual([]);
});

test("of five words that never came and one line that nobody paid, a night heals the five and tells of the one", async () => {
  const { db, services, dataDir } = server;
  const lost = [];
  for (let n = 0; n < 5; n++) lost.push(await seller.sell());
  const invented = (await seller.start()).saleId;
  await db
    .updateTable("sale")
    .set({ state: "paid", paidAt: new Date(), chargeId: "ch_invented", processorMinor: 0n })
    .where("id", "=", invented)
    .execute();
  const { settle } = await import("../ledger/settle.ts");
  const { now, facts } = { now: new Date(), facts: factsOf((await findWholeSale(db, invented))!) };
  await db.transaction().execute((trx) => settle({ trx, now }, facts));
  expect(await reconcileSales({ db, services, dataDir }, new Date(Date.now() + 2 * HOUR_MS))).toBe(1);
  const states = await db.selectFrom("sale").select("state").where("id", "in", lost).execute();
  expect(states.map(({ state }) => state)).toEqual(Array.from({ length: 5 }, () => "paid"));
  const open = await db
    .selectFrom("paymentDifference")
    .select(["kind", "about"])
    .where("goneAt", "is", null)
    .execute();
  expect(open).toEqual([{ kind: "notAtProvider", about: invented }]);
});
