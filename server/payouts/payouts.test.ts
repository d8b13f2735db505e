import { sql } from "kysely";
import { aUser } from "../../db/testing/build.ts";
import { actingAs } from "../acting/actingIn.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";
import { checkArrivedPayouts, payOutOnSchedule, reconcilePayouts } from "./reconcilePayouts.ts";
import { sendPayout } from "./sendPayout.ts";
import { aPaidArtist } from "./testing/aPaidArtist.ts";
import { PASSWORD } from "./testing/payeeHands.ts";

const HOUR_MS = 3_600_000;

let now = new Date("2026-11-24T12:00:00Z");
let server: TestServer;
beforeAll(async () => void (server = await openTestServer(() => now)));
afterAll(() => server.close());

const artist = () => aPaidArtist(server, () => now);
const rows = (party: string) =>
  server.db.selectFrom("payout").selectAll().where("partyId", "=", party).execute();

test("who says where their bank is asks for a payout with their password, and it arrives with a statement of its sales", async () => {
  const nova = await artist();
  expect(await nova.setup()).toMatchObject({
    account: null,
    mayManage: true,
    asksPassword: true,
  });
  const sales = [await nova.sell(10_000), await nova.sell(5_000)];
  expect(await nova.balance()).toBe("14505 free, 0 on its way");
  expect(await nova.request("1000")).toMatchObject({ __typename: "PayoutRefused", code: "payouts.notReady" });
  await nova.onboard();
  expect((await nova.setup()).account).toMatchObject({
    isReady: true,
    missing: [],
    bankLast4: "6789",
  });

  expect(await nova.request("14505")).toEqual({ __typename: "RequestPayoutPayload" });
  expect(await nova.balance()).toBe("0 free, 14505 on its way");
  await nova.send();
  const [under] = await rows(nova.party);
  expect(under).toMatchObject({ state: "processing", payoutId: expect.stringMatching(/^po_/) });
  await nova.control("week");
  await nova.listen();
  expect(await nova.balance()).toBe("0 free, 0 on its way");
  expect(await nova.letters()).toContain("$145.05 is on your bank account");
  const { books, there } = await nova.clearing();
  expect(books).toBe(there);

  const [{ node }] = (await nova.setup()).payouts.edges;
  expect(node).toMatchObject({ state: "paid", failure: null, amount: { amountMinor: "14505" } });
  expect(node.statement.map((line: any) => [line.what, line.saleId, line.amount.amountMinor])).toEqual([
    ["Hold over", sales[0], "9680"],
    ["Hold over", sales[1], "4825"],
    ["Payout", null, "-14505"],
  ]);
  const cookie = await server.cookieFor(nova.userId);
  const file = (name: string, as = cookie) =>
    server.app.request(`http://127.0.0.1:4000/api/payouts/${node.id}/${name}`, { headers: { cookie: as } });
  const csv = await (await file("statement.csv")).text();
  expect(csv.split("\r\n")[0]).toBe("Date,What,Sale,Currency,Amount,Balance");
  expect(csv).toContain(`,Hold over,${sales[0]},USD,96.80,96.80\r\n`);
  const paper = Buffer.from(await (await file("statement.pdf")).arrayBuffer());
  expect(paper.subarray(0, 5).toString()).toBe("%PDF-");
  const stranger = await aPaidArtist(server, () => now);
  expect((await file("statement.csv", await server.cookieFor(stranger.userId))).status).toBe(404);
});

