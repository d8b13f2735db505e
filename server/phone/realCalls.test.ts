import { randomUUID } from "node:crypto";
import { decodeGlobalID, encodeGlobalID } from "@pothos/plugin-relay";
import { sql } from "kysely";
import { CALLS_AT_ONCE, LONGEST_CALL_MS, PLACED_WITHIN_MS } from "../../domain/phone/call.ts";
import type { JobContext } from "../jobContext.ts";
import { anArtist } from "../releases/testing.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";
import { endLongCalls } from "./endLongCalls.ts";
import { endNetworkCall } from "./endNetworkCall.ts";
import { ADDRESS, aNetwork, signed } from "./testing/aNetwork.ts";

const START = `mutation Start($input: StartPhoneCallInput!) { startPhoneCall(input: $input) { __typename
  ... on StartPhoneCallPayload { voiceToken call { id isPractice status elapsedMs } }
  ... on UserError { code message } } }`;
const HANG_UP = `mutation HangUp($input: HangUpCallInput!) { hangUpCall(input: $input) { __typename
  ... on HangUpCallPayload { call { status durationSeconds } } } }`;
const CALL =
  "query Call($id: ID!) { node(id: $id) { ... on PhoneCall { status durationSeconds elapsedMs } } }";

const clock = { now: new Date("2027-03-01T10:00:00.000Z") };
const later = (ms: number) => (clock.now = new Date(clock.now.getTime() + ms));
const network = aNetwork();
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(() => clock.now, {
    telephony: network.telephony,
    settings: { publicUrl: ADDRESS },
  });
});
afterAll(() => server.close());

const job = () => ({ db: server.db, services: server.services }) as JobContext;

/** Somebody at work in a studio that stands since a month. */
async function aCaller(plan = "artist_pro", createdAt = new Date("2027-02-01T10:00:00.000Z")) {
  const { userId, workspaceId } = await anArtist(server, plan);
  await server.db.updateTable("workspace").set({ createdAt }).where("id", "=", workspaceId).execute();
  const viewer = await viewerFor(server, userId);
  const workspace = encodeGlobalID("Workspace", workspaceId);
  const sid = `CA${randomUUID().replaceAll("-", "")}`;
  const start = async (number = "+34612345678") =>
    (await server.ask(viewer, START, { input: { workspaceId: workspace, number } })).data.startPhoneCall;
  const hangUp = async (id: string) =>
    (await server.ask(viewer, HANG_UP, { input: { id } })).data.hangUpCall.call;
  const read = async (id: string) => (await server.ask(viewer, CALL, { id })).data.node;
  return { userId, workspaceId, sid, start, hangUp, read };
}
const rowOf = (id: string) => decodeGlobalID(id).id;

test("a call rings the number that was judged, and lasts as long as the network says", async () => {
  const { sid, start, read } = await aCaller();
  const { voiceToken, call } = await start("(202) 555-0143 77");
  expect(call).toMatchObject({ isPractice: false, status: "initiated", elapsedMs: null });
  const told = await network.place(server, voiceToken, rowOf(call.id), sid);
  expect(told).toContain('callerId="+12025550100"');
  expect(told).toContain('timeLimit="1800"');
  expect(told).toMatch(/<Number [^>]*sendDigits="wwww77"[^>]*>\+12025550143<\/Number>/);
  later(4_000);
  await network.tell(server, rowOf(call.id), sid, "in-progress");
  later(7_000);
  expect(await read(call.id)).toMatchObject({ status: "initiated", elapsedMs: 7_000 });
  await network.tell(server, rowOf(call.id), sid, "completed", 7);
  expect(await read(call.id)).toMatchObject({ status: "completed", durationSeconds: 7 });
});

test.each(["busy", "no-answer", "failed"])(
  "%s is a missed call, and a word that comes later changes nothing",
  async (state) => {
    const { sid, start, read } = await aCaller();
    const { voiceToken, call } = await start();
    await network.place(server, voiceToken, rowOf(call.id), sid);
    await network.tell(server, rowOf(call.id), sid, state, 0);
    await network.tell(server, rowOf(call.id), sid, "completed", 600);
    expect(await read(call.id)).toMatchObject({ status: "missed", durationSeconds: 0 });
  },
);

test("whoever hangs up ends the call at the network as well, once", async () => {
  const { sid, start, hangUp } = await aCaller();
  const { voiceToken, call } = await start();
  await network.place(server, voiceToken, rowOf(call.id), sid);
  await network.tell(server, rowOf(call.id), sid, "in-progress");
  later(9_000);
  expect(await hangUp(call.id)).toEqual({ status: "completed", durationSeconds: 9 });
  network.breakDown(true);
  await expect(endNetworkCall(job(), { callId: rowOf(call.id) })).rejects.toThrow();
  network.breakDown(false);
  // The job is tried again, and once more after its answer was lost.
  await endNetworkCall(job(), { callId: rowOf(call.id) });
  await endNetworkCall(job(), { callId: rowOf(call.id) });
  expect(network.ended.filter((each) => each === sid)).toHaveLength(1);
});

