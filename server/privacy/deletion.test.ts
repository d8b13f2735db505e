import { aUser, aWorkspace } from "../../db/testing/build.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { decodeGlobalID } from "../graphql/globalId.ts";
import { freeSale } from "../sales/bookSale.ts";
import { aPaidSale } from "../sales/testing/aPaidSale.ts";
import { findWholeSale } from "../sales/wholeSale.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";
import { erasePerson } from "./erasePerson.ts";
import { reconcilePrivacy } from "./reconcilePrivacy.ts";

const HOUR_MS = 60 * 60 * 1000;

let server: TestServer;
const clock = { now: new Date("2026-03-02T10:00:00Z") };
beforeAll(async () => void (server = await openTestServer(() => clock.now)));
afterAll(() => server.close());

const REQUEST = /* GraphQL */ `mutation Request($input: RequestAccountDeletionInput!) {
  requestAccountDeletion(input: $input) { __typename ... on InvalidInput { field message } }
}`;
const CONFIRM = /* GraphQL */ `mutation Confirm($input: ConfirmAccountDeletionInput!) {
  confirmAccountDeletion(input: $input) {
    __typename
    ... on ConfirmAccountDeletionPayload { deletion { code state dueAt } }
    ... on StudiosNeedOwner { message studios }
    ... on EarningsUnpaid { code earnings { amountMinor currency } }
  }
}`;
const STATUS = /* GraphQL */ `query Status($code: String!) { accountDeletion(code: $code) { state dueAt doneAt } }`;
const OWN = /* GraphQL */ `{ viewer { deletion { code state dueAt } } }`;
const KEEP = /* GraphQL */ `mutation Keep { keepAccount { __typename } }`;
const KEEP_BY_LETTER = /* GraphQL */ `mutation KeepByLetter($input: KeepAccountByLetterInput!) {
  keepAccountByLetter(input: $input) { __typename ... on KeepAccountByLetterPayload { deletion { state } } }
}`;

const ask = async (query: string, input: object) =>
  Object.values((await server.ask(null, query, { input })).data)[0] as any;
const lettersTo = async (email: string) =>
  (await server.db.selectFrom("mail").selectAll().where("to", "=", email).orderBy("id").execute()).map(
    ({ subject, body }) => ({ subject, body }),
  );
const stateOf = async (code: string) => (await server.ask(null, STATUS, { code })).data.accountDeletion;
/** What stands under a name in the address of a link in the last letter. */
async function inLastLetter(email: string, name: string): Promise<string> {
  const { body } = (await lettersTo(email)).at(-1)!;
  return new RegExp(`[?&]${name}=([\\w-]+)`).exec(body)?.[1] ?? "";
}
const later = (ms: number) => void (clock.now = new Date(clock.now.getTime() + ms));

async function confirmed() {
  const user = await aUser(server.db);
  await ask(REQUEST, { email: user.email });
  const answer = await ask(CONFIRM, { token: await inLastLetter(user.email, "confirm") });
  return { user, answer, code: answer.deletion.code as string };
}
const carryOut = async () => {
  const context = { db: server.db, services: server.services, dataDir: server.dataDir };
  await reconcilePrivacy(context, clock.now);
  const due = await server.db
    .selectFrom("deletionRequest")
    .select("id")
    .where("dueAt", "<=", clock.now)
    .execute();
  for (const { id } of due) await erasePerson(context, { requestId: id }, clock.now);
};

test("the answer is the same for every address; only a mailbox with an account gets a link", async () => {
  const { email } = await aUser(server.db);
  const stranger = "nobody.here@example.test";
  expect(await ask(REQUEST, { email })).toEqual(await ask(REQUEST, { email: stranger }));
  expect(await inLastLetter(email, "confirm")).not.toBe("");
  expect((await lettersTo(stranger))[0]!.body).not.toContain("http");
  expect(await ask(REQUEST, { email: "not an address" })).toMatchObject({ field: "email" });
});