test("a payout that the bank gives back is available again, says why in plain words, and can be tried again", async () => {
  const nova = await artist();
  await nova.sell(10_000);
  await nova.onboard("000111111116");
  await nova.request("9680");
  await nova.send();
  await nova.control("week");
  await nova.listen();
  expect(await nova.balance()).toBe("9680 free, 0 on its way");
  const { payouts, account } = await nova.setup();
  expect(payouts.edges[0].node).toMatchObject({
    ...{ state: "failed", failure: expect.stringContaining("Your bank has no account with this number.") },
  });
  expect(account).toMatchObject({ isReady: false, missing: ["bank"] });
  expect(await nova.letters()).toContain("Your payout of $96.80 failed");
  expect(await nova.request("9680")).toMatchObject({ code: "payouts.notReady" });
  const before = await nova.clearing();
  expect(before.books).toBe(before.there);

  // Another bank account is told by a letter, and holds payouts for three days.
  const [code] = await nova.secondFactor();
  await nova.onboard("000123456789", "Nova", "US", code);
  expect(await nova.letters()).toContain("The bank account for your payouts was changed");
  const { body } = await server.db
    .selectFrom("mail")
    .select("body")
    .where("to", "=", nova.viewer.email)
    .where("subject", "like", "The bank account%")
    .executeTakeFirstOrThrow();
  // Where a password is changed, and no page of payouts in the place of an address that one could write to.
  expect(body).toMatch(/choose a new password:\n\nhttp\S+\/settings\/account(?!\S)/);
  expect(body).not.toMatch(/write to us at once:\n\nhttp/);
  expect(await nova.request("9680")).toMatchObject({
    __typename: "PayoutRefused",
    code: "payouts.bankChanged",
  });
  expect(await rows(nova.party)).toHaveLength(1);
  now = new Date(now.getTime() + 73 * HOUR_MS);
  expect(await nova.request("9680")).toEqual({ __typename: "RequestPayoutPayload" });
  await nova.send();
  await nova.control("week");
  await nova.listen();
  expect(await nova.balance()).toBe("0 free, 0 on its way");
  const { books, there } = await nova.clearing();
  expect(books).toBe(there);
});

test("what cannot be paid out is refused in words, and nothing is written", async () => {
  const nova = await artist();
  await nova.sell(10_000);
  await nova.onboard();
  const manager = await viewerFor(server, (await aUser(server.db, { role: "manager" })).id);
  await server.db
    .insertInto("membership")
    .values({ workspaceId: nova.workspaceId, userId: manager.userId, role: "manager" })
    .execute();
  const member = await viewerFor(server, manager.userId);
  const stranger = (await artist()).viewer;
  for (const [wanted, refusal] of [
    [nova.request("9681"), { code: "payouts.aboveAvailable", params: { available: "$96.80" } }],
    [nova.request("999"), { code: "payouts.belowMinimum", params: { minimum: "$10.00" } }],
    [nova.request("1e4"), { field: "amountMinor", code: "payouts.amountWrong" }],
    [nova.request("1000", { password: "guessed" }), { field: "password", code: "accounts.passwordWrong" }],
    [nova.request("1000", { currency: "EUR" }), { code: "payouts.aboveAvailable" }],
    [nova.request("1000", {}, member), { __typename: "PayoutRefused", code: "payouts.ownerOnly" }],
    [nova.request("1000", {}, stranger), { __typename: "NotFound" }],
    [nova.ask("openPayoutAccount", { country: "XX" }), { code: "payouts.countryUnknown" }],
    [nova.ask("openPayoutAccount", { country: "US" }, stranger), { __typename: "NotFound" }],
    [
      nova.ask("setPayoutSchedule", { schedule: "daily", thresholdMinor: "999" }),
      { code: "payouts.thresholdTooLow" },
    ],
    [
      nova.ask("setPayoutSchedule", { schedule: "daily", thresholdMinor: "1000" }, member),
      { code: "payouts.ownerOnly" },
    ],
  ] as const)
    expect(await wanted).toMatchObject(refusal);
  expect(await rows(nova.party)).toEqual([]);
  expect(await nova.balance()).toBe("9680 free, 0 on its way");
});

test("of two presses one payout is made", async () => {
  const nova = await artist();
  await nova.sell(10_000);
  await nova.onboard();
  const both = await Promise.all([nova.request("2000"), nova.request("2000")]);
  expect(both.map(({ code }) => code ?? "made").sort()).toEqual(["made", "payouts.underWay"]);
  expect(await nova.balance()).toBe("7680 free, 2000 on its way");
  expect(await rows(nova.party)).toHaveLength(1);
});

