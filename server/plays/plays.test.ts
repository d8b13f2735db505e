import { newId } from "../../db/ids.ts";
import { aTrack, aUser } from "../../db/testing/build.ts";
import { DAY_MS } from "../../domain/duration.ts";
import type { Viewer } from "../graphql/context.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";

let server: TestServer;
let now = new Date("2026-03-01T12:00:00Z");
beforeAll(async () => void (server = await openTestServer(() => now)));
afterAll(() => server.close());

const START = /* GraphQL */ `mutation Start($input: StartPlayInput!) {
  startPlay(input: $input) { __typename ... on StartPlayPayload { session { token issuedAt } } }
}`;
const REPORT = /* GraphQL */ `mutation Report($input: ReportPlaysInput!) {
  reportPlays(input: $input) {
    __typename
    ... on ReportPlaysPayload { results { outcome } }
    ... on InvalidInput { message }
  }
}`;
const ISSUE = /* GraphQL */ `mutation Issue($input: IssuePlaySessionsInput!) {
  issuePlaySessions(input: $input) {
    __typename
    ... on IssuePlaySessionsPayload { sessions { trackId token issuedAt } }
    ... on InvalidInput { message }
  }
}`;
const COUNTS = /* GraphQL */ `query Counts($id: ID!) {
  node(id: $id) { ... on Track { playCounts { counted uncounted { reason plays } days { day plays } } } }
}`;
const HISTORY = /* GraphQL */ `{
  viewer { listeningHistory(first: 2) { totalCount edges { node { heardMs track { title } } } pageInfo { hasNextPage } } }
}`;
const HISTORY_OFF = /* GraphQL */ `mutation { updatePreferences(input: { listeningHistory: false }) { __typename } }`;

const later = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000));
const aFan = async () =>
  viewerFor(
    server,
    (await aUser(server.db, { role: "fan", capabilities: ["fan"], userTier: "fan_free" })).id,
  );
const aSong = (some: object = {}) =>
  aTrack(server.db, { visibility: "public", durationMs: 200_000, ...some });
const BROWSER = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };

async function start(listener: Viewer | null, trackId: string): Promise<string> {
  const input = { trackId: encodeGlobalID("Track", trackId) };
  return (await ask(listener, START, { input })).data.startPlay.session.token;
}

interface Told {
  session: string;
  /** Seconds before this moment. */
  ago?: number;
  /** Seconds. */
  heard?: number;
  id?: string;
}
const reportOf = ({ session, ago = 40, heard = 40, id = newId() }: Told) => ({
  ...{ id, session, heardMs: heard * 1000 },
  startedAt: new Date(now.getTime() - ago * 1000).toISOString(),
});
async function report(listener: Viewer | null, ...told: Told[]): Promise<(string | null)[]> {
  const { data } = await ask(listener, REPORT, { input: { reports: told.map(reportOf) } });
  return data.reportPlays.results.map(({ outcome }: { outcome: string | null }) => outcome);
}

/** What the artist sees of a track. */
async function countsOf({ id, workspaceId }: { id: string; workspaceId: string }) {
  const studio = await server.db
    .selectFrom("workspace")
    .select("ownerId")
    .where("id", "=", workspaceId)
    .executeTakeFirstOrThrow();
  const artist = await viewerFor(server, studio.ownerId);
  return (await ask(artist, COUNTS, { id: encodeGlobalID("Track", id) })).data.node.playCounts;
}
const reasonsOf = async (track: { id: string; workspaceId: string }) =>
  Object.fromEntries(
    (await countsOf(track)).uncounted.map(({ reason, plays }: { reason: string; plays: number }) => [
      reason,
      plays,
    ]),
  );

/** As a browser, or as what says that it is none. */
function ask(viewer: Viewer | null, document: string, variables: object = {}, headers: object = BROWSER) {
  const request = new Request("http://127.0.0.1/graphql", { headers: headers as Record<string, string> });
  return server.ask(viewer, document, variables, { request, clientAddress: "203.0.113.7" });
}

test("a song that a fan hears for forty seconds counts, and stands in their history", async () => {
  const [fan, song] = [await aFan(), await aSong({ title: "Ebb" })];
  const session = await start(fan, song.id);
  later(40);
  expect(await report(fan, { session })).toEqual(["counted"]);
  expect(await countsOf(song)).toEqual({
    ...{ counted: 1, uncounted: [] },
    days: [{ day: now.toISOString().slice(0, 10), plays: 1 }],
  });
  expect((await ask(fan, HISTORY)).data.viewer.listeningHistory).toEqual({
    totalCount: 1,
    edges: [{ node: { heardMs: 40_000, track: { title: "Ebb" } } }],
    pageInfo: { hasNextPage: false },
  });
});

test("a visitor's plays count by the same rules, and stand in nobody's history", async () => {
  const song = await aSong();
  const sessions = [await start(null, song.id), await start(null, song.id)];
  later(60);
  expect(await report(null, ...sessions.map((session) => ({ session })))).toEqual(["counted", "tooSoon"]);
  const kept = await server.db
    .selectFrom("play")
    .select("listenerId")
    .where("trackId", "=", song.id)
    .execute();
  expect(kept).toEqual([{ listenerId: null }, { listenerId: null }]);
});

