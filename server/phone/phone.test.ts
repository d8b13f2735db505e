import { randomUUID } from "node:crypto";
import { decodeGlobalID, encodeGlobalID } from "@pothos/plugin-relay";
import { insertFlag } from "../../db/flags/flags.ts";
import { newId } from "../../db/ids.ts";
import { AGENTS } from "../../domain/assistants/agents.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { CALLS_AN_HOUR, LONGEST_CALL_MS } from "../../domain/phone/call.ts";
import type { JobContext } from "../jobContext.ts";
import { anArtist } from "../releases/testing.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";
import { endLongCalls } from "./endLongCalls.ts";

const START = `mutation Start($input: StartPhoneCallInput!) { startPhoneCall(input: $input) { __typename
  ... on StartPhoneCallPayload { call { id toNumber extension fromNumber status elapsedMs isPractice } viewer { activeCall { id } } }
  ... on UserError { code } ... on InvalidInput { field } } }`;
const HANG_UP = `mutation HangUp($input: HangUpCallInput!) { hangUpCall(input: $input) { __typename
  ... on HangUpCallPayload { call { status durationSeconds } viewer { activeCall { id } } } } }`;
const CALLS = `query Calls($id: ID!) { node(id: $id) { ... on Workspace { phoneCalls { totalCount edges { node { toNumber status durationSeconds } } } } } }`;
const ACTIVE = "query Active { viewer { activeCall { id elapsedMs } } }";

const clock = { now: new Date("2027-03-01T10:00:00.000Z") };
const later = (ms: number) => (clock.now = new Date(clock.now.getTime() + ms));
let server: TestServer;
beforeAll(async () => void (server = await openTestServer(() => clock.now)));
afterAll(() => server.close());

/** Somebody at work in a studio of their own. */
async function aCaller(plan = "artist_pro") {
  const trialEndsAt = plan === "free" ? new Date(clock.now.getTime() + DAY_MS) : null;
  const { userId, workspaceId } = await anArtist(server, plan, trialEndsAt);
  const viewer = await viewerFor(server, userId);
  const workspace = encodeGlobalID("Workspace", workspaceId);
  const call = async (number: string, some: object = {}) =>
    (await server.ask(viewer, START, { input: { workspaceId: workspace, number, ...some } })).data
      .startPhoneCall;
  const hangUp = async (id: string) => (await server.ask(viewer, HANG_UP, { input: { id } })).data.hangUpCall;
  return { viewer, workspace, call, hangUp };
}

test("a call is initiated at once, answered after a second, and over with the server's duration", async () => {
  const { viewer, workspace, call, hangUp } = await aCaller();
  const { call: begun } = await call("(202) 555-0143");
  expect(begun).toMatchObject({
    ...{ toNumber: "+12025550143", extension: null, fromNumber: "+12025550100" },
    ...{ status: "initiated", elapsedMs: -1000, isPractice: true },
  });
  later(8_400);
  expect((await server.ask(viewer, ACTIVE)).data.viewer.activeCall).toEqual({
    id: begun.id,
    elapsedMs: 7_400,
  });
  expect(await hangUp(begun.id)).toMatchObject({
    ...{ call: { status: "completed", durationSeconds: 7 }, viewer: { activeCall: null } },
  });
  // A second press changes nothing.
  later(5_000);
  expect((await hangUp(begun.id)).call).toEqual({ status: "completed", durationSeconds: 7 });
  expect((await server.ask(viewer, CALLS, { id: workspace })).data.node.phoneCalls).toMatchObject({
    totalCount: 1,
    edges: [{ node: { toNumber: "+12025550143", status: "completed", durationSeconds: 7 } }],
  });
});

test("hung up before anybody answered, it was missed", async () => {
  const { call, hangUp } = await aCaller();
  const { call: begun } = await call("+34 612 345 678 ");
  later(300);
  expect((await hangUp(begun.id)).call).toEqual({ status: "missed", durationSeconds: 0 });
});

test("nobody is in two calls at once, on whichever device", async () => {
  const { call } = await aCaller();
  await call("2025550143");
  expect(await call("2025550144")).toEqual({ __typename: "CallRefused", code: "phone.alreadyCalling" });
});

test("what was asked twice with one id is one call", async () => {
  const { call } = await aCaller();
  const id = newId();
  await call("2025550143", { id });
  expect((await call("2025550143", { id })).code).toMatch(/idTaken|alreadyCalling/);
});

test("a call whose page was lost ends after half an hour, and the next may begin", async () => {
  const { viewer, call } = await aCaller();
  await call("2025550143");
  later(LONGEST_CALL_MS + 1);
  expect((await server.ask(viewer, ACTIVE)).data.viewer.activeCall).toBeNull();
  expect((await call("2025550144")).call.status).toBe("initiated");
  later(LONGEST_CALL_MS + 1);
  const context: JobContext = { db: server.db, services: server.services, dataDir: server.dataDir };
  await endLongCalls(context, clock.now);
  const { durationSeconds } = await server.db
    .selectFrom("phoneCall")
    .select("durationSeconds")
    .where("userId", "=", viewer.userId)
    .where("toNumber", "=", "+12025550144")
    .executeTakeFirstOrThrow();
  expect(durationSeconds).toBe(1_799);
});

