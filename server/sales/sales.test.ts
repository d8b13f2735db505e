import { findBalance } from "../../db/ledger/balances.ts";
import { verifyBooks } from "../../db/ledger/verifyBooks.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { hear } from "../billing/testing/aPayer.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { readSale } from "./readSale.ts";
import { releaseHolds } from "./releaseHolds.ts";
import { startSale } from "./startSale.ts";
import { aSeller, balancesOf, buying, line, paymentOf, SALE, saleGid, wish } from "./testing/aSale.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

const contextOf = ({ db, services, dataDir }: TestServer) => ({ db, services, dataDir });
const read = async (saleId: string) =>
  readSale(actingAs("cli", server), await server.services.payments.stripe(), saleId);
const stateOf = async (id: string) =>
  (await server.db.selectFrom("sale").select("state").where("id", "=", id).executeTakeFirstOrThrow()).state;
const letters = async (key: string) =>
  server.db.selectFrom("mail").select(["to", "subject", "body"]).where("key", "=", key).execute();

test("a record sold in Spain is paid, with tax, fees and earnings explained to the cent, a receipt and news for the artist", async () => {
  const seller = await aSeller(server);
  const saleId = await seller.sell({ quantity: 2 }, { country: "ES", locale: "es" });
  expect(await stateOf(saleId)).toBe("pending");
  await hear(server);
  expect(await stateOf(saleId)).toBe("paid");
  const sale = await seller.sale(saleId);
  expect(sale).toMatchObject({
    ...{ status: "paid", country: "ES", mayRefund: true },
    charged: { amountMinor: "2000", currency: "USD" },
    lines: [
      {
        quantity: 2,
        tax: { amountMinor: "347" },
        fee: { amountMinor: "0" },
        processor: { amountMinor: "88" },
        shares: [{ bps: 10_000, isSeller: true, amount: { amountMinor: "1565" } }],
      },
    ],
  });
  expect(await seller.balances()).toEqual(["1565+0 USD"]);
  const [receipt, ...others] = await letters(`receipt:${saleId}`);
  expect(others).toEqual([]);
  expect(receipt).toMatchObject({ to: "fan@example.test", subject: expect.stringContaining("recibo") });
  expect(receipt!.body).toMatch(/Total: 20,00\sUS\$/);
  const news = await server.db
    .selectFrom("notification")
    .select(["titleEn", "link"])
    .where("userId", "=", seller.userId)
    .execute();
  expect(news).toEqual([{ titleEn: "Undertow was sold", link: `/finances/sales/${saleId}` }]);
});

test("whoever comes back before the provider's own word has it paid at once, and its word changes nothing", async () => {
  const seller = await aSeller(server);
  const saleId = await seller.sell();
  await Promise.all([read(saleId), read(saleId)]);
  await read(saleId);
  expect(await stateOf(saleId)).toBe("paid");
  await hear(server, (ids) => [...ids.toReversed(), ...ids]);
  expect(await seller.balances()).toEqual(["941+0 USD"]);
  expect(await letters(`receipt:${saleId}`)).toHaveLength(1);
});

test("two clicks are one sale and one page to pay on", async () => {
  const seller = await aSeller(server);
  const [first, again] = await Promise.all([seller.start({}, {}, "click"), seller.start({}, {}, "click")]);
  const third = await seller.start({}, {}, "click");
  expect(third.url).toBeTruthy();
  expect([first.saleId, again.saleId]).toContain(third.saleId);
});