test("forged, replayed, sped-up and parallel reports are not counted, and the artist sees why", async () => {
  const [fan, song, other] = [await aFan(), await aSong(), await aSong()];
  const session = await start(fan, song.id);
  const beside = await start(fan, other.id);
  later(40);
  const forged = `${session.slice(0, -4)}AAAA`;
  const id = newId();
  expect(await report(fan, { session: forged }, { session: "nonsense" })).toEqual(["forged", "forged"]);
  expect(await report(fan, { session, id })).toEqual(["counted"]);
  expect(await report(fan, { session, id })).toEqual(["counted"]);
  expect(await report(fan, { session }, { session })).toEqual(["replayed", "replayed"]);
  expect(await report(fan, { session: beside, ago: 35, heard: 35 })).toEqual(["parallel"]);
  const fast = await start(fan, song.id);
  later(10);
  expect(await report(fan, { session: fast, ago: 10, heard: 60 })).toEqual(["spedUp"]);
  const early = await start(fan, song.id);
  expect(await report(fan, { session: early, ago: 300 })).toEqual(["beforeSession"]);
  expect((await countsOf(song)).counted).toBe(1);
  expect(await reasonsOf(song)).toEqual({ forged: 1, replayed: 2, spedUp: 1, beforeSession: 1 });
  expect(await reasonsOf(other)).toEqual({ parallel: 1 });
});

test("a session that was forged or taken by somebody else is still good for its own listener", async () => {
  const [fan, thief, song] = [await aFan(), await aFan(), await aSong()];
  const session = await start(fan, song.id);
  later(40);
  expect(await report(thief, { session })).toEqual(["otherListener"]);
  expect(await report(fan, { session })).toEqual(["counted"]);
});

test("songs of one's own studio, robots and short listens are not counted", async () => {
  const [fan, song] = [await aFan(), await aSong()];
  const { ownerId } = await server.db
    .selectFrom("workspace")
    .select("ownerId")
    .where("id", "=", song.workspaceId)
    .executeTakeFirstOrThrow();
  const artist = await viewerFor(server, ownerId);
  const own = await start(artist, song.id);
  const [short, robots] = [await start(fan, song.id), await start(fan, song.id)];
  later(40);
  expect(await report(artist, { session: own })).toEqual(["ownStudio"]);
  expect(await report(fan, { session: short, heard: 20 })).toEqual(["tooShort"]);
  const reports = [reportOf({ session: robots })];
  const { data } = await ask(fan, REPORT, { input: { reports } }, { "user-agent": "Googlebot/2.1" });
  expect(data.reportPlays.results).toEqual([{ outcome: "robot" }]);
  expect(await reasonsOf(song)).toEqual({ ownStudio: 1, tooShort: 1, robot: 1 });
  expect((await countsOf(song)).counted).toBe(0);
});

test("a thousand plays that were heard offline and arrive twice count once", async () => {
  const [fan, song] = [await aFan(), await aSong()];
  const input = { trackIds: [encodeGlobalID("Track", song.id)] };
  const sessions: string[] = [];
  for (let time = 0; time < 50; time++) {
    const { data } = await ask(fan, ISSUE, { input });
    sessions.push(...data.issuePlaySessions.sessions.map(({ token }: { token: string }) => token));
  }
  for (let time = sessions.length; time < 1000; time++) sessions.push(await start(fan, song.id));
  later(20 * 24 * 3600);
  const reports = sessions.map((session, n) => reportOf({ session, ago: 1_700_000 - n * 60 }));
  const outcomes: string[] = [];
  for (let time = 0; time < 2; time++)
    for (let at = 0; at < reports.length; at += 50) {
      const { data } = await ask(fan, REPORT, { input: { reports: reports.slice(at, at + 50) } });
      outcomes.push(...data.reportPlays.results.map(({ outcome }: { outcome: string }) => outcome));
    }
  expect(new Set(outcomes)).toEqual(new Set(["counted"]));
  expect(outcomes).toHaveLength(2000);
  expect((await countsOf(song)).counted).toBe(1000);
});

test("two batches that arrive at once do not let two plays of the same half minute count", async () => {
  const [fan, song] = [await aFan(), await aSong()];
  const sessions = await Promise.all(Array.from({ length: 6 }, () => start(fan, song.id)));
  later(40);
  const outcomes = await Promise.all(sessions.map((session) => report(fan, { session })));
  expect(outcomes.flat().sort()).toEqual(["counted", ...Array(5).fill("tooSoon")]);
});

test("a play that was heard offline is taken for thirty days", async () => {
  const [fan, song] = [await aFan(), await aSong()];
  const [session, late] = [await start(fan, song.id), await start(fan, song.id)];
  later((30 * DAY_MS) / 1000);
  expect(await report(fan, { session, ago: (30 * DAY_MS) / 1000 })).toEqual(["counted"]);
  later(60);
  expect(await report(fan, { session: late, ago: (30 * DAY_MS) / 1000 + 60 })).toEqual(["tooOld"]);
});

test("who switched their history off is counted, and not remembered", async () => {
  const [fan, song] = [await aFan(), await aSong()];
  await ask(fan, HISTORY_OFF);
  const session = await start(fan, song.id);
  later(40);
  expect(await report(fan, { session })).toEqual(["counted"]);
  expect((await countsOf(song)).counted).toBe(1);
  expect((await ask(fan, HISTORY)).data.viewer.listeningHistory.totalCount).toBe(0);
});

test("music that is not for the listener gives no session, and a batch has a size", async () => {
  const [fan, hidden] = [await aFan(), await aTrack(server.db)];
  const trackId = encodeGlobalID("Track", hidden.id);
  expect((await ask(fan, START, { input: { trackId } })).data.startPlay.__typename).toBe("NotFound");
  const { data } = await ask(fan, ISSUE, { input: { trackIds: [trackId] } });
  expect(data.issuePlaySessions.sessions).toEqual([]);
  const reports = Array.from({ length: 51 }, () => reportOf({ session: "x" }));
  expect((await ask(fan, REPORT, { input: { reports } })).data.reportPlays.message).toBe(
    "Report at least one play, and at most 50 at once.",
  );
});
