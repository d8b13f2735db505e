import { encodeGlobalID } from "@pothos/plugin-relay";
import { newId } from "../../db/ids.ts";
import { aUser, aWorkspace } from "../../db/testing/build.ts";
import type { Viewer } from "../graphql/context.ts";
import { workStripeEvent } from "../payments/workStripeEvent.ts";
import { aSeller } from "../sales/testing/aSale.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";

const DISPUTING_CARD = "4000 0000 0000 0259";

let now = new Date();
let server: TestServer;
let ada: Viewer;
beforeAll(async () => {
  server = await openTestServer(() => now);
  ada = await viewerFor(server, (await aUser(server.db, { role: "superadmin" })).id, now);
});
afterAll(() => server.close());

const ask = async (fields: string, viewer = ada) =>
  (await server.ask(viewer, `{ admin { ${fields} } }`)).data?.admin;

async function anInvoice(priceKey: string, paidAt: string, some: object = {}) {
  const id = `in_${newId()}`;
  await server.db
    .insertInto("planInvoice")
    .values({
      ...{ id, userId: ada.userId, subscriptionId: "sub_1", priceKey, currency: "USD" },
      ...{ country: "US", months: 1, earnedMonths: 1, paidAt: new Date(paidAt) },
      ...{ totalMinor: 5999n, taxMinor: 999n, processorMinor: 204n },
      ...some,
    })
    .execute();
  return id;
}

async function aRefund(invoiceId: string, minor: bigint, taxMinor: bigint, failedAt: Date | null = null) {
  await server.db
    .insertInto("planRefund")
    .values({
      ...{ id: `re_${newId()}`, invoiceId, minor, taxMinor, deferredMinor: 0n, refundedAt: now, failedAt },
    })
    .execute();
}

test("recurring revenue counts who pays now, and revenue by plan adds the invoices of twelve months up, without what was given back", async () => {
  const before = now;
  now = new Date("2026-11-24T12:00:00Z");
  const person = async (priceKey: string, status: string, cancelAtPeriodEnd = false) => {
    const { id: userId } = await aUser(server.db);
    await server.db
      .insertInto("subscription")
      .values({ id: newId(), userId, kind: "studio", status, priceKey, cancelAtPeriodEnd })
      .execute();
  };
  await person("artist_pro_monthly", "active");
  await person("artist_pro_monthly", "active", true);
  await person("artist_pro_monthly", "past_due");
  await person("artist_label_monthly", "canceled");
  const { recurringRevenue } = await ask(
    "recurringRevenue { plan people ending monthly { amountMinor currency } }",
  );
  expect(recurringRevenue).toEqual([
    { plan: "pro", people: 2, ending: 1, monthly: { amountMinor: "11998", currency: "USD" } },
    { plan: "label", people: 0, ending: 0, monthly: { amountMinor: "0", currency: "USD" } },
    { plan: "fanPro", people: 0, ending: 0, monthly: { amountMinor: "0", currency: "USD" } },
  ]);

  const invoice = await anInvoice("artist_pro_monthly", "2026-11-01T00:00:00Z");
  // What came back is no refund.
  await aRefund(invoice, 600n, 100n);
  await aRefund(invoice, 200n, 33n, now);
  await anInvoice("artist_pro_yearly", "2026-11-30T23:59:59Z", { totalMinor: 100_000n, taxMinor: 0n });
  await anInvoice("fan_pro_monthly", "2025-12-01T00:00:00Z", { totalMinor: 499n, taxMinor: 0n });
  await anInvoice("fan_pro_monthly", "2025-11-30T23:59:59Z");
  const { planRevenue } = await ask(
    "planRevenue { month plan invoices net { amountMinor } tax { amountMinor } processor { amountMinor } }",
  );
  expect(planRevenue).toEqual([
    {
      ...{ month: "2026-11", plan: "pro", invoices: 2, net: { amountMinor: "104500" } },
      ...{ tax: { amountMinor: "899" }, processor: { amountMinor: "408" } },
    },
    {
      ...{ month: "2025-12", plan: "fanPro", invoices: 1, net: { amountMinor: "499" } },
      ...{ tax: { amountMinor: "0" }, processor: { amountMinor: "204" } },
    },
  ]);
  const { recurringMonths } = await ask("recurringMonths { month plan net { amountMinor currency } }");
  const pro = recurringMonths.filter((row: any) => row.plan === "pro");
  expect(pro).toHaveLength(12);
  expect(pro[0]).toEqual({ month: "2025-12", plan: "pro", net: { amountMinor: "0", currency: "USD" } });
  // A month without what was given back of it, and a twelfth of a year.
  expect(pro[11]).toEqual({ month: "2026-11", plan: "pro", net: { amountMinor: "12833", currency: "USD" } });
  now = before;
});