test("an hour has so many calls, and the next says so", async () => {
  const { call, hangUp } = await aCaller();
  for (let n = 0; n < CALLS_AN_HOUR; n++) await hangUp((await call("2025550143")).call.id);
  expect(await call("2025550143")).toEqual({ __typename: "CallRefused", code: "phone.tooMany" });
});

const FORBIDDEN = [
  ...["112", "911", "999", "+34112", "+1911"].map((number) => [number, "phone.emergency"]),
  ...["", "*#", "202555014", "+3461234"].map((number) => [number, "phone.tooShort"]),
  ...["1234567890123456789012345", "+0000000000", "0000000000", "+99912345678", "1112223333"].map(
    (number) => [number, "phone.unknown"],
  ),
  ...["9002345678", "+34806123456", "+351760123456", "+449098790123", "+33891234567", "+979123456789"].map(
    (number) => [number, "phone.premium"],
  ),
  // Free lines, satellites, networks of no country, machines.
  ...["8002345678", "+881612345678", "+870773111632", "+80012345678", "+34900123456"].map((number) => [
    number,
    "phone.notCalled",
  ]),
] as const;

test("25 numbers that nobody should call are refused with words, and no call begins", async () => {
  expect(FORBIDDEN).toHaveLength(25);
  later(1);
  for (const [number, code] of FORBIDDEN) {
    const { call } = await aCaller();
    const refused = { __typename: "InvalidInput", field: "number", code };
    expect([number, await call(number!)]).toEqual([number, refused]);
  }
  expect(
    await server.db.selectFrom("phoneCall").select("id").where("createdAt", "=", clock.now).execute(),
  ).toEqual([]);
});

test("a trial, somebody without the flag and a stranger begin none", async () => {
  const trial = await aCaller("free");
  const asked = { input: { workspaceId: trial.workspace, number: "2025550143" } };
  expect((await server.ask(trial.viewer, START, asked)).errors?.[0]?.extensions?.code).toBe(
    "UPGRADE_REQUIRED",
  );
  expect((await server.ask(trial.viewer, CALLS, { id: trial.workspace })).data.node.phoneCalls).toBeNull();
  const without = await aCaller();
  const { id: workspaceId } = decodeGlobalID(without.workspace);
  await insertFlag(server.db, { name: "PHONE_DIALER", workspaceId, enabled: false });
  server.services.events.publish("flagsChanged", {});
  expect((await without.call("2025550143")).__typename).toBe("NotFound");
  const paid = await aCaller();
  const foreign = { input: { workspaceId: paid.workspace, number: "2025550143" } };
  expect((await server.ask(trial.viewer, START, foreign)).data.startPhoneCall.__typename).toBe("NotFound");
  const { call: begun } = await paid.call("2025550143");
  expect((await trial.hangUp(begun.id)).__typename).toBe("NotFound");
  expect((await paid.hangUp(encodeGlobalID("PhoneCall", randomUUID()))).__typename).toBe("NotFound");
});

const START_AGENT = `mutation Talk($input: StartAgentCallInput!) { startAgentCall(input: $input) { __typename
  ... on StartAgentCallPayload { call { id toNumber fromNumber isPractice status agent { name } } }
  ... on UserError { code } } }`;
const [, LEGAL_BOT] = AGENTS;

test("a talk with an assistant is a call like any other, under a number of its own", async () => {
  const { viewer, workspace, call, hangUp } = await aCaller();
  const talk = async (agentId: string) =>
    (await server.ask(viewer, START_AGENT, { input: { workspaceId: workspace, agentId } })).data
      .startAgentCall;
  const legalBot = encodeGlobalID("AiAgent", LEGAL_BOT!.uid);
  const { call: begun } = await talk(legalBot);
  expect(begun).toMatchObject({
    ...{ toNumber: "+12025550111", fromNumber: "+12025550100", isPractice: true, status: "initiated" },
    agent: { name: "LegalBot" },
  });
  expect((await call("(202) 555-0143")).code).toBe("phone.alreadyCalling");
  expect((await talk(legalBot)).code).toBe("phone.alreadyCalling");
  later(13_000);
  expect((await hangUp(begun.id)).call).toEqual({ status: "completed", durationSeconds: 12 });
  expect((await talk(encodeGlobalID("AiAgent", randomUUID()))).__typename).toBe("NotFound");
});

test("without a paid plan nobody talks to an assistant on the phone, PAM included", async () => {
  const { viewer, workspace } = await aCaller("free");
  const agentId = encodeGlobalID("AiAgent", AGENTS[0]!.uid);
  const { errors } = await server.ask(viewer, START_AGENT, { input: { workspaceId: workspace, agentId } });
  expect(errors?.[0]?.extensions?.code).toBe("UPGRADE_REQUIRED");
});