test("who has no password signs in again first", async () => {
  const nova = await artist();
  await nova.sell(10_000);
  await nova.onboard();
  await server.db.deleteFrom("account").where("userId", "=", nova.userId).execute();
  expect((await nova.setup()).asksPassword).toBe(false);
  const anHourAgo = new Date(now.getTime() - HOUR_MS);
  await server.db
    .updateTable("session")
    .set({ createdAt: anHourAgo })
    .where("userId", "=", nova.userId)
    .execute();
  expect(await nova.request("2000")).toMatchObject({ field: "password", code: "accounts.signInAgain" });
  expect(await rows(nova.party)).toEqual([]);
  await server.cookieFor(nova.userId);
  const { id } = await server.db
    .selectFrom("session")
    .select("id")
    .where("userId", "=", nova.userId)
    .executeTakeFirstOrThrow();
  await server.db.updateTable("session").set({ createdAt: now }).where("id", "=", id).execute();
  const fresh = { ...nova.viewer, sessionId: id };
  expect(await nova.request("2000", {}, fresh)).toEqual({ __typename: "RequestPayoutPayload" });
});

test("wherever the way of a payout is cut off, it goes on from there: one transfer, one payout, one posting", async () => {
  const nova = await artist();
  await nova.sell(10_000);
  await nova.onboard();
  await nova.request("9680");
  const { id } = (await rows(nova.party))[0]!;
  const from = actingAs("send-payout", server, () => now);
  await sendPayout(from, id);
  for (const lost of [
    { payoutId: null },
    { payoutId: null, transferId: null, state: "requested" },
  ] as const) {
    await server.db.updateTable("payout").set(lost).where("id", "=", id).execute();
    await Promise.all([sendPayout(from, id), sendPayout(from, id)]);
  }
  await nova.control("week");
  // Nobody told of it: it is asked for after some hours.
  await reconcilePayouts({ ...server }, new Date(now.getTime() + 7 * HOUR_MS));
  await nova.send();
  await nova.listen();
  expect(await nova.balance()).toBe("0 free, 0 on its way");
  const { data } = await nova.stripe.transfers.list({ transfer_group: `payout_${id}` });
  expect(data).toHaveLength(1);
  expect((await nova.letters()).filter((each) => each.includes("on your bank account"))).toHaveLength(1);
  const { books, there } = await nova.clearing();
  expect(books).toBe(there);
});

test("a payout that the bank gives back days after it arrived is found where nobody told of it", async () => {
  const nova = await artist();
  await nova.sell(10_000);
  await nova.onboard();
  await nova.request("9680");
  await nova.send();
  await nova.control("week");
  await nova.listen();
  expect(await nova.balance()).toBe("0 free, 0 on its way");
  const { payoutId, changedAt } = (await rows(nova.party))[0]!;
  const daysAfter = (days: number) => new Date(changedAt.getTime() + days * 24 * HOUR_MS);
  await nova.control("failPayout", payoutId!);
  await server.services.payments.emulator!.settled();
  await server.db.deleteFrom("stripeEvent").where("type", "=", "payout.failed").execute();

  await checkArrivedPayouts({ ...server }, daysAfter(11));
  expect(await nova.balance()).toBe("0 free, 0 on its way");
  await checkArrivedPayouts({ ...server }, daysAfter(1));
  await checkArrivedPayouts({ ...server }, daysAfter(2));
  expect(await nova.balance()).toBe("9680 free, 0 on its way");
  expect((await nova.letters()).filter((each) => each === "Your payout of $96.80 failed")).toHaveLength(1);
  const { books, there } = await nova.clearing();
  expect(books).toBe(there);
});

