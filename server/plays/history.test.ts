import { newId } from "../../db/ids.ts";
import { insertPlays } from "../../db/plays/plays.ts";
import { aTrack, aUser } from "../../db/testing/build.ts";
import type { PlayOutcome } from "../../domain/plays/play.ts";
import type { Viewer } from "../graphql/context.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

const HISTORY = /* GraphQL */ `query History($first: Int, $after: String) { viewer {
  listeningHistory(first: $first, after: $after) {
    totalCount edges { node { startedAt track { title } } } pageInfo { hasNextPage endCursor }
  }
} }`;
const CLEAR = /* GraphQL */ `mutation { clearListeningHistory { viewer { listeningHistory { totalCount } } } }`;

const aFan = async () =>
  viewerFor(server, (await aUser(server.db, { role: "fan", capabilities: ["fan"] })).id);

/** Heard by somebody at these moments, with what became of each. */
async function heard(
  { userId }: Viewer,
  trackId: string,
  ...plays: [startedAt: string, outcome?: PlayOutcome][]
): Promise<void> {
  await insertPlays(
    server.db,
    plays.map(([at, outcome = "counted"]) => ({
      ...{ id: newId(), trackId, listenerId: userId, listenerKey: newId(), sessionId: newId(), outcome },
      ...{ startedAt: new Date(at), heardMs: 40_000, day: at.slice(0, 10) },
    })),
    new Date(),
  );
}
const historyOf = async (viewer: Viewer, variables: object = {}) =>
  (await server.ask(viewer, HISTORY, variables)).data.viewer.listeningHistory;
const titlesIn = ({ edges }: any) => edges.map(({ node }: any) => node.track?.title ?? null);

test("what a fan heard stands there newest first, page by page, with nobody else's", async () => {
  const [fan, other] = [await aFan(), await aFan()];
  const songs = [await aTrack(server.db, { title: "Ebb", visibility: "public" })];
  songs.push(await aTrack(server.db, { title: "Flow", visibility: "public" }));
  // Two began at the same moment, on two devices: neither is lost between two pages.
  await heard(fan, songs[0]!.id, ["2026-03-01T10:00:00Z"], ["2026-03-03T10:00:00Z"]);
  await heard(fan, songs[1]!.id, ["2026-03-03T10:00:00Z"], ["2026-03-02T10:00:00Z"]);
  await heard(other, songs[1]!.id, ["2026-03-04T10:00:00Z"]);
  const first = await historyOf(fan, { first: 3 });
  expect(first.totalCount).toBe(4);
  expect(titlesIn(first).slice(0, 2).sort()).toEqual(["Ebb", "Flow"]);
  expect(titlesIn(first)[2]).toBe("Flow");
  const rest = await historyOf(fan, { first: 3, after: first.pageInfo.endCursor });
  expect(rest.edges).toEqual([{ node: { startedAt: "2026-03-01T10:00:00.000Z", track: { title: "Ebb" } } }]);
  expect(rest.pageInfo.hasNextPage).toBe(false);
});

test("a skipped song stands in the history too, a report with an impossible time does not", async () => {
  const fan = await aFan();
  const song = await aTrack(server.db, { visibility: "public" });
  await heard(fan, song.id, ["2026-03-01T10:00:00Z", "tooShort"], ["2031-03-01T10:00:00Z", "spedUp"]);
  const { totalCount, edges } = await historyOf(fan);
  expect(totalCount).toBe(1);
  expect(edges[0].node.startedAt).toBe("2026-03-01T10:00:00.000Z");
});

test("a song that was taken back keeps its place, without its name", async () => {
  const fan = await aFan();
  const song = await aTrack(server.db, { visibility: "private" });
  await heard(fan, song.id, ["2026-03-01T10:00:00Z"]);
  expect(titlesIn(await historyOf(fan))).toEqual([null]);
});

test("who clears their history is on no play any more, and the artist's numbers stay; others keep theirs", async () => {
  const [fan, other] = [await aFan(), await aFan()];
  const song = await aTrack(server.db, { visibility: "public" });
  await heard(fan, song.id, ["2026-03-01T10:00:00Z"], ["2026-03-02T10:00:00Z"]);
  await heard(other, song.id, ["2026-03-01T10:00:00Z"]);
  const { data } = await server.ask(fan, CLEAR);
  expect(data.clearListeningHistory.viewer.listeningHistory.totalCount).toBe(0);
  expect((await historyOf(other)).totalCount).toBe(1);
  const kept = await server.db
    .selectFrom("play")
    .select("listenerId")
    .where("trackId", "=", song.id)
    .execute();
  expect(kept.map(({ listenerId }) => listenerId).sort()).toEqual([other.userId, null, null]);
  const { plays } = await server.db
    .selectFrom("playDay")
    .select(({ fn }) => fn.sum<string>("plays").as("plays"))
    .where("trackId", "=", song.id)
    .executeTakeFirstOrThrow();
  expect(Number(plays)).toBe(3);
});

test("clearing an empty history is no mistake, and a visitor has none", async () => {
  const { data } = await server.ask(await aFan(), CLEAR);
  expect(data.clearListeningHistory.viewer.listeningHistory.totalCount).toBe(0);
  const refused = await server.ask(null, CLEAR);
  expect(refused.errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
});

test("what a fan goes on with is each song once, the latest first, without what they skipped or cannot hear", async () => {
  const fan = await aFan();
  const song = (title: string, visibility = "public") => aTrack(server.db, { title, visibility });
  const [ebb, flow, skipped, gone] = [
    await song("Ebb"),
    await song("Flow"),
    await song("Skipped"),
    await song("Gone", "private"),
  ];
  await heard(fan, ebb.id, ["2026-03-01T10:00:00Z"], ["2026-03-03T10:00:00Z"]);
  await heard(fan, flow.id, ["2026-03-02T10:00:00Z"]);
  await heard(fan, skipped.id, ["2026-03-04T10:00:00Z", "tooShort"]);
  await heard(fan, gone.id, ["2026-03-05T10:00:00Z"]);
  const recent = async (viewer: Viewer) =>
    (await server.ask(viewer, "{ viewer { recentlyPlayed { title } } }")).data.viewer.recentlyPlayed;
  expect(await recent(fan)).toEqual([{ title: "Ebb" }, { title: "Flow" }]);
  expect(await recent(await aFan())).toEqual([]);
});
