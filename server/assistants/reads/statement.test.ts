import { payoutPending } from "../../../domain/ledger/payoutPostings.ts";
import { hear } from "../../billing/testing/aPayer.ts";
import { post } from "../../ledger/post.ts";
import { aPaidArtist } from "../../payouts/testing/aPaidArtist.ts";
import { anArtist } from "../../releases/testing.ts";
import { aSeller } from "../../sales/testing/aSale.ts";
import { openTestServer, type TestServer } from "../../testing.ts";
import { askAssistant } from "../testing.ts";

let now: Date;
let server: TestServer;
beforeAll(async () => {
  now = new Date("2026-10-05T12:00:00Z");
  server = await openTestServer(() => now);
});
afterAll(() => server.close());

test("a statement is explained kind by kind, with the sums of the books, from its opening to its closing balance", async () => {
  const nova = await aPaidArtist(server, () => now);
  const at = (day: string) => void (now = new Date(day));
  const ask = async (text: string) =>
    askAssistant(server, nova.viewer, { workspaceId: nova.workspaceId, agent: "businessManager", text });
  await nova.sell(10_000);
  at("2026-10-31T23:59:59Z");
  await nova.sell(5_000);
  at("2026-11-01T00:00:00Z");
  await nova.sell(20_000);
  at("2026-11-03T09:00:00Z");
  await server.db.transaction().execute(async (trx) => {
    const payout = { id: "po_1", party: nova.party, currency: "USD", minor: 9_680n };
    await post({ trx, now }, payoutPending(payout));
  });
  at("2026-12-02T09:00:00Z");

  const october = await ask("Explain my statement of October");
  expect(october.content).toContain("USD: October 2026 began with $0.00. [1]");
  expect(october.content).toContain("Sales (2): $145.05. Your share of what fans paid");
  expect(october.content).toContain("That makes $145.05 at the end: $145.05 available and $0.00 held. [1]");
  expect(october.content).toContain("| 5 October 2026 [1] | Sale | $96.80 |");
  expect(october.content).toContain("| 31 October 2026 [1] | Sale | $48.25 |");
  const last = (await ask("Explain my last statement")).content;
  expect(last).toContain("USD: November 2026 began with $145.05.");
  expect(last).toContain("Sales (1): $193.90.");
  expect(last).toContain("Payouts (1): -$96.80. What was sent to your bank account");
  expect(last).toContain("| Payout | -$96.80 |");
  expect(last).toContain("That makes $242.15 at the end");
  expect((await ask("Explain my statement of March 2025")).content).toContain(
    "There is no statement for March 2025: nothing was in the books.",
  );
  const { data } = await server.ask(
    nova.viewer,
    /* GraphQL */ `query Links($id: ID!) { node(id: $id) { ... on ChatMessage { citations { path } chips { path } } } }`,
    { id: october.id },
  );
  expect(data.node.citations).toEqual([{ path: "/finances" }]);
  expect(data.node.chips.map(({ path }: { path: string | null }) => path)).toContain(
    `/api/finances/${nova.id}/2026-10.pdf`,
  );
});

test("each line of a statement is named with its sale, and leads to it", async () => {
  now = new Date();
  const seller = await aSeller(server);
  const saleId = await seller.sell();
  await hear(server);
  const { id, content } = await askAssistant(server, seller.viewer, {
    ...{
      workspaceId: seller.workspaceId,
      agent: "businessManager",
      text: "Explain my statement of this month",
    },
  });
  expect(content).toContain("Sales (1): $9.41.");
  expect(content).toMatch(/ \d{4}: Sale: Undertow, \$9\.41\. \[2\]/);
  const { data } = await server.ask(
    seller.viewer,
    /* GraphQL */ `query Links($id: ID!) { node(id: $id) { ... on ChatMessage { citations { path } } } }`,
    { id },
  );
  expect(data.node.citations).toContainEqual({ path: `/finances/sales/${saleId}` });
});

test("on a plan without payouts no statement is read", async () => {
  const artist = await anArtist(server, "free");
  const { content } = await askAssistant(server, artist.viewer, {
    ...{ workspaceId: artist.workspaceId, agent: "pam", text: "Explain my statement of October" },
  });
  expect(content).toContain("That is not part of your plan");
});
