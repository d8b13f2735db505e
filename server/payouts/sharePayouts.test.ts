import { verifyBooks } from "../../db/ledger/verifyBooks.ts";
import { aUser } from "../../db/testing/build.ts";
import { DAY_MS, HOUR_MS } from "../../domain/duration.ts";
import { hear } from "../billing/testing/aPayer.ts";
import { browserOn } from "../payments/emulator/testing/openEmulator.ts";
import { aRelease } from "../releases/testing.ts";
import { releaseHolds } from "../sales/releaseHolds.ts";
import { aSplitter, linksTo, offerBehind, person, studio, trackGid } from "../splits/testing/aSplit.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";
import { payOutOnSchedule } from "./reconcilePayouts.ts";
import { payeeHands } from "./testing/payeeHands.ts";

const PAYEE =
  "{ viewer { payee { id mayManage asksPassword balances { currency available { amountMinor } } } } }";

let server: TestServer;
// The provider says when something was paid to the second, by its own clock.
let passed = -10_000;
const now = () => new Date(Date.now() + passed);
beforeEach(async () => {
  passed = -10_000;
  server = await openTestServer(now);
});
afterEach(() => server.close());

let people = 0;

/** Lets time run here and at the provider. */
async function aWeek(): Promise<void> {
  await browserOn(server.services.payments.emulator!).control("week");
  passed += 7 * DAY_MS;
}

/** Somebody without a studio, with a signed half of a song that was sold `sales` times for 10.00, 4.71 each; the hold is over. */
async function aSharer(sales: number) {
  const name = `Bo${++people}`;
  const email = `${name.toLowerCase()}@example.test`;
  const { id: userId } = await aUser(server.db, { email, role: "fan", emailVerified: true });
  const nova = await aSplitter(server);
  const { tracks } = await aRelease(server, nova.workspaceId);
  await nova.send(trackGid(tracks[0]!), [studio(5000), person(name, 5000)]);
  const token = (await linksTo(server, email))[0]!;
  const { contentHash } = await offerBehind(server, token);
  await nova.mutate("signSplit", { token, name, contentHash }, null);
  for (let i = 0; i < sales; i++) await nova.sell({ subject: `track:${tracks[0]}` });
  await hear(server);
  await aWeek();
  await aWeek();
  await releaseHolds({ ...server }, now());
  const { partyId: party } = await server.db
    .selectFrom("splitShare")
    .select("partyId")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const viewer = await viewerFor(server, userId);
  const hands = await payeeHands(server, now, { userId, viewer, payee: userId, party: party! });
  return { ...hands, nova, userId, viewer, party: party! };
}

const payouts = (party: string) =>
  server.db.selectFrom("payout").selectAll().where("partyId", "=", party).execute();
const auditOf = async (id: string) =>
  (
    await server.db
      .selectFrom("audit")
      .select(["action", "entity"])
      .where("entityId", "=", id)
      .where("action", "like", "workspace.payout%")
      .orderBy("action")
      .execute()
  ).map(({ action, entity }) => `${action} ${entity}`);