test("on trial the platform keeps a tenth; a coupon lowers price, fee and tax; a promotion is the platform's own", async () => {
  const seller = await aSeller(server, "artist_starter", new Date(Date.now() + DAY_MS));
  const saleId = await seller.sell(
    {},
    { discounts: [{ workspaceId: seller.workspaceId, bps: 2000 }], promoMinor: "100" },
  );
  await hear(server);
  const row = await server.db
    .selectFrom("sale")
    .selectAll()
    .where("id", "=", saleId)
    .executeTakeFirstOrThrow();
  expect(row.state).toBe("paid");
  expect(await findBalance(server.db, "exp:promo", "USD")).toBe(100n);
  // 10.00 less a fifth, less a tenth of that, less 0.29 x 7.00 + 0.30 of the provider.
  expect(await seller.balances()).toEqual([`${800 - 80 - 50}+0 USD`]);
});

test("what is free is theirs at once, without the provider", async () => {
  const seller = await aSeller(server);
  const { saleId, url } = await seller.start({ unitMinor: "0" });
  expect(url).toBeNull();
  expect(await stateOf(saleId)).toBe("paid");
  expect(await seller.sale(saleId)).toMatchObject({ status: "paid", charged: { amountMinor: "0" } });
  expect(await seller.refund(saleId)).toMatchObject({ code: "sales.wasFree" });
  expect(await seller.balances()).toEqual([]);
});

test("each of two artists sees their own lines of a sale, and strangers and free plans see nothing", async () => {
  const [ada, ben] = [await aSeller(server), await aSeller(server)];
  const { saleId, url } = await act(
    buying(server),
    startSale,
    wish([line(ada.release), line(ben.release, { unitMinor: "500" })]),
  );
  await ada.pay(url);
  await hear(server);
  expect((await ada.sale(saleId)).lines).toHaveLength(1);
  expect(await ben.sale(saleId)).toMatchObject({
    charged: { amountMinor: "500" },
    lines: [{ charged: { amountMinor: "500" } }],
  });
  const stranger = await aSeller(server);
  expect(await stranger.sale(saleId)).toBeNull();
  const free = await aSeller(server, "artist_starter", new Date(0));
  const own = await free.sell();
  await hear(server);
  expect(await stateOf(own)).toBe("paid");
  expect(await free.sale(own)).toBeNull();
  expect((await ada.ask(SALE, { id: saleGid(own) })).node).toBeNull();
  // Of the lines of another nobody gives anything back.
  const { lines } = await ben.sale(saleId);
  expect(await ada.refund(saleId, [{ lineId: lines[0].lineId }])).toMatchObject({ code: "sales.noSuchLine" });
  expect(await stranger.refund(saleId)).toMatchObject({ __typename: "NotFound" });
});

test("part of a sale is given back, then the rest, and in the end the artist owes what the provider keeps", async () => {
  const seller = await aSeller(server);
  const saleId = await seller.sell({ quantity: 2 });
  await hear(server);
  const { lines } = await seller.sale(saleId);
  const [{ lineId }] = lines;
  expect(await seller.refund(saleId, [{ lineId, quantity: 1 }])).toMatchObject({
    sale: { status: "partlyRefunded", refunds: [{ state: "succeeded", amount: { amountMinor: "1000" } }] },
  });
  expect(await seller.refund(saleId, [{ lineId, amountMinor: "1001" }])).toEqual({
    __typename: "InvalidInput",
    code: "sales.refundTooMuch",
    message: "At most 10.00 USD are left to give back.",
  });
  expect(await seller.refund(saleId)).toMatchObject({ sale: { status: "refunded" } });
  expect(await seller.refund(saleId)).toMatchObject({ code: "sales.refundOver" });
  await hear(server);
  expect(await seller.balances()).toEqual(["-88+0 USD"]);
});

test("what was given back on the provider's own pages is in the books, and two refunds that meet stay within the price", async () => {
  const seller = await aSeller(server);
  const saleId = await seller.sell();
  await hear(server);
  const { stripe, intent } = await paymentOf(server, saleId);
  await stripe.refunds.create({ payment_intent: intent.id, amount: 400 });
  // Nobody has told us of it yet.
  const { lines } = await seller.sale(saleId);
  const late = await seller.refund(saleId, [{ lineId: lines[0].lineId, amountMinor: "700" }]);
  expect(late.sale.refunds.map(({ state, amount }: any) => `${state} ${amount.amountMinor}`).sort()).toEqual([
    "refused 700",
    "succeeded 400",
  ]);
  await hear(server);
  expect(await seller.sale(saleId)).toMatchObject({
    status: "partlyRefunded",
    lines: [{ refunded: { amountMinor: "400" } }],
  });
});