test("a browser gets nobody rung but by its own call, while that waits for it", async () => {
  const [{ sid, start, hangUp }, other] = [await aCaller(), await aCaller()];
  const { voiceToken, call } = await start();
  const { voiceToken: foreign } = await other.start();
  const nobody = /<Response><Hangup\/><\/Response>/;
  expect(await network.place(server, foreign, rowOf(call.id), sid)).toMatch(nobody);
  expect(await network.place(server, voiceToken, randomUUID(), sid)).toMatch(nobody);
  expect(await network.place(server, voiceToken, "' or 1=1", sid)).toMatch(nobody);
  expect(await network.place(server, voiceToken, rowOf(call.id), sid)).toContain("<Dial");
  // Our answer was lost: the network asks again. Another line of the same browser does not get it.
  expect(await network.place(server, voiceToken, rowOf(call.id), sid)).toContain("<Dial");
  expect(await network.place(server, voiceToken, rowOf(call.id), "CA-another")).toMatch(nobody);
  await hangUp(call.id);
  expect(await network.place(server, voiceToken, rowOf(call.id), sid)).toMatch(nobody);
});

test("words that the network did not sign, or signed for another address, change nothing", async () => {
  const { sid, start, read } = await aCaller();
  const { voiceToken, call } = await start();
  await network.place(server, voiceToken, rowOf(call.id), sid);
  const path = `/webhooks/twilio/status?call=${rowOf(call.id)}`;
  const fields = { ParentCallSid: sid, CallStatus: "completed", CallDuration: "900" };
  const { headers, ...unsigned } = signed(path, fields);
  const forged = [
    { ...unsigned, headers: { "content-type": headers["content-type"] } },
    signed(path, fields, "another token, which signs too"),
    { ...signed(path, fields), body: new URLSearchParams({ ...fields, CallDuration: "1" }).toString() },
    signed(`${path}0`, fields),
  ];
  for (const request of forged) expect((await server.app.request(path, request)).status).toBe(403);
  expect(await read(call.id)).toMatchObject({ status: "initiated" });
});

test("three of a studio are on the phone at once, and no fourth", async () => {
  const { userId, workspaceId, start } = await aCaller();
  for (let n = 0; n < CALLS_AT_ONCE; n++) {
    const colleague = await anArtist(server);
    await server.db
      .insertInto("phoneCall")
      .values({
        ...{ id: randomUUID(), workspaceId, userId: colleague.userId, toNumber: "+34612345678" },
        ...{ fromNumber: "+12025550100", status: "initiated", isPractice: false, createdAt: clock.now },
        limitSeconds: 60,
      })
      .execute();
  }
  expect(await start()).toMatchObject({ __typename: "CallRefused", code: "phone.studioBusy" });
  await server.db
    .deleteFrom("phoneCall")
    .where("workspaceId", "=", workspaceId)
    .where("userId", "!=", userId)
    .execute();
  expect((await start()).__typename).toBe("StartPhoneCallPayload");
});

test("a studio calls for an hour a day, and a call is never longer than what is left", async () => {
  const { userId, workspaceId, sid, start, hangUp } = await aCaller();
  const talked = (durationSeconds: number) =>
    server.db
      .insertInto("phoneCall")
      .values({
        ...{ id: randomUUID(), workspaceId, userId, toNumber: "+34612345678", fromNumber: "+12025550100" },
        ...{
          status: "completed",
          isPractice: false,
          createdAt: clock.now,
          endedAt: clock.now,
          durationSeconds,
        },
      })
      .execute();
  await talked(3_600 - 120);
  const { voiceToken, call } = await start();
  expect(await network.place(server, voiceToken, rowOf(call.id), sid)).toContain('timeLimit="120"');
  await hangUp(call.id);
  await talked(90);
  const refused = await start();
  expect(refused.message).toMatch(/60 minutes of calls today/);
  await server.db
    .updateTable("phoneCall")
    .set({ createdAt: sql`"createdAt" - interval '1 day'` })
    .where("workspaceId", "=", workspaceId)
    .execute();
  expect((await start()).__typename).toBe("StartPhoneCallPayload");
});

test("a studio of today has ten minutes", async () => {
  const { sid, start } = await aCaller("artist_label", clock.now);
  const { voiceToken, call } = await start();
  expect(await network.place(server, voiceToken, rowOf(call.id), sid)).toContain('timeLimit="600"');
});

test("a call that no browser placed, and one whose page was lost, end by themselves", async () => {
  const { sid, start, read } = await aCaller();
  const unplaced = (await start()).call;
  later(PLACED_WITHIN_MS + 1);
  await endLongCalls(job(), clock.now);
  expect(await read(unplaced.id)).toMatchObject({ status: "missed" });
  const { voiceToken, call } = await start();
  await network.place(server, voiceToken, rowOf(call.id), sid);
  await network.tell(server, rowOf(call.id), sid, "in-progress");
  later(PLACED_WITHIN_MS + 1);
  await endLongCalls(job(), clock.now);
  expect(await read(call.id)).toMatchObject({ status: "initiated" });
  later(LONGEST_CALL_MS);
  await endLongCalls(job(), clock.now);
  expect(await read(call.id)).toMatchObject({ status: "completed", durationSeconds: 1_800 });
});

// Jamaica and the Dominican Republic share the country code of the United States.
test.each(["+18765550123", "+18095550123", "+5352123456", "+37127123456", "+79161234567"])(
  "%s is in a country that is not called, until those who run the platform say so",
  async (number) => {
    const { start } = await aCaller();
    expect(await start(number)).toMatchObject({ __typename: "InvalidInput", code: "phone.countryClosed" });
  },
);