test("a mailbox is written to once a minute, with or without an account", async () => {
  for (const email of [(await aUser(server.db)).email, "also.nobody@example.test"]) {
    await ask(REQUEST, { email });
    expect(await ask(REQUEST, { email })).toMatchObject({
      message: "Too many attempts. Wait a moment and try again.",
    });
    expect(await lettersTo(email)).toHaveLength(1);
  }
});

test("from the request over the letter and seven days to the end, and everybody with the code sees how it goes", async () => {
  const user = await aUser(server.db);
  const viewer = await viewerFor(server, user.id, clock.now);
  const cookie = await server.cookieFor(user.id);
  await ask(REQUEST, { email: user.email });
  const code = await inLastLetter(user.email, "code");
  expect((await stateOf(code)).state).toBe("requested");
  expect((await server.ask(viewer, OWN)).data.viewer.deletion).toBeNull();
  const token = await inLastLetter(user.email, "confirm");
  const { deletion } = await ask(CONFIRM, { token });
  const dueAt = new Date(clock.now.getTime() + 7 * DAY_MS).toISOString();
  expect(deletion).toEqual({ code, state: "waiting", dueAt });
  expect((await ask(CONFIRM, { token })).__typename).toBe("LinkSpent");
  expect((await server.ask(viewer, OWN)).data.viewer.deletion).toEqual(deletion);

  later(6 * DAY_MS + HOUR_MS);
  await carryOut();
  await carryOut();
  const subjects = (await lettersTo(user.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes("tomorrow"))).toHaveLength(1);
  expect((await stateOf(code)).state).toBe("waiting");

  later(DAY_MS);
  await carryOut();
  expect(await stateOf(code)).toEqual({ state: "done", dueAt, doneAt: clock.now.toISOString() });
  expect(await server.db.selectFrom("user").select("id").where("id", "=", user.id).execute()).toEqual([]);
  expect(await lettersTo(user.email)).toEqual([]);
  const asked = await server.app.request("/api/privacy/exports/0190f3a0-0000-7000-8000-000000000001.zip", {
    headers: { cookie },
  });
  expect(asked.status).toBe(404);
});

test("who changed their mind keeps the account, from the settings or by the link of the letter", async () => {
  const one = await confirmed();
  const viewer = await viewerFor(server, one.user.id, clock.now);
  expect((await server.ask(viewer, KEEP)).data.keepAccount.__typename).toBe("KeepAccountPayload");
  expect((await stateOf(one.code)).state).toBe("canceled");
  expect((await server.ask(viewer, KEEP)).data.keepAccount.__typename).toBe("NotFound");

  const two = await confirmed();
  const key = await inLastLetter(two.user.email, "keep");
  // The code alone is what others may see.
  expect((await ask(KEEP_BY_LETTER, { code: two.code, key: two.code })).__typename).toBe("LinkSpent");
  expect((await ask(KEEP_BY_LETTER, { code: one.code, key })).__typename).toBe("LinkSpent");
  expect((await ask(KEEP_BY_LETTER, { code: two.code, key })).deletion.state).toBe("canceled");
  later(8 * DAY_MS);
  await carryOut();
  expect(
    await server.db.selectFrom("user").select("id").where("id", "=", two.user.id).execute(),
  ).toHaveLength(1);
});

test("asking again writes a new letter and closes the old one; what is confirmed is only told again", async () => {
  const { email } = await aUser(server.db);
  await ask(REQUEST, { email });
  const [first, code] = [await inLastLetter(email, "confirm"), await inLastLetter(email, "code")];
  later(2 * HOUR_MS);
  await ask(REQUEST, { email });
  expect((await ask(CONFIRM, { token: first })).__typename).toBe("LinkSpent");
  expect((await stateOf(code)).state).toBe("canceled");
  await ask(CONFIRM, { token: await inLastLetter(email, "confirm") });
  later(2 * HOUR_MS);
  await ask(REQUEST, { email });
  expect(await inLastLetter(email, "confirm")).toBe("");
  expect(await inLastLetter(email, "keep")).not.toBe("");
});

