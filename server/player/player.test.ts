import { newId } from "../../db/ids.ts";
import { aUser } from "../../db/testing/build.ts";
import { PLAYS_FOR_MS, QUEUE_MAX } from "../../domain/player/sharedQueue.ts";
import type { Viewer } from "../graphql/context.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";

let server: TestServer;
let now = new Date("2026-03-01T12:00:00Z");
beforeAll(async () => void (server = await openTestServer(() => now)));
afterAll(() => server.close());

const SAVE = /* GraphQL */ `mutation Save($input: SavePlayQueueInput!) {
  savePlayQueue(input: $input) {
    __typename
    ... on SavePlayQueuePayload { isKept }
    ... on InvalidInput { message }
  }
}`;
const QUEUE = /* GraphQL */ `{ viewer { playQueue { device { id browser } trackIds currentId positionMs isPlaying } } }`;

const later = (ms: number) => void (now = new Date(now.getTime() + ms));
const aFan = async () =>
  viewerFor(server, (await aUser(server.db, { role: "fan", capabilities: ["fan"] })).id);
const someTracks = (count: number) => Array.from({ length: count }, () => encodeGlobalID("Track", newId()));

async function save(viewer: Viewer | null, said: object) {
  const input = { deviceId: newId(), isDeed: true, positionMs: 0, isPlaying: true, ...said };
  return (await server.ask(viewer, SAVE, { input })).data.savePlayQueue;
}
async function queueOf(viewer: Viewer | null) {
  return (await server.ask(viewer, QUEUE)).data.viewer.playQueue;
}

test("music that was stopped on the phone stands at the desk, where it was", async () => {
  const fan = await aFan();
  const [a, b] = someTracks(2);
  const phone = newId();
  expect(await queueOf(fan)).toBeNull();
  await save(fan, { deviceId: phone, trackIds: [a, b], currentId: b, positionMs: 61_000 });
  later(20_000);
  await save(fan, { deviceId: phone, currentId: b, positionMs: 81_000, isPlaying: false });
  later(86_400_000);
  expect(await queueOf(fan)).toMatchObject({
    ...{ device: { id: phone }, trackIds: [a, b], currentId: b, positionMs: 81_000, isPlaying: false },
  });
  expect(await queueOf(await aFan())).toBeNull();
});

test("while a device plays its place moves on; once it fell silent it stands where it was last told of", async () => {
  const fan = await aFan();
  const [a] = someTracks(1);
  await save(fan, { trackIds: [a], currentId: a, positionMs: 5_000 });
  later(20_000);
  expect(await queueOf(fan)).toMatchObject({ positionMs: 25_000, isPlaying: true });
  later(PLAYS_FOR_MS);
  expect(await queueOf(fan)).toMatchObject({ positionMs: 5_000, isPlaying: false });
});

test("what somebody did last counts, on whichever device; how far the other one came is not taken any more", async () => {
  const fan = await aFan();
  const [a, b] = someTracks(2);
  const [phone, desk] = [newId(), newId()];
  await save(fan, { deviceId: phone, trackIds: [a], currentId: a });
  expect(await save(fan, { deviceId: desk, trackIds: [b], currentId: b })).toMatchObject({ isKept: true });
  expect(await save(fan, { deviceId: phone, currentId: a, isDeed: false })).toMatchObject({ isKept: false });
  expect(await save(fan, { deviceId: desk, currentId: b, isDeed: false, positionMs: 9_000 })).toMatchObject({
    isKept: true,
  });
  expect(await queueOf(fan)).toMatchObject({ device: { id: desk }, trackIds: [b], positionMs: 9_000 });
});

test("the other pages of a person hear of each deed, of a call and of a handover, and nobody else does", async () => {
  const fan = await aFan();
  const [a] = someTracks(1);
  const [phone, desk] = [newId(), newId()];
  const hears = server.services.events.subscribe("playerNews", fan.userId);
  const other = server.services.events.subscribe("playerNews", (await aFan()).userId);
  // Whoever asks for nothing yet hears nothing yet.
  const first = hears.next();
  const heard = other.next().then(({ done }) => done);
  await save(fan, { deviceId: phone, trackIds: [a], currentId: a });
  for (const [verb, id] of [
    ["callDevices", phone],
    ["answerDevices", desk],
    ["handOverQueue", desk],
  ] as const)
    await server.ask(
      fan,
      `mutation Tell($input: ${verb[0]!.toUpperCase()}${verb.slice(1)}Input!) { ${verb}(input: $input) { __typename } }`,
      { input: { deviceId: id } },
    );
  expect((await first).value).toMatchObject({ kind: "saved", deviceId: phone });
  for (const [kind, deviceId] of [
    ["called", phone],
    ["here", desk],
    ["handedOver", desk],
  ])
    expect((await hears.next()).value).toMatchObject({ kind, deviceId });
  await hears.return?.();
  await other.return?.();
  expect(await heard).toBe(true);
});

test("a queue without end and a page without an id are refused in words, and nothing is lost", async () => {
  const fan = await aFan();
  const [a] = someTracks(1);
  await save(fan, { trackIds: [a], currentId: a });
  expect(await save(fan, { trackIds: someTracks(QUEUE_MAX + 1), currentId: a })).toMatchObject({
    __typename: "InvalidInput",
    message: "A queue that follows you has at most 1,000 tracks.",
  });
  expect(await save(fan, { deviceId: "phone", trackIds: [] })).toMatchObject({ __typename: "InvalidInput" });
  expect(await queueOf(fan)).toMatchObject({ trackIds: [a] });
});