test("seven days are the money's hold; then it can be paid out, and a refund after that is owed", async () => {
  const seller = await aSeller(server);
  const saleId = await seller.sell();
  await hear(server);
  await releaseHolds(contextOf(server), new Date(Date.now() + 6 * DAY_MS));
  expect(await seller.balances()).toEqual(["941+0 USD"]);
  await releaseHolds(contextOf(server), new Date(Date.now() + 8 * DAY_MS));
  expect(await seller.balances()).toEqual(["0+941 USD"]);
  expect((await seller.sale(saleId)).releaseAt).toBeNull();
  await seller.refund(saleId);
  expect(await seller.balances()).toEqual(["0+-59 USD"]);
});

test("a sale whose money cannot be freed keeps back nobody else's, however long it is due", async () => {
  const [broken, whole] = [await aSeller(server), await aSeller(server)];
  const brokenId = await broken.sell();
  const wholeId = await whole.sell();
  await hear(server);
  const due = (id: string, days: number) =>
    server.db
      .updateTable("sale")
      .set({ releaseAt: new Date(Date.now() - days * DAY_MS) })
      .where("id", "=", id)
      .execute();
  await due(brokenId, 2);
  await due(wholeId, 1);
  const promise = (minor: bigint) =>
    server.db.updateTable("sale").set({ promoMinor: minor }).where("id", "=", brokenId).execute();
  // More than it cost: it cannot be reckoned up.
  await promise(5000n);
  await releaseHolds(contextOf(server));
  expect(await broken.balances()).toEqual(["941+0 USD"]);
  expect(await whole.balances()).toEqual(["0+941 USD"]);

  await promise(0n);
  await releaseHolds(contextOf(server));
  expect(await broken.balances()).toEqual(["0+941 USD"]);
});

const DISPUTING_CARD = "4000 0000 0000 0259";
test.each([
  ["for the artist, who has all of it again", "winning_evidence", "won", "paid", ["0+941 USD"]],
  ["for the buyer, and the artist owes both fees", "losing_evidence", "lost", "lost", ["0+-1559 USD"]],
])(
  "a dispute holds money and refunds until the bank decides %s",
  async (_how, evidence, state, status, left) => {
    const seller = await aSeller(server);
    const saleId = await seller.sell({}, {}, DISPUTING_CARD);
    await hear(server, (ids) => ids.toReversed());
    expect(await seller.sale(saleId)).toMatchObject({
      status: "disputed",
      disputes: [{ state: "open", amount: { amountMinor: "1000" }, fee: { amountMinor: "1500" } }],
    });
    expect(await seller.refund(saleId)).toMatchObject({ code: "sales.disputed" });
    await releaseHolds(contextOf(server), new Date(Date.now() + 8 * DAY_MS));
    expect(await seller.balances()).toEqual(["-559+0 USD"]);
    const { stripe } = await paymentOf(server, saleId);
    const { id } = await server.db
      .selectFrom("saleDispute")
      .select("id")
      .where("saleId", "=", saleId)
      .executeTakeFirstOrThrow();
    await stripe.disputes.update(id, { evidence: { uncategorized_text: evidence }, submit: true });
    await hear(server);
    await releaseHolds(contextOf(server), new Date(Date.now() + 10 * DAY_MS));
    expect(await seller.sale(saleId)).toMatchObject({ status, disputes: [{ state }] });
    expect(await seller.balances()).toEqual(left);
  },
);

