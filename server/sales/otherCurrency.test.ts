import { verifyBooks } from "../../db/ledger/verifyBooks.ts";
import { HOUR_MS } from "../../domain/duration.ts";
import { hear } from "../billing/testing/aPayer.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { reconcileSales } from "./reconcileSales.ts";
import { aSeller, paymentOf } from "./testing/aSale.ts";

const DISPUTING_CARD = "4000 0000 0000 0259";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(undefined, { payments: { mode: "emulator", url: null, settlesIn: "usd" } });
});
afterAll(() => server.close());

const differences = () => reconcileSales({ ...server }, new Date(Date.now() + 2 * HOUR_MS));

test.each([
  // 10.00 euros come to 11.00 dollars, of which 2.9 % and 0.30 are 62 cents: 56.36 of a euro.
  ["10.00 euros", { unitMinor: "1000", currency: "EUR" }, "56"],
  // 1,000 yen come to 6.50 dollars, of which 49 cents are kept: 75.38 yen.
  ["1,000 yen", { unitMinor: "1000", currency: "JPY" }, "75"],
])(
  "of %s that arrive as dollars the fee is told in what the buyer paid, and the night finds nothing",
  async (_amount, price, fee) => {
    const seller = await aSeller(server);
    const saleId = await seller.sell(price);
    await hear(server);
    const { lines } = await seller.sale(saleId);
    expect(lines).toMatchObject([{ processor: { amountMinor: fee } }]);
    expect(await seller.balances()).toEqual([`${1000 - Number(fee)}+0 ${price.currency}`]);
    expect(await differences()).toBe(0);

    await seller.refund(saleId, [{ lineId: lines[0].lineId, amountMinor: "333" }]);
    const { stripe, intent } = await paymentOf(server, saleId);
    await stripe.refunds.create({ payment_intent: intent.id, amount: 111 });
    await hear(server);
    expect(await seller.balances()).toEqual([`${1000 - 444 - Number(fee)}+0 ${price.currency}`]);
    expect(await differences()).toBe(0);
  },
);

test.each([
  ["won", "winning_evidence", "944+0 EUR"],
  // The bank's fee of 15.00 dollars are 13.64 euros.
  ["lost", "losing_evidence", "-1420+0 EUR"],
])(
  "a dispute over euros that arrive as dollars is in the books in euros, also once it is %s",
  async (_how, evidence, left) => {
    const seller = await aSeller(server);
    const saleId = await seller.sell({ currency: "EUR" }, {}, DISPUTING_CARD);
    await hear(server);
    const { disputes } = await seller.sale(saleId);
    expect(disputes).toMatchObject([{ amount: { amountMinor: "1000" }, fee: { amountMinor: "1364" } }]);
    expect(await differences()).toBe(0);
    const { stripe, intent } = await paymentOf(server, saleId);
    const { data } = await stripe.disputes.list({ payment_intent: intent.id });
    await stripe.disputes.update(data[0]!.id, { evidence: { uncategorized_text: evidence }, submit: true });
    await hear(server);
    expect(await seller.balances()).toEqual([left]);
    expect(await differences()).toBe(0);
  },
);

test("after all of it the books add up", async () => {
  expect((await verifyBooks(server.db)).differences).toEqual([]);
});