const SEND = `mutation Send($input: SendDisputeEvidenceInput!) { sendDisputeEvidence(input: $input) { __typename
  ... on UserError { code message } ... on SendDisputeEvidencePayload { admin { disputes { state } } } } }`;

test("a dispute is answered once, by who runs the platform alone, and is won by what the bank was told", async () => {
  const seller = await aSeller(server);
  const saleId = await seller.sell({}, {}, DISPUTING_CARD);
  const hear = async () => {
    await server.services.payments.emulator!.settled();
    const news = await server.db.selectFrom("stripeEvent").select("id").where("doneAt", "is", null).execute();
    for (const { id } of news) await workStripeEvent({ ...server }, { eventId: id });
  };
  await hear();
  const { disputes } = await ask(
    "disputes { disputeId state titles buyerEmail amount { amountMinor } evidenceUntil }",
  );
  expect(disputes).toMatchObject([
    { state: "open", buyerEmail: "fan@example.test", amount: { amountMinor: "1000" } },
  ]);
  const { disputeId, evidenceUntil, titles } = disputes[0];
  expect(new Date(evidenceUntil).getTime()).toBeGreaterThan(Date.now());
  expect(titles).toHaveLength(1);
  const evidenceOf = async () =>
    (
      await server.ask(
        ada,
        "query E($id: String!) { admin { dispute(disputeId: $id) { evidence { text mayAnswer } } } }",
        { id: disputeId },
      )
    ).data.admin.dispute.evidence;
  expect(await evidenceOf()).toEqual({ text: "", mayAnswer: true });

  const send = async (evidence: string, viewer = ada) =>
    server.ask(viewer, SEND, { input: { disputeId, evidence } });
  expect((await send("winning_evidence", seller.viewer)).data?.sendDisputeEvidence ?? null).toBeNull();
  expect((await send("  ")).data.sendDisputeEvidence).toMatchObject({ code: "sales.evidenceMissing" });
  expect(await evidenceOf()).toEqual({ text: "", mayAnswer: true });
  expect((await send("winning_evidence")).data.sendDisputeEvidence).toMatchObject({
    __typename: "SendDisputeEvidencePayload",
  });
  expect(await evidenceOf()).toEqual({ text: "winning_evidence", mayAnswer: false });
  expect((await send("And another thing.")).data.sendDisputeEvidence).toMatchObject({
    code: "sales.evidenceOver",
  });
  await hear();
  expect((await ask("disputes { state }")).disputes).toEqual([{ state: "won" }]);
  const lines = await server.db
    .selectFrom("audit")
    .select("entityId")
    .where("action", "=", "sale.disputeEvidence")
    .execute();
  expect(lines).toEqual([{ entityId: saleId }]);
});

test("studios whose payouts are held back stand in a list with the reason, until they are released", async () => {
  const { id: ownerId } = await aUser(server.db, { role: "artist" });
  const { id } = await aWorkspace(server.db, { ownerId, name: "Lune Room" });
  const workspaceId = encodeGlobalID("Workspace", id);
  const change = async (name: string, reason: string) => {
    const type = name[0]!.toUpperCase() + name.slice(1);
    const document = `mutation Change($input: ${type}Input!) { ${name}(input: $input) { ... on ${type}Payload {
      studio { name workspaceId payoutsFrozenReason } admin { frozenStudios { name payoutsFrozenAt } } } } }`;
    return (await server.ask(ada, document, { input: { workspaceId, reason } })).data[name];
  };
  expect(await change("freezePayouts", "A bank asked us to wait.")).toMatchObject({
    studio: { name: "Lune Room", workspaceId, payoutsFrozenReason: "A bank asked us to wait." },
    admin: { frozenStudios: [{ name: "Lune Room", payoutsFrozenAt: expect.any(String) }] },
  });
  expect(await change("releasePayouts", "The bank is content.")).toMatchObject({
    studio: { payoutsFrozenReason: null },
    admin: { frozenStudios: [] },
  });
});