test("a page that nobody paid on ends, and what is paid after all counts", async () => {
  const seller = await aSeller(server);
  const { saleId } = await seller.start();
  const stripe = await server.services.payments.stripe();
  const { checkoutSessionId } = await server.db
    .selectFrom("sale")
    .select("checkoutSessionId")
    .where("id", "=", saleId)
    .executeTakeFirstOrThrow();
  await stripe.checkout.sessions.expire(checkoutSessionId!);
  await hear(server);
  expect(await stateOf(saleId)).toBe("expired");
  expect(await seller.refund(saleId)).toMatchObject({ code: "sales.notPaid" });
});

test.each([
  ["nothing", [], {}, "sales.nothing"],
  ["a thing of nobody", [{ subject: `release:${crypto.randomUUID()}` }], {}, "sales.notSold"],
  ["a thing of no kind of ours", [{ subject: "planet:1" }], {}, "sales.notSold"],
  ["no whole thing", [{ quantity: 1.5 }], {}, "sales.quantityWrong"],
  ["none of it", [{ quantity: 0 }], {}, "sales.quantityWrong"],
  ["fewer than none", [{ quantity: -3 }], {}, "sales.quantityWrong"],
  ["a thousand", [{ quantity: 1000 }], {}, "sales.quantityWrong"],
  ["a price below nothing", [{ unitMinor: "-1" }], {}, "sales.priceWrong"],
  ["a price in words", [{ unitMinor: "ten" }], {}, "sales.priceWrong"],
  ["a huge price", [{ unitMinor: "100000000000" }], {}, "sales.priceWrong"],
  ["a currency of nobody", [{ currency: "XXX" }], {}, "sales.currencyUnknown"],
  ["two currencies", [{}, { currency: "EUR" }], {}, "sales.currencyMixed"],
  ["less than a card takes", [{ unitMinor: "49" }], {}, "sales.tooLittle"],
  ["more than a card takes", [{ unitMinor: "99999999", quantity: 2 }], {}, "sales.tooMuch"],
  ["from no country", [{}], { country: "XX" }, "sales.countryUnknown"],
  ["by nobody", [{}], { buyer: { email: "nobody" } }, "accounts.emailWrong"],
  [
    "a coupon of another studio",
    [{}],
    { discounts: [{ workspaceId: crypto.randomUUID(), bps: 100 }] },
    "sales.couponTooMuch",
  ],
  ["a promotion above the price", [{}], { promoMinor: "1001" }, "sales.couponTooMuch"],
  ["a way back to another site", [{}], { successUrl: "https://elsewhere.example/" }, "billing.foreignReturn"],
])("%s is refused in words, and nothing is written", async (_what, lines, more, code) => {
  const seller = await aSeller(server);
  const count = () =>
    server.db
      .selectFrom("sale")
      .select(({ fn }) => fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow();
  const before = await count();
  const asked = act(
    buying(server),
    startSale,
    wish(
      lines.map((some) => line(seller.release, some)),
      more,
    ),
  );
  await expect(asked).rejects.toMatchObject({ code });
  expect(await count()).toEqual(before);
});

test.each([
  ["another amount", { totalMinor: 900n }],
  ["another currency", { currency: "EUR" }],
])("a payment of %s is not fulfilled, and whoever runs the platform sees it", async (_what, change) => {
  const seller = await aSeller(server);
  const saleId = await seller.sell();
  await server.db.updateTable("sale").set(change).where("id", "=", saleId).execute();
  await hear(server);
  await hear(server);
  expect(await stateOf(saleId)).toBe("pending");
  expect(await balancesOf(server.db, seller.workspaceId)).toEqual([]);
  const found = await server.db
    .selectFrom("paymentDifference")
    .select(["kind", "about"])
    .where("about", "=", saleId)
    .execute();
  expect(found).toEqual([{ kind: "otherAmount", about: saleId }]);
});

test("after all of it the books add up", async () => {
  expect((await verifyBooks(server.db)).differences).toEqual([]);
});