test("who shares in a song and has no studio is paid out, with a letter and a statement of the sales, on no plan at all", async () => {
  const bo = await aSharer(3);
  const { data } = await server.ask(bo.viewer, PAYEE);
  expect(data.viewer.payee).toEqual({
    ...{ id: bo.payeeId, mayManage: true, asksPassword: true },
    balances: [{ currency: "USD", available: { amountMinor: "1410" } }],
  });
  expect(await bo.request("1410")).toMatchObject({ code: "payouts.notReady" });
  await bo.onboard("000123456789", "Bo");
  expect((await bo.setup()).account).toMatchObject({ isReady: true, bankLast4: "6789" });
  expect(await bo.request("1410", { password: "guessed" })).toMatchObject({ code: "accounts.passwordWrong" });
  expect(await bo.request("1411")).toMatchObject({ code: "payouts.aboveAvailable" });
  expect(await bo.request("999")).toMatchObject({ code: "payouts.belowMinimum" });
  expect(await payouts(bo.party)).toEqual([]);

  expect(await bo.request("1410")).toEqual({ __typename: "RequestPayoutPayload" });
  await bo.send();
  await aWeek();
  await bo.listen();
  expect(await bo.balance()).toBe("0 free, 0 on its way");
  expect(await bo.letters()).toContain("$14.10 is on your bank account");
  const { body } = await server.db
    .selectFrom("mail")
    .select("body")
    .where("to", "=", bo.viewer.email)
    .where("subject", "like", "%on your bank account%")
    .executeTakeFirstOrThrow();
  expect(body).toContain("/settings/shares");
  const [{ node }] = (await bo.setup()).payouts.edges;
  expect(node).toMatchObject({ state: "paid", amount: { amountMinor: "1410", currency: "USD" } });
  expect(node.statement.map((line: any) => line.amount.amountMinor)).toEqual(["470", "470", "470", "-1410"]);
  const file = async (userId: string) =>
    server.app.request(`http://127.0.0.1:4000/api/payouts/${node.id}/statement.csv`, {
      headers: { cookie: await server.cookieFor(userId) },
    });
  expect(await (await file(bo.userId)).text()).toContain(",4.70,");
  expect((await file(bo.nova.userId)).status).toBe(404);
  expect(await auditOf(bo.userId)).toEqual(
    expect.arrayContaining(["workspace.payoutAccountOpen user", "workspace.payoutPaid user"]),
  );
  expect((await verifyBooks(server.db)).differences).toEqual([]);
});

test("of two who ask at once only what is there goes out, and by a schedule the rest follows", async () => {
  const bo = await aSharer(10);
  await bo.onboard("000123456789", "Bo");
  await bo.ask("setPayoutSchedule", { schedule: "daily", thresholdMinor: "1000" });
  expect(await bo.setup()).toMatchObject({ schedule: "daily", thresholdMinor: "1000" });
  const both = await Promise.all([bo.request("3000"), bo.request("3000")]);
  expect(both.map(({ code }) => code ?? "made")).toContain("made");
  expect(await payouts(bo.party)).toHaveLength(1);
  expect(await bo.balance()).toBe("1700 free, 3000 on its way");
  await bo.send();
  await aWeek();
  await bo.listen();
  await payOutOnSchedule({ ...server }, new Date(now().getTime() + 2 * DAY_MS));
  expect(await bo.balance()).toBe("0 free, 1700 on its way");
});

test("a bank that is changed needs two-step sign-in, is told by letter, and holds payouts for three days", async () => {
  const bo = await aSharer(3);
  await bo.onboard("000111111116", "Bo");
  expect(await bo.ask("openPayoutAccount", { country: "US" })).toMatchObject({
    code: "payouts.secondFactorFirst",
  });
  const [code] = await bo.secondFactor();
  await bo.onboard("000123456789", "Bo", "US", code);
  expect(await bo.letters()).toContain("The bank account for your payouts was changed");
  expect(await bo.request("1410")).toMatchObject({ code: "payouts.bankChanged" });
  passed += 73 * HOUR_MS;
  expect(await bo.request("1410")).toEqual({ __typename: "RequestPayoutPayload" });
});

test("a payout that the bank gives back can be asked for again", async () => {
  const bo = await aSharer(3);
  await bo.onboard("000111111116", "Bo");
  await bo.request("1410");
  await bo.send();
  await aWeek();
  await bo.listen();
  expect(await bo.balance()).toBe("1410 free, 0 on its way");
  expect(await bo.letters()).toContain("Your payout of $14.10 failed");
  const [{ node }] = (await bo.setup()).payouts.edges;
  expect(node).toMatchObject({ state: "failed", failure: expect.stringContaining("no account with this") });
});

