import { encodeGlobalID } from "@pothos/plugin-relay";
import { findOrMakeParty } from "../../db/ledger/parties.ts";
import { payoutPending } from "../../domain/ledger/payoutPostings.ts";
import type { Sale } from "../../domain/ledger/sale.ts";
import { allTo } from "../../domain/money/split.ts";
import { anArtist } from "../releases/testing.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { post } from "./post.ts";
import { settle } from "./settle.ts";

const NOW = new Date("2026-11-23T12:00:00Z");

let server: TestServer;
beforeAll(async () => void (server = await openTestServer(() => NOW)));
afterAll(() => server.close());

const FINANCES = `query Finances($id: ID!, $after: String) {
  node(id: $id) { ... on Workspace {
    balances { currency held { amountMinor currency } available { amountMinor } pending { amountMinor } }
    ledger(account: available, currency: "USD", first: 2, after: $after) {
      totalCount
      edges { node { kind saleId amount { amountMinor currency } balance { amountMinor } } }
      pageInfo { hasNextPage endCursor }
    }
  } }
}`;

/** A record for 10.00 without tax, whose fee is the plan's; its money is free at once if it is due. */
async function sell(workspaceId: string, id: string, isDue: boolean): Promise<void> {
  await server.db.transaction().execute(async (trx) => {
    const act = { trx, now: NOW };
    const party = await findOrMakeParty(trx, { workspaceId }, NOW);
    const line: Sale["lines"][number] = {
      id: "record",
      subject: "release:tide",
      seller: party,
      quantity: 1,
      unitMinor: 1000n,
      taxCategory: "digital",
      tax: { isIncluded: true, bps: 0, shippingBps: 0 },
      shippingMinor: 0n,
      feeBps: 1000,
      shares: allTo(party),
    };
    const sale = { id, currency: "USD", country: "ES", lines: [line], discounts: [], promoMinor: 0n };
    await settle(act, { sale, processorMinor: 59n, refunds: [], disputes: [] }, isDue ? [party] : []);
  });
}

test("an artist sees what is held, free and on its way, and the lines with the balance beside each, page by page", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const id = encodeGlobalID("Workspace", workspaceId);
  const ask = async (after?: string) => (await server.ask(viewer, FINANCES, { id, after })).data.node;
  expect(await ask()).toMatchObject({ balances: [], ledger: { totalCount: 0, edges: [] } });

  const sales = Array.from({ length: 3 }, () => crypto.randomUUID());
  for (const [n, sale] of sales.entries()) await sell(workspaceId, sale, n < 2);
  await server.db.transaction().execute(async (trx) => {
    const party = await findOrMakeParty(trx, { workspaceId }, NOW);
    await post({ trx, now: NOW }, payoutPending({ id: "po_1", party, currency: "USD", minor: 1500n }));
  });

  const { balances, ledger } = await ask();
  expect(balances).toEqual([
    {
      currency: "USD",
      held: { amountMinor: "841", currency: "USD" },
      available: { amountMinor: "182" },
      pending: { amountMinor: "1500" },
    },
  ]);
  const lines = ({ edges }: any) =>
    edges.map(({ node }: any) => [node.kind, node.saleId, node.amount.amountMinor, node.balance.amountMinor]);
  expect(ledger.totalCount).toBe(3);
  expect(lines(ledger)).toEqual([
    ["payoutPending", null, "-1500", "182"],
    ["holdReleased", sales[1], "841", "1682"],
  ]);
  expect(ledger.pageInfo.hasNextPage).toBe(true);
  expect(lines((await ask(ledger.pageInfo.endCursor)).ledger)).toEqual([
    ["holdReleased", sales[0], "841", "841"],
  ]);
});

test("the lines are narrowed to a kind and a span of time, and each keeps the balance of the whole account", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  for (let n = 0; n < 3; n++) await sell(workspaceId, crypto.randomUUID(), n > 0);
  const narrowed = async (words: string) => {
    const query = `query Narrowed($id: ID!) { node(id: $id) { ... on Workspace {
      ledger(account: held, currency: "USD", ${words}) {
        totalCount edges { node { kind balance { amountMinor } } } } } } }`;
    const id = encodeGlobalID("Workspace", workspaceId);
    const { ledger } = (await server.ask(viewer, query, { id })).data.node;
    const lines = ledger.edges.map(({ node }: any) => `${node.kind} ${node.balance.amountMinor}`);
    return [ledger.totalCount, ...lines];
  };
  const balances = ["holdReleased 841", "holdReleased 841"];
  expect(await narrowed("kind: holdReleased")).toEqual([2, ...balances]);
  expect(await narrowed('kind: sale, from: "2026-11-01T00:00:00Z", until: "2026-12-01T00:00:00Z"')).toEqual([
    ...[3, "sale 1682", "sale 1682", "sale 841"],
  ]);
  expect(await narrowed('until: "2026-11-01T00:00:00Z"')).toEqual([0]);
  expect(await narrowed("kind: payoutPaid")).toEqual([0]);
});

test("on a plan without them, and to strangers, a studio shows no money", async () => {
  const { viewer, workspaceId } = await anArtist(server, "artist_starter", new Date("2026-11-01T00:00:00Z"));
  await sell(workspaceId, crypto.randomUUID(), true);
  const id = encodeGlobalID("Workspace", workspaceId);
  const { data } = await server.ask(viewer, FINANCES, { id });
  expect(data.node).toEqual({ balances: null, ledger: null });
  const stranger = await anArtist(server);
  expect((await server.ask(stranger.viewer, FINANCES, { id })).data?.node ?? null).toBeNull();
});