test("by a schedule all that is available is paid out when it is due, from the chosen amount on", async () => {
  const nova = await artist();
  await nova.onboard();
  now = new Date("2027-03-03T12:00:00Z");
  await nova.ask("setPayoutSchedule", { schedule: "weekly", thresholdMinor: "5000" });
  expect(await nova.setup()).toMatchObject({
    ...{ schedule: "weekly", thresholdMinor: "5000", nextAt: "2027-03-08T06:00:00.000Z" },
  });
  await nova.sell(4_000);
  const context = { ...server };
  await payOutOnSchedule(context, new Date("2027-03-08T06:17:00Z"));
  expect(await rows(nova.party)).toEqual([]);
  await nova.sell(4_000);
  await payOutOnSchedule(context, new Date("2027-03-08T06:18:00Z"));
  expect(await rows(nova.party)).toEqual([]);
  await payOutOnSchedule(context, new Date("2027-03-15T06:17:00Z"));
  await payOutOnSchedule(context, new Date("2027-03-15T06:18:00Z"));
  expect(await rows(nova.party)).toHaveLength(1);
  expect(await nova.balance()).toBe("0 free, 7708 on its way");
});

test("a payout that fails by accident keeps nobody else from theirs, and is made an hour later", async () => {
  const [broken, whole] = [await artist(), await artist()];
  for (const nova of [broken, whole]) {
    await nova.onboard();
    await nova.ask("setPayoutSchedule", { schedule: "weekly", thresholdMinor: "1000" });
    await nova.sell(4_000);
  }
  const due = (hours: number) => new Date(now.getTime() + 7 * 24 * HOUR_MS + hours * HOUR_MS);
  await server.db
    .updateTable("payoutTerms")
    .set({ dueAt: now })
    .where("partyId", "=", broken.party)
    .execute();
  await sql`create or replace function refused() returns trigger language plpgsql as
    ${sql.lit("begin raise exception 'This row could not be written.'; end")}`.execute(server.db);
  await sql`create trigger refused before insert on payout
    for each row when (new."partyId" = ${sql.lit(broken.party)}) execute function refused()`.execute(
    server.db,
  );
  await payOutOnSchedule({ ...server }, due(0));
  expect(await rows(broken.party)).toEqual([]);
  expect(await rows(whole.party)).toHaveLength(1);

  await sql`drop trigger refused on payout`.execute(server.db);
  await payOutOnSchedule({ ...server }, due(1));
  expect(await rows(broken.party)).toHaveLength(1);
});

test("a superadmin holds the payouts of a studio back with a reason, and lets them go again", async () => {
  const nova = await artist();
  await nova.sell(10_000);
  await nova.onboard();
  const admin = await viewerFor(server, (await aUser(server.db, { role: "superadmin" })).id);
  const studio = { workspaceId: nova.id, payeeId: undefined };
  expect(await nova.ask("freezePayouts", { ...studio, reason: "" }, admin)).toMatchObject({
    field: "reason",
  });
  await nova.ask("freezePayouts", { ...studio, reason: "A bank asked us to wait." }, admin);
  expect((await nova.setup()).isFrozen).toBe(true);
  expect(await nova.request("2000")).toMatchObject({ code: "payouts.frozen" });
  await nova.ask("releasePayouts", { ...studio, reason: "The bank is content." }, admin);
  expect(await nova.request("2000", { password: PASSWORD })).toEqual({ __typename: "RequestPayoutPayload" });
});

test("an account that was ended at the provider is opened anew, and its bank is another one", async () => {
  const nova = await artist();
  await nova.sell(10_000);
  await nova.onboard();
  const { accountId } = await server.db
    .selectFrom("payoutAccount")
    .select("accountId")
    .where("partyId", "=", nova.party)
    .executeTakeFirstOrThrow();
  await nova.control("deauthorize", accountId!);
  await nova.listen();
  expect((await nova.setup()).account).toMatchObject({ isGone: true, isReady: false });
  expect(await nova.request("2000")).toMatchObject({ code: "payouts.notReady" });
  const [code] = await nova.secondFactor();
  await nova.onboard("DE89370400440532013000", "Nova", "DE", code);
  expect((await nova.setup()).account).toMatchObject({
    isReady: true,
    country: "DE",
    heldUntil: expect.any(String),
  });
  expect(await nova.request("2000")).toMatchObject({ code: "payouts.bankChanged" });
});
