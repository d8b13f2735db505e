import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { encodeGlobalID } from "@pothos/plugin-relay";
import { setMeasurement } from "../../db/catalog/measurements.ts";
import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import { samplesOf, waveOf } from "../providers/audio/testing/handmade.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";
import { measureTrack } from "./measureTrack.ts";
import { renderTrack } from "./renderTrack.ts";

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await openTestServer();
  folder = await mkdtemp(path.join(tmpdir(), "levare measurement "));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function aStudio() {
  const user = await aUser(server.db, { userTier: "artist_pro" });
  const workspace = await aWorkspace(server.db, { ownerId: user.id });
  return { workspaceId: workspace.id, viewer: await viewerFor(server, user.id) };
}

/** A track whose master lies in the store: four seconds that begin after one second of silence. */
async function aTrackWithSound(workspaceId: string, state = "processing") {
  const track = await aTrack(server.db, { workspaceId, state, bpm: null, key: null });
  const file = path.join(folder, `${track.id}.wav`);
  const volume = (at: number) => (at < 1 ? 0 : 0.5);
  await writeFile(file, waveOf(samplesOf(5, 44_100, volume), 44_100));
  await server.services.storage.put(track.masterKey, file, "audio/wav");
  return track.id;
}

const MEASURED = /* GraphQL */ `
  query Measured($id: ID!) {
    node(id: $id) {
      ... on Track {
        measurement {
          sampleRate bitDepth channels loudness truePeak clippedSamples leadingSilenceMs trailingSilenceMs
          estimatedBpm estimatedKey storeFindings { rule severity }
        }
      }
    }
  }
`;
const TAKE = /* GraphQL */ `
  mutation Take($input: ConfirmEstimatesInput!) {
    confirmEstimates(input: $input) {
      __typename
      ... on ConfirmEstimatesPayload { track { bpm key version } }
      ... on InvalidInput { field message }
    }
  }
`;

const job = () => ({ db: server.db, services: server.services, dataDir: server.dataDir });
const globalId = (id: string) => encodeGlobalID("Track", id);

test("a track is measured while its streams are made", async () => {
  const { workspaceId, viewer } = await aStudio();
  const trackId = await aTrackWithSound(workspaceId);
  await renderTrack(job(), { trackId }, true);
  const { measurement } = (await server.ask(viewer, MEASURED, { id: globalId(trackId) })).data.node;
  expect(measurement).toMatchObject({ sampleRate: 44_100, bitDepth: 16, channels: 2, clippedSamples: 0 });
  expect(measurement.loudness).toBeGreaterThan(-7.5);
  expect(measurement.loudness).toBeLessThan(-5.5);
  expect(measurement.truePeak).toBeCloseTo(-6.02, 1);
  expect(measurement.leadingSilenceMs).toBe(1_000);
  expect(measurement.trailingSilenceMs).toBe(0);
  expect(measurement.storeFindings).toEqual([{ rule: "tooShort", severity: "blocker" }]);
});

test("a track from before is measured afterwards, once, and a stranger learns nothing of it", async () => {
  const [{ workspaceId, viewer }, stranger] = [await aStudio(), await aStudio()];
  const trackId = await aTrackWithSound(workspaceId, "ready");
  await server.db.updateTable("track").set({ visibility: "public" }).where("id", "=", trackId).execute();
  await measureTrack(job(), { trackId }, false);
  const own = await server.ask(viewer, MEASURED, { id: globalId(trackId) });
  expect(own.data.node.measurement.loudness).toBeLessThan(-5);
  const foreign = await server.ask(stranger.viewer, MEASURED, { id: globalId(trackId) });
  expect(foreign.data.node).toEqual({ measurement: null });
  // How far it is turned down every listener's player has to know.
  const LEVEL = /* GraphQL */ `query L($id: ID!) { node(id: $id) { ... on Track { levelDb } } }`;
  const heard = await server.ask(stranger.viewer, LEVEL, { id: globalId(trackId) });
  expect(heard.data.node.levelDb).toBeCloseTo(-14 - own.data.node.measurement.loudness, 3);
});

test("an estimate becomes the track's own tempo when the artist takes it, from the version that was looked at", async () => {
  const { workspaceId, viewer } = await aStudio();
  const { id } = await aTrack(server.db, { workspaceId, bpm: null, key: null });
  const none = await take(viewer, id, 1, ["bpm"]);
  expect(none).toMatchObject({ __typename: "InvalidInput", field: "bpm" });
  const estimates = { bpm: 127.8, bpmConfidence: 0.7, key: "Am", keyConfidence: 0.4 };
  await server.db.transaction().execute((trx) => setMeasurement(trx, id, estimates));
  expect(await take(viewer, id, 1, ["bpm"])).toMatchObject({ track: { bpm: 128, key: null, version: 2 } });
  expect(await take(viewer, id, 1, ["key"])).toEqual({ __typename: "StaleVersion" });
  expect(await take(viewer, id, 2, ["key"])).toMatchObject({ track: { bpm: 128, key: "Am" } });
  expect(await take((await aStudio()).viewer, id, 3, ["key"])).toEqual({ __typename: "NotFound" });
});

async function take(
  viewer: Awaited<ReturnType<typeof viewerFor>>,
  id: string,
  version: number,
  estimates: string[],
) {
  const input = { id: globalId(id), version, estimates };
  return (await server.ask(viewer, TAKE, { input })).data.confirmEstimates;
}