test("a letter that nobody opens in a day deletes nothing, and a code that is none tells nothing", async () => {
  const { email } = await aUser(server.db);
  await ask(REQUEST, { email });
  const [token, code] = [await inLastLetter(email, "confirm"), await inLastLetter(email, "code")];
  later(25 * HOUR_MS);
  expect((await ask(CONFIRM, { token })).__typename).toBe("LinkSpent");
  expect((await stateOf(code)).state).toBe("expired");
  later(8 * DAY_MS);
  await carryOut();
  expect(await stateOf(code)).toBeNull();
  expect(await stateOf("no-such-code")).toBeNull();
});

test("nobody takes a studio away from those who work in it: its only owner hands it over first", async () => {
  const owner = await aUser(server.db);
  const studio = await aWorkspace(server.db, { ownerId: owner.id, name: "Harbour Lights" });
  const member = await aUser(server.db);
  const place = { workspaceId: studio.id, userId: member.id, role: "manager" };
  await server.db.insertInto("membership").values(place).execute();
  const said =
    "Others work in a studio that only you own. Make somebody else its owner first, or delete the studio.";
  const viewer = await viewerFor(server, owner.id, clock.now);
  const asked = await server.ask(viewer, REQUEST, { input: { email: owner.email } });
  expect(asked.data.requestAccountDeletion).toMatchObject({ field: "email", message: said });
  // Somebody who is not signed in learns it from the mailbox only.
  expect((await ask(REQUEST, { email: owner.email })).__typename).toBe("RequestAccountDeletionPayload");
  const token = await inLastLetter(owner.email, "confirm");
  expect(await ask(CONFIRM, { token })).toEqual({
    __typename: "StudiosNeedOwner",
    message: said,
    studios: ["Harbour Lights"],
  });
  await server.db
    .updateTable("membership")
    .set({ isAccountOwner: true })
    .where("userId", "=", member.id)
    .execute();
  expect((await ask(CONFIRM, { token })).deletion.state).toBe("waiting");
});

test("whoever has earned what was not paid out reads how much, and is deleted only once they give it up", async () => {
  const owner = await aUser(server.db);
  const studio = await aWorkspace(server.db, { ownerId: owner.id });
  // Two sales of 10.00 less 0.59 of the provider: one is still held, the other can be paid out.
  await aPaidSale(server.db, studio.id);
  const { id: free } = decodeGlobalID(await aPaidSale(server.db, studio.id));
  await server.db.transaction().execute(async (trx) => {
    await freeSale({ trx, now: clock.now }, (await findWholeSale(trx, free))!);
  });
  await ask(REQUEST, { email: owner.email });
  const token = await inLastLetter(owner.email, "confirm");
  const refused = {
    __typename: "EarningsUnpaid",
    code: "privacy.earningsUnpaid",
    earnings: [{ amountMinor: "1882", currency: "USD" }],
  };
  expect(await ask(CONFIRM, { token })).toEqual(refused);
  expect(await ask(CONFIRM, { token, giveUpEarnings: false })).toEqual(refused);
  expect(
    await server.db.selectFrom("deletionRequest").select("dueAt").where("userId", "=", owner.id).execute(),
  ).toEqual([{ dueAt: null }]);
  expect((await ask(CONFIRM, { token, giveUpEarnings: true })).deletion.state).toBe("waiting");
  later(8 * DAY_MS);
  await carryOut();
  expect(await server.db.selectFrom("user").select("id").where("id", "=", owner.id).execute()).toEqual([]);
});

test("what a studio earned that stays with another owner keeps nobody from leaving", async () => {
  const owner = await aUser(server.db);
  const studio = await aWorkspace(server.db, { ownerId: owner.id });
  await aPaidSale(server.db, studio.id);
  const heir = {
    workspaceId: studio.id,
    userId: (await aUser(server.db)).id,
    role: "manager",
    isAccountOwner: true,
  };
  await server.db.insertInto("membership").values(heir).execute();
  await ask(REQUEST, { email: owner.email });
  const token = await inLastLetter(owner.email, "confirm");
  expect((await ask(CONFIRM, { token })).deletion.state).toBe("waiting");
});
