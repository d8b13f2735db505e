import { encodeGlobalID } from "@pothos/plugin-relay";
import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import type { Viewer } from "../graphql/context.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const UPDATE = /* GraphQL */ `
  mutation Update($input: UpdateTracksInput!) {
    updateTracks(input: $input) {
      __typename
      ... on UpdateTracksPayload {
        results { outcome problems { field message } track { title isrc bpm artistNames version } }
      }
      ... on InvalidInput { field message }
    }
  }
`;
const trackId = (id: string) => encodeGlobalID("Track", id);
let server: TestServer;
let viewer: Viewer;
let workspaceId: string;

beforeAll(async () => void (server = await openTestServer(() => NOW)));
beforeEach(async () => {
  const user = await aUser(server.db, { userTier: "artist_pro" });
  workspaceId = (await aWorkspace(server.db, { ownerId: user.id })).id;
  viewer = await viewerFor(server, user.id);
});
afterAll(() => server.close());

async function update(changes: { id: string; version?: number; [field: string]: unknown }[]) {
  const input = {
    changes: changes.map(({ id, version = 1, ...fields }) => ({ id: trackId(id), version, ...fields })),
  };
  const { data, errors } = await server.ask(viewer, UPDATE, { input });
  expect(errors).toBeUndefined();
  return data.updateTracks;
}
const outcomes = (answer: { results: { outcome: string }[] }) => answer.results.map(({ outcome }) => outcome);
const rowOf = (id: string) =>
  server.db.selectFrom("track").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

test("of many tracks the right ones are saved, and of a wrong one nothing is written", async () => {
  const good = await aTrack(server.db, { workspaceId, title: "Tide" });
  const bad = await aTrack(server.db, { workspaceId, title: "Ebb", bpm: 90 });
  const older = await aTrack(server.db, { workspaceId, title: "Foam", version: 4 });
  const foreign = await aTrack(server.db, { workspaceId: (await aWorkspace(server.db)).id, title: "Theirs" });

  const answer = await update([
    { id: good.id, title: "  Tide Pools ", bpm: 120, artistNames: ["Nova", "Mara"], pLineOwner: "Nova" },
    { id: bad.id, title: "Ebb Tide", isrc: "nonsense", pLineYear: 3000 },
    { id: older.id, version: 3, title: "Spray" },
    { id: foreign.id, title: "Mine now" },
  ]);

  expect(outcomes(answer)).toEqual(["saved", "refused", "stale", "missing"]);
  expect(answer.results[0].track).toEqual({
    title: "Tide Pools",
    isrc: null,
    bpm: 120,
    artistNames: ["Nova", "Mara"],
    version: 2,
  });
  expect(answer.results[1].problems).toEqual([
    { field: "isrc", message: "An ISRC has 12 characters, like US-ABC-26-00001." },
    { field: "pLineYear", message: "A year has four digits and is not in the future." },
  ]);
  expect(answer.results[2].track).toMatchObject({ title: "Foam", version: 4 });
  expect(answer.results[3].track).toBeNull();
  expect(await rowOf(bad.id)).toMatchObject({ title: "Ebb", bpm: 90, version: 1 });
  expect(await rowOf(foreign.id)).toMatchObject({ title: "Theirs", version: 1 });
});

test("two tracks can swap their ISRCs, and a code that stays with another track is refused", async () => {
  const [one, two] = ["QZABC2600001", "QZABC2600002"] as const;
  const a = await aTrack(server.db, { workspaceId, isrc: one });
  const b = await aTrack(server.db, { workspaceId, isrc: two });
  const c = await aTrack(server.db, { workspaceId });
  expect(
    outcomes(
      await update([
        { id: a.id, isrc: two },
        { id: b.id, isrc: one },
      ]),
    ),
  ).toEqual(["saved", "saved"]);
  expect([(await rowOf(a.id)).isrc, (await rowOf(b.id)).isrc]).toEqual([two, one]);

  // The first would free its code, but is refused itself: so it does not.
  const answer = await update([
    { id: a.id, version: 2, isrc: "QZABC2600003", bpm: 5 },
    { id: c.id, isrc: two },
  ]);
  expect(outcomes(answer)).toEqual(["refused", "refused"]);
  expect(answer.results[1].problems).toEqual([
    { field: "isrc", message: "Another track of this studio already has this ISRC." },
  ]);
});

test("two tracks of one change cannot come from each other", async () => {
  const a = await aTrack(server.db, { workspaceId });
  const b = await aTrack(server.db, { workspaceId });
  const answer = await update([
    { id: a.id, parentId: trackId(b.id) },
    { id: b.id, parentId: trackId(a.id) },
  ]);
  expect(outcomes(answer)).toEqual(["saved", "refused"]);
  expect(answer.results[1].problems).toEqual([
    { field: "parentId", message: "That track comes from this one already." },
  ]);
});

test("a track that is named twice is changed once", async () => {
  const { id } = await aTrack(server.db, { workspaceId });
  expect(
    outcomes(
      await update([
        { id, title: "One" },
        { id, title: "Two" },
      ]),
    ),
  ).toEqual(["saved", "stale"]);
  expect(await rowOf(id)).toMatchObject({ title: "One", version: 2 });
});

test("five hundred tracks are changed at once, and no more", async () => {
  const rows = await Promise.all(Array.from({ length: 500 }, () => aTrack(server.db, { workspaceId })));
  const { results } = await update(
    rows.map(({ id }, at) => ({ id, artistNames: [`Artist ${at % 7}`], bpm: 100 })),
  );
  expect(results.filter(({ outcome }: { outcome: string }) => outcome === "saved")).toHaveLength(500);
  const tooMany = Array.from({ length: 501 }, () => ({ id: rows[0]!.id, title: "Again" }));
  expect(await update(tooMany)).toEqual({
    __typename: "InvalidInput",
    field: "changes",
    message: "Change at most 500 tracks at once.",
  });
});

test("whoever watches the studio hears of each saved track once", async () => {
  const saved = await aTrack(server.db, { workspaceId });
  const refused = await aTrack(server.db, { workspaceId });
  const heard: string[] = [];
  const events = server.services.events.subscribe("trackChanged", workspaceId);
  const listening = (async () => {
    for await (const { trackId } of events) heard.push(trackId);
  })();
  await update([
    { id: refused.id, bpm: 1 },
    { id: saved.id, bpm: 100 },
  ]);
  await events.return();
  await listening;
  expect(heard).toEqual([saved.id]);
});