test("payouts of a person are held back by who runs the platform alone, and go on after the release", async () => {
  const bo = await aSharer(3);
  await bo.onboard("000123456789", "Bo");
  await bo.ask("setPayoutSchedule", { schedule: "daily", thresholdMinor: "1000" });
  const { id: adminId } = await aUser(server.db, { role: "superadmin" });
  const admin = await viewerFor(server, adminId);
  const adminUser = (id: string) => Buffer.from(`AdminUser:${id}`).toString("base64");
  const hold = async (name: string, reason: string, viewer = admin, userId = bo.userId) => {
    const type = name[0]!.toUpperCase() + name.slice(1);
    const document = `mutation Hold($input: ${type}Input!) { ${name}(input: $input) { __typename
      ... on UserError { code } ... on ${type}Payload { user { isPayee payoutsFrozenReason }
        admin { frozenPeople { fullName payoutsFrozenAt } frozenStudios { name } } } } }`;
    const input = { id: adminUser(userId), reason };
    return (await server.ask(viewer, document, { input })).data?.[name] ?? null;
  };
  expect(await hold("freezeSharePayouts", "A bank asked us to wait.", bo.viewer)).toBeNull();
  expect(await hold("freezeSharePayouts", "A bank asked us to wait.", bo.nova.viewer)).toBeNull();
  expect(await hold("freezeSharePayouts", " ")).toMatchObject({ __typename: "InvalidInput" });
  expect(await hold("freezeSharePayouts", "Nobody knows them.", admin, adminId)).toMatchObject({
    code: "payouts.nobodyShared",
  });
  expect(await hold("freezeSharePayouts", "A bank asked us to wait.")).toMatchObject({
    user: { isPayee: true, payoutsFrozenReason: "A bank asked us to wait." },
    admin: { frozenPeople: [{ payoutsFrozenAt: expect.any(String) }], frozenStudios: [] },
  });
  expect(await bo.setup()).toMatchObject({ isFrozen: true, schedule: "daily" });
  expect(await bo.request("1410")).toMatchObject({ code: "payouts.frozen" });
  const inTwoDays = new Date(now().getTime() + 2 * DAY_MS);
  await payOutOnSchedule({ ...server }, inTwoDays);
  expect(await payouts(bo.party)).toEqual([]);

  expect(await hold("releaseSharePayouts", "The bank is content.")).toMatchObject({
    user: { payoutsFrozenReason: null },
    admin: { frozenPeople: [] },
  });
  expect(await bo.request("1410")).toEqual({ __typename: "RequestPayoutPayload" });
  expect(await auditOf(bo.userId)).toEqual(
    expect.arrayContaining(["workspace.payoutFreeze user", "workspace.payoutRelease user"]),
  );
});

test("nobody is paid what is not theirs, and who was never shared with has nothing to set up", async () => {
  const bo = await aSharer(3);
  const { id } = await aUser(server.db, { role: "fan" });
  const stranger = await viewerFor(server, id);
  expect((await server.ask(stranger, PAYEE)).data.viewer.payee).toBeNull();
  const own = { payeeId: Buffer.from(`Payee:${id}`).toString("base64") };
  for (const [verb, input] of [
    ["openPayoutAccount", { country: "US" }],
    ["setPayoutSchedule", { schedule: "daily", thresholdMinor: "1000" }],
    ["requestPayout", { currency: "USD", amountMinor: "1000" }],
    ["refreshPayoutAccount", {}],
  ] as const) {
    expect(await bo.ask(verb, input, stranger)).toMatchObject({ __typename: "NotFound" });
    expect(await bo.ask(verb, input, bo.nova.viewer)).toMatchObject({ __typename: "NotFound" });
    expect(await bo.ask(verb, { ...input, ...own }, stranger)).toMatchObject({
      code: "payouts.nothingShared",
    });
  }
  expect(await bo.setup(stranger)).toBeNull();
  expect(await bo.setup(bo.nova.viewer)).toBeNull();
  expect(await payouts(bo.party)).toEqual([]);
});
