import { actingAs } from "../acting/actingIn.ts";
import { hear } from "../billing/testing/aPayer.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { sendRefund } from "./sendRefund.ts";
import { aSeller, paymentOf } from "./testing/aSale.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

test("a part that went back just before the server was away for days goes back once, though the provider forgot the key", async () => {
  const seller = await aSeller(server);
  const saleId = await seller.sell({ unitMinor: "1200" });
  await hear(server);
  const { stripe, intent } = await paymentOf(server, saleId);
  const { create } = stripe.refunds;
  // It is made there, and the answer is not heard any more.
  stripe.refunds.create = async (...asked: any[]): Promise<any> => {
    await (create as (...asked: any[]) => Promise<unknown>).apply(stripe.refunds, asked);
    throw new Error("The line was cut.");
  };
  const { lines } = await seller.sale(saleId);
  await seller.refund(saleId, [{ lineId: lines[0].lineId, amountMinor: "400" }]);
  stripe.refunds.create = create;
  await seller.control("week");

  const { id } = await server.db
    .selectFrom("saleRefund")
    .select("id")
    .where("saleId", "=", saleId)
    .executeTakeFirstOrThrow();
  await sendRefund(actingAs("send-refund", server), id);
  const { data } = await stripe.refunds.list({ payment_intent: intent.id });
  expect(data.map(({ amount }) => amount)).toEqual([400]);
  expect(await seller.sale(saleId)).toMatchObject({
    status: "partlyRefunded",
    refunds: [{ state: "succeeded", amount: { amountMinor: "400" } }],
  });
});
