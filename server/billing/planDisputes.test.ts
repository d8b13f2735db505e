import { findBalance } from "../../db/ledger/balances.ts";
import { verifyBooks } from "../../db/ledger/verifyBooks.ts";
import { aUser } from "../../db/testing/build.ts";
import { monthsAfter } from "../../domain/duration.ts";
import { deferred } from "../../domain/ledger/accounts.ts";
import { heldAtProvider } from "../payments/emulator/testing/heldAtProvider.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";
import { earnPlanInvoices } from "./planNews.ts";
import { aPayer, hear } from "./testing/aPayer.ts";

/** Its owner tells the bank that they did not buy. */
const DISPUTES = "4000 0000 0000 0259";
const CASES = `{ admin { disputes { disputeId state titles buyerEmail amount { amountMinor currency } fee { amountMinor } } } }`;
const ANSWER = `mutation Answer($input: SendDisputeEvidenceInput!) { sendDisputeEvidence(input: $input) {
  __typename ... on UserError { code } } }`;

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

const stripeOf = () => server.services.payments.stripe();
const backwards = (ids: string[]) => ids.toReversed();
const balance = (account: Parameters<typeof findBalance>[1]) => findBalance(server.db, account, "USD");

const atProvider = async () => heldAtProvider(await stripeOf());

async function addUp() {
  expect(await balance("asset:clearing")).toBe(await atProvider());
  expect((await verifyBooks(server.db)).differences).toEqual([]);
}

/** Somebody whose bank took back what they paid for a plan. */
async function disputed(price: string) {
  const [earned, before] = [await balance("rev:plan"), await balance("asset:disputed")];
  const payer = await aPayer(server);
  await payer.pay((await payer.checkout(price)).url!, DISPUTES);
  await hear(server, backwards);
  const stripe = await stripeOf();
  const [subscription] = (await stripe.subscriptions.list({ customer: payer.customerId })).data;
  const [invoice] = (await stripe.invoices.list({ customer: payer.customerId })).data;
  const { data } = await stripe.disputes.list();
  const dispute = data.find(({ amount }) => amount === invoice!.amount_paid)!;
  return { payer, dispute, subscription: subscription!.id, taken: before, earned };
}

async function theAdministrator() {
  const { id } = await aUser(server.db, { role: "superadmin" });
  return viewerFor(server, id);
}

test("what a bank takes of a plan's payment is in the books as its, and before the administration, until it decides", async () => {
  const { payer, dispute, taken } = await disputed("artist_pro_monthly");
  await addUp();
  expect((await balance("asset:disputed")) - taken).toBe(BigInt(dispute.amount));
  const admin = await theAdministrator();
  const { data } = await server.ask(admin, CASES);
  expect(data.admin.disputes).toContainEqual({
    ...{ disputeId: dispute.id, state: "open", titles: ["Pro Artist"], buyerEmail: payer.user.email },
    amount: { amountMinor: String(dispute.amount), currency: "USD" },
    fee: { amountMinor: "1500" },
  });
  const answer = async () =>
    (await server.ask(admin, ANSWER, { input: { disputeId: dispute.id, evidence: "winning_evidence" } })).data
      .sendDisputeEvidence;
  expect(await answer()).toEqual({ __typename: "SendDisputeEvidencePayload" });
  await hear(server, (ids) => [...backwards(ids), ...ids]);
  await addUp();
  expect(await balance("asset:disputed")).toBe(taken);
  expect(await answer()).toMatchObject({ code: "sales.evidenceOver" });
});

test.each([
  ["in order", (ids: string[]) => ids],
  ["backwards, and all of it twice", (ids: string[]) => [...backwards(ids), ...ids]],
])(
  "a year that is lost to a bank, told of %s, is earned by nobody, and no tax is owed for it",
  async (_how, order) => {
    const { dispute, subscription, taken, earned } = await disputed("artist_label_yearly");
    await (await stripeOf()).disputes.close(dispute.id);
    await hear(server, order);
    await addUp();
    const { db, services, dataDir } = server;
    await earnPlanInvoices({ db, services, dataDir }, monthsAfter(new Date(), 13));
    expect(await balance("asset:disputed")).toBe(taken);
    expect(await balance(deferred(subscription))).toBe(0n);
    expect(await balance("rev:plan")).toBe(earned);
    await addUp();
  },
);

test("a plan that was disputed and lost before the server heard of it posts the same", async () => {
  const earned = await balance("rev:plan");
  const payer = await aPayer(server);
  await payer.pay((await payer.checkout("artist_pro_yearly")).url!, DISPUTES);
  const stripe = await stripeOf();
  const { data } = await stripe.disputes.list();
  const open = data.find(({ status }) => status === "needs_response")!;
  await stripe.disputes.close(open.id);
  await hear(server, backwards);
  await addUp();
  expect(await balance("rev:plan")).toBe(earned);
});
