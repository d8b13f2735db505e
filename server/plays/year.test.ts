import { newId } from "../../db/ids.ts";
import { insertPlays } from "../../db/plays/plays.ts";
import { aTrack, aUser } from "../../db/testing/build.ts";
import type { PlayOutcome } from "../../domain/plays/play.ts";
import type { Viewer } from "../graphql/context.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";

let server: TestServer;
const NOW = new Date("2026-11-26T12:00:00Z");
let now = NOW;
beforeAll(async () => void (server = await openTestServer(() => now)));
afterEach(() => void (now = NOW));
afterAll(() => server.close());

const YEAR = /* GraphQL */ `query Y($year: Int, $timezone: String!) { viewer { yearInMusic(year: $year, timezone: $timezone) {
  year years plays minutes tracks artists months
  topTracks { plays track { title } } topArtists { plays artist { name } } topGenres { plays slug }
} } }`;
const HISTORY = /* GraphQL */ `mutation H($on: Boolean!) { updatePreferences(input: { listeningHistory: $on }) { __typename } }`;

const aFan = async () =>
  viewerFor(server, (await aUser(server.db, { role: "fan", capabilities: ["fan"] })).id);
const yearOf = async (viewer: Viewer, year: number | null = null, timezone = "UTC") =>
  (await server.ask(viewer, YEAR, { year, timezone })).data.viewer.yearInMusic;

async function aSong(title: string, artist: string, some: object = {}) {
  const track = await aTrack(server.db, { title, visibility: "public", ...some });
  const artistId = newId();
  await server.db
    .insertInto("artist")
    .values({ id: artistId, workspaceId: track.workspaceId, name: artist })
    .execute();
  await server.db.insertInto("trackArtist").values({ trackId: track.id, artistId, position: 0 }).execute();
  return track.id;
}

async function heard(
  { userId }: Viewer,
  trackId: string,
  at: readonly string[],
  outcome: PlayOutcome = "counted",
) {
  await insertPlays(
    server.db,
    at.map((moment) => ({
      ...{ id: newId(), trackId, listenerId: userId, listenerKey: newId(), sessionId: newId(), outcome },
      ...{ startedAt: new Date(moment), heardMs: 45_000, day: moment.slice(0, 10) },
    })),
    new Date(),
  );
}

test("a year tells what was played most, of plays that counted, and nobody else's", async () => {
  const [fan, other] = [await aFan(), await aFan()];
  const [ebb, flow] = [
    await aSong("Ebb", "Orrin", { genre: "jazz" }),
    await aSong("Flow", "Mara Lune", { genre: "electronic" }),
  ];
  await heard(fan, ebb, ["2026-03-01T10:00:00Z"]);
  await heard(fan, flow, ["2026-03-02T10:00:00Z", "2026-07-02T10:00:00Z"]);
  await heard(fan, ebb, ["2026-04-01T10:00:00Z", "2026-04-02T10:00:00Z", "2026-04-03T10:00:00Z"], "tooShort");
  await heard(fan, ebb, ["2025-05-05T10:00:00Z"]);
  await heard(other, ebb, ["2026-03-01T10:00:00Z", "2026-03-03T10:00:00Z"]);
  expect(await yearOf(fan)).toEqual({
    ...{ year: 2026, years: [2026, 2025], plays: 3, minutes: 2, tracks: 2, artists: 2 },
    months: [0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0],
    topTracks: [
      { plays: 2, track: { title: "Flow" } },
      { plays: 1, track: { title: "Ebb" } },
    ],
    topArtists: [
      { plays: 2, artist: { name: "Mara Lune" } },
      { plays: 1, artist: { name: "Orrin" } },
    ],
    topGenres: [
      { plays: 2, slug: "electronic" },
      { plays: 1, slug: "jazz" },
    ],
  });
  expect(await yearOf(fan, 2025)).toMatchObject({ year: 2025, plays: 1 });
});

test("what was heard on New Year's Eve is of the year on the listener's own clocks", async () => {
  const fan = await aFan();
  await heard(fan, await aSong("Ebb", "Orrin"), ["2025-12-31T23:30:00Z"]);
  expect(await yearOf(fan, null, "Asia/Tokyo")).toMatchObject({ year: 2026, plays: 1, years: [2026] });
  expect(await yearOf(fan, null, "No/Where")).toMatchObject({ year: 2025, plays: 1, years: [2025] });
});

test("in January the year that ended is shown first, unless nothing was heard in it", async () => {
  const [fan, old] = [await aFan(), await aFan()];
  const ebb = await aSong("Ebb", "Orrin");
  await heard(fan, ebb, ["2026-03-01T10:00:00Z", "2026-12-31T22:00:00Z", "2027-01-01T09:00:00Z"]);
  await heard(old, ebb, ["2025-03-01T10:00:00Z", "2027-01-01T09:00:00Z"]);
  now = new Date("2027-01-01T23:00:00Z");
  expect(await yearOf(fan)).toMatchObject({ year: 2026, years: [2027, 2026], plays: 2 });
  expect(await yearOf(fan, 2027)).toMatchObject({ year: 2027, plays: 1 });
  expect(await yearOf(old)).toMatchObject({ year: 2027, years: [2027, 2026, 2025], plays: 1 });
  now = new Date("2027-02-01T01:00:00Z");
  expect(await yearOf(fan)).toMatchObject({ year: 2027, plays: 1 });
});

test("a song that was taken back is counted, and not named", async () => {
  const fan = await aFan();
  await heard(fan, await aSong("Ebb", "Orrin", { visibility: "private" }), ["2026-01-01T10:00:00Z"]);
  expect(await yearOf(fan)).toMatchObject({ plays: 1, tracks: 1, topTracks: [], topArtists: [] });
});

test("before anything was heard the year is empty, and with the history off there is none", async () => {
  const fan = await aFan();
  expect(await yearOf(fan)).toMatchObject({ year: 2026, years: [2026], plays: 0, minutes: 0 });
  expect(await yearOf(fan, 99_999)).toMatchObject({ plays: 0, topTracks: [] });
  await server.ask(fan, HISTORY, { on: false });
  expect(await yearOf(fan)).toBeNull();
});
