import { countUploads } from "../../db/catalog/uploads.ts";
import { newId } from "../../db/ids.ts";
import { aUser } from "../../db/testing/build.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { samplesOf, waveOf } from "../providers/audio/testing/handmade.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";
import { startWorkers } from "../workers.ts";
import { aDevice, aSong, type Device, edit, send } from "./testing.ts";

const TUS = { "tus-resumable": "1.0.0" };
const song = waveOf(
  samplesOf(2, 44_100, (at) => at / 5),
  44_100,
);

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await startWorkers({ db: server.db, services: server.services, dataDir: server.dataDir });
});
afterAll(() => server.close());

const begun = (device: Device, id: string, words: object) =>
  send(server, device, "POST /catalog", {
    body: { kind: "track", id, workspaceId: device.workspaceId, ...words },
  });

/** Sends the file that a device kept, and waits for its track. */
async function bringAudio(device: Device, key: string): Promise<void> {
  const metadata = Object.entries({ filename: "take 7.wav", key })
    .map(([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`)
    .join(",");
  const place = await server.app.request("/uploads", {
    method: "POST",
    headers: {
      ...TUS,
      cookie: device.cookie,
      "upload-length": String(song.length),
      "upload-metadata": metadata,
    },
  });
  expect(place.status).toBe(201);
  await server.app.request(place.headers.get("location")!, {
    method: "PATCH",
    headers: {
      ...TUS,
      cookie: device.cookie,
      "upload-offset": "0",
      "content-type": "application/offset+octet-stream",
    },
    body: new Uint8Array(song),
  });
  const viewer = await viewerFor(server, device.userId);
  for (let tries = 0; tries < 300; tries++) {
    if ((await trackOf(viewer, key))?.title) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("It became no track.");
}

const READ = /* GraphQL */ `query Read($id: ID!) { node(id: $id) { ... on Track { title artistNames bpm key isrc genre } } }`;
const trackOf = async (viewer: any, id: string) =>
  (await server.ask(viewer, READ, { id: encodeGlobalID("Track", id) })).data.node;

test("a song that is named on a train begins with those words once its audio has come, and its plan counts it once", async () => {
  const device = await aDevice(server);
  const viewer = await viewerFor(server, device.userId);
  const id = crypto.randomUUID();
  const made = await begun(device, id, { title: "Low Water", bpm: 92, isrc: "us-abc-26-00077" });
  expect(made).toMatchObject({ status: 201, version: 1, doc: { id, awaitsAudio: true, title: "Low Water" } });
  const artistNames = ["Nova Reyes", "The Quay"];
  const later = edit("track", { artistNames, title: "Lower Water" });
  expect(await send(server, device, `PUT /catalog/${id}`, { body: later })).toMatchObject({
    status: 200,
    doc: { id, title: "Lower Water", artistNames, bpm: 92 },
  });
  expect(await trackOf(viewer, id)).toBeNull();
  expect(await countUploads(server.db, device.workspaceId)).toBe(0);
  await bringAudio(device, id);
  expect(await trackOf(viewer, id)).toMatchObject({
    ...{ title: "Lower Water", artistNames, bpm: 92, isrc: "USABC2600077" },
  });
  expect(await countUploads(server.db, device.workspaceId)).toBe(1);
  // From here on it is a track as any other.
  const renamed = { body: edit("track", { title: "Ebb" }, { title: "Lower Water" }) };
  expect(await send(server, device, `PUT /catalog/${id}`, renamed)).toMatchObject({ doc: { title: "Ebb" } });
});

test("where the audio was faster than the words, the words are an edit of its track", async () => {
  const device = await aDevice(server);
  const id = await aSong(server, device);
  const words = await begun(device, id, { title: "Low Water", bpm: 92 });
  expect(words).toMatchObject({ status: 201, doc: { title: "Low Water", bpm: 92, state: "ready" } });
  expect(await trackOf(await viewerFor(server, device.userId), id)).toMatchObject({ title: "Low Water" });
});

test("nobody but who wrote it meets a song without audio, wrong words are refused, and it can be given up", async () => {
  const [device, stranger] = [await aDevice(server), await aDevice(server)];
  const { id: colleagueId } = await aUser(server.db, { userTier: "artist_pro" });
  await server.db
    .insertInto("membership")
    .values({ id: newId(), workspaceId: device.workspaceId, userId: colleagueId, role: "artist" })
    .execute();
  const colleague = { ...device, userId: colleagueId, cookie: await server.cookieFor(colleagueId) };
  const id = crypto.randomUUID();
  expect(await begun(stranger, id, { workspaceId: device.workspaceId })).toMatchObject({ status: 404 });
  expect(await begun(device, id, { bpm: 9000 })).toMatchObject({ status: 422, field: "bpm" });
  expect(await begun(device, "tide", { title: "Tide" })).toMatchObject({ status: 422 });
  expect(await begun(device, id, { title: "Tide" })).toMatchObject({ status: 201 });
  const body = edit("track", { title: "Mine" });
  for (const other of [stranger, colleague]) {
    expect(await send(server, other, `PUT /catalog/${id}`, { body })).toMatchObject({ status: 404 });
    expect(await send(server, other, `DELETE /catalog/${id}`)).toMatchObject({ status: 404 });
  }
  expect(await begun(colleague, id, { title: "Mine" })).toMatchObject({
    status: 422,
    code: "general.idTaken",
  });
  expect(await send(server, device, `DELETE /catalog/${id}`)).toMatchObject({ status: 200, doc: null });
  expect(await send(server, device, `PUT /catalog/${id}`, { body })).toMatchObject({ status: 404 });
});
