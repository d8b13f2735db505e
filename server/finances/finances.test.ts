import { DAY_MS } from "../../domain/duration.ts";
import { hear } from "../billing/testing/aPayer.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { releaseHolds } from "../sales/releaseHolds.ts";
import { aSeller, saleGid } from "../sales/testing/aSale.ts";
import { openTestServer, type TestServer } from "../testing.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

const contextOf = ({ db, services, dataDir }: TestServer) => ({ db, services, dataDir });
const SALE = `query Sale($id: ID!) { node(id: $id) { ... on Sale { titles isFeeKnown earned { amountMinor }
  steps { kind amount { amountMinor } }
  lines { feeBase { amountMinor } taxBase { amountMinor } shippingTaxBps
    rest { charged { amountMinor } refundable { amountMinor } tax { amountMinor } fee { amountMinor }
      processor { amountMinor } shares { isSeller amount { amountMinor } } } } } } }`;
const LEDGER = `query Ledger($id: ID!) { node(id: $id) { ... on Workspace { statementMonths
  ledger(account: held) { edges { node { kind saleId sale { id titles } balance { amountMinor } } } } } } }`;

const steps = (sale: any) => sale.steps.map((step: any) => [step.kind, step.amount.amountMinor]);

test("a sale tells step by step what it brought, and the steps come to what was earned", async () => {
  const seller = await aSeller(server);
  const saleId = await seller.sell({ quantity: 2 }, { country: "ES" });
  await hear(server);
  await releaseHolds(contextOf(server), new Date(Date.now() + 8 * DAY_MS));
  const read = async () => (await seller.ask(SALE, { id: saleGid(saleId) })).node;
  const sold = await read();
  expect(sold).toMatchObject({ titles: ["Undertow"], isFeeKnown: true, earned: { amountMinor: "1565" } });
  expect(sold.lines).toMatchObject([
    {
      ...{ feeBase: { amountMinor: "1653" }, taxBase: { amountMinor: "1653" }, shippingTaxBps: 2100 },
      rest: {
        ...{ charged: { amountMinor: "2000" }, refundable: { amountMinor: "2000" } },
        ...{ tax: { amountMinor: "347" }, processor: { amountMinor: "88" } },
        shares: [{ isSeller: true, amount: { amountMinor: "1565" } }],
      },
    },
  ]);
  expect(steps(sold)).toEqual([
    ["sale", "1565"],
    ["holdReleased", "0"],
  ]);
  await seller.refund(saleId);
  expect(await read()).toMatchObject({
    earned: { amountMinor: "-88" },
    lines: [{ rest: { charged: { amountMinor: "0" }, refundable: { amountMinor: "0" } } }],
  });
  expect(steps(await read()).at(-1)).toEqual(["refund", "-1653"]);
});

test("lines of the ledger lead to their sale, in the currency that the studio first earned in", async () => {
  const seller = await aSeller(server);
  const id = encodeGlobalID("Workspace", seller.workspaceId);
  expect((await seller.ask(LEDGER, { id })).node).toEqual({ statementMonths: [], ledger: { edges: [] } });
  const saleId = await seller.sell();
  await hear(server);
  const { ledger, statementMonths } = (await seller.ask(LEDGER, { id })).node;
  expect(ledger.edges).toEqual([
    {
      node: {
        ...{ kind: "sale", saleId, balance: { amountMinor: "941" } },
        sale: { id: saleGid(saleId), titles: ["Undertow"] },
      },
    },
  ]);
  expect(statementMonths).toEqual([new Date().toISOString().slice(0, 7)]);
});
