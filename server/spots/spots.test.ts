import { newId } from "../../db/ids.ts";
import { deleteShowings } from "../../db/spots/showings.ts";
import { aUser } from "../../db/testing/build.ts";
import { decodeGlobalID } from "../graphql/globalId.ts";
import { aPaidSale } from "../sales/testing/aPaidSale.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";
import { aFan, anApprovedSpot, aRecord, press } from "./testing.ts";

let server: TestServer;
let clock = new Date("2026-11-25T12:00:00Z");
let judge: any;
/** What the fan listens to: two records, so that two songs of different releases meet. */
let songs: string[];
let run: string[];

beforeAll(async () => {
  server = await openTestServer(() => clock);
  judge = await viewerFor(
    server,
    (await aUser(server.db, { role: "superadmin", twoFactorEnabled: true })).id,
  );
  const heard = await aRecord(server, "Heard first", ["One", "Two", "Three"]);
  const then = await aRecord(server, "Heard then", ["Four"]);
  songs = [heard.tracks[2]!, then.tracks[0]!];
  run = heard.tracks;
});
beforeEach(async () => {
  clock = new Date("2026-11-25T12:00:00Z");
  await server.db.deleteFrom("spot").execute();
});
afterAll(() => server.close());

const minutes = (count: number) => void (clock = new Date(clock.getTime() + count * 60_000));
const between = (endedTrackId = songs[0], nextTrackId = songs[1]) => ({
  ...{ id: newId(), endedTrackId, nextTrackId, songsEnded: 1 },
});
const ask = async (fan: any, asked: object = between()) =>
  (await press(server, fan, "nextSpot", asked)).showing ?? null;

test("an artist writes a spot, sends it in, and is told that it is heard from now on", async () => {
  const { release, tracks, artist } = await aRecord(server, "Salt", ["Undertow"]);
  const text = "Nine songs for the walk home.";
  const wish = { releaseId: release, trackId: tracks[0], text, startMs: 20_000 };
  const { spot } = await press(server, artist, "saveSpot", wish);
  expect(spot).toMatchObject({ state: "draft", version: 1 });
  expect(await press(server, artist, "submitSpot", { id: spot.id, version: 1 })).toMatchObject({
    spot: { state: "waiting", version: 2 },
  });
  const queue = await server.ask(
    judge,
    "{ admin { waitingSpots { text startMs release { title } track { title } } approvedSpots { text } } }",
  );
  expect(queue.data.admin).toEqual({
    waitingSpots: [{ text, startMs: 20_000, release: { title: "Salt" }, track: { title: "Undertow" } }],
    approvedSpots: [],
  });
  expect(
    await press(server, judge, "judgeSpot", { id: spot.id, version: 2, isApproved: true }),
  ).toMatchObject({
    spot: { state: "approved" },
    admin: { waitingSpots: [] },
  });
  const bell = await server.db
    .selectFrom("notification")
    .select(["titleEn", "link"])
    .where("userId", "=", artist.userId)
    .execute();
  expect(bell).toEqual([
    { titleEn: "The spot for “Salt” is approved", link: `/releases/${decodeGlobalID(release).id}` },
  ]);
});

test("a spot that is refused says why, and may be changed and sent in again", async () => {
  const { release, tracks, artist } = await aRecord(server, "Ebb", ["Undertow"]);
  const wish = {
    releaseId: release,
    trackId: tracks[0],
    text: "On stage tonight, and only tonight.",
    startMs: 0,
  };
  const { id } = (await press(server, artist, "saveSpot", wish)).spot;
  await press(server, artist, "submitSpot", { id, version: 1 });
  const refuse = (reason?: string) =>
    press(server, judge, "judgeSpot", { id, version: 2, isApproved: false, ...(reason && { reason }) });
  expect(await refuse()).toMatchObject({ code: "spots.reasonMissing" });
  const reason = "The concert is over by then.";
  expect(await refuse(reason)).toMatchObject({ spot: { state: "refused", reason } });
  const anew = { ...wish, text: "Songs from the last night of the tour.", version: 3 };
  expect(await press(server, artist, "saveSpot", anew)).toMatchObject({ spot: { state: "draft" } });
  expect(await press(server, artist, "submitSpot", { id, version: 4 })).toMatchObject({
    spot: { state: "waiting" },
  });
});

test("what is judged is what was read: a spot that changed meanwhile is not approved", async () => {
  const { release, tracks, artist } = await aRecord(server, "Flood", ["Undertow"]);
  const wish = { releaseId: release, trackId: tracks[0], text: "Nine songs for the walk home.", startMs: 0 };
  const { id } = (await press(server, artist, "saveSpot", wish)).spot;
  await press(server, artist, "submitSpot", { id, version: 1 });
  await press(server, artist, "saveSpot", { ...wish, text: "Something else altogether.", version: 2 });
  await press(server, artist, "submitSpot", { id, version: 3 });
  expect(await press(server, judge, "judgeSpot", { id, version: 2, isApproved: true })).toMatchObject({
    code: "spots.stale",
  });
});

test("a spot is for music that everybody hears, and of that very release", async () => {
  const { release, releaseId, tracks, artist } = await aRecord(server, "Not yet", ["Undertow"]);
  const wish = { releaseId: release, trackId: songs[0], text: "Nine songs for the walk home.", startMs: 0 };
  expect(await press(server, artist, "saveSpot", wish)).toMatchObject({ code: "spots.trackElsewhere" });
  const { id } = (await press(server, artist, "saveSpot", { ...wish, trackId: tracks[0] })).spot;
  await server.db.updateTable("release").set({ state: "withdrawn" }).where("id", "=", releaseId).execute();
  expect(await press(server, artist, "submitSpot", { id, version: 1 })).toMatchObject({
    code: "spots.releaseNotOut",
  });
});

test("nobody but its studio sees or changes a spot, and nobody but the administration judges it", async () => {
  const { id, release, artist } = await anApprovedSpot(server, judge, "Ours");
  const stranger = await aFan(server);
  expect(await press(server, stranger, "withdrawSpot", { id })).toMatchObject({ __typename: "NotFound" });
  const verdict = { id, version: 3, isApproved: false, reason: "Not mine." };
  expect((await press(server, artist, "judgeSpot", verdict)).errors[0].extensions.code).toBe("NOT_FOUND");
  const SPOT = "query ($id: ID!) { node(id: $id) { ... on Release { spot { text } } } }";
  expect((await server.ask(stranger, SPOT, { id: release })).data.node).toEqual({ spot: null });
  expect((await server.ask(artist, SPOT, { id: release })).data.node.spot.text).toMatch(/^Ours/);
});

test("a fan on the free plan meets a spot between two songs, with what they need to follow it", async () => {
  await anApprovedSpot(server, judge, "Slack Water");
  const fan = await aFan(server);
  expect(await ask(fan)).toMatchObject({
    text: "Slack Water: nine songs for the walk home.",
    releaseTitle: "Slack Water",
    artistNames: "Mara Lune",
    pagePath: expect.stringMatching(/^\/@slack-water-.*\/slack-water$/),
    track: { title: "Undertow" },
  });
  expect(await ask(await aFan(server), { ...between(), songsEnded: 0 })).toBeNull();
});

test("who pays meets none", async () => {
  await anApprovedSpot(server, judge, "Unheard");
  expect(await ask(await aFan(server, "fan_pro"))).toBeNull();
});

test("a quarter of an hour is held by the server: two pages that ask at one moment do not both get one", async () => {
  await anApprovedSpot(server, judge, "Once");
  await anApprovedSpot(server, judge, "Twice");
  const fan = await aFan(server);
  const both = await Promise.all([ask(fan), ask(fan)]);
  expect(both.filter(Boolean)).toHaveLength(1);
  const [given] = both.filter(Boolean);
  await press(server, fan, "reportSpot", { showingId: given.showingId, deed: "seen" });
  minutes(14);
  expect(await ask(fan)).toBeNull();
  minutes(1);
  expect(await ask(fan)).toMatchObject({ releaseTitle: "Twice" });
});

test("a spot that never came up holds nobody back for long", async () => {
  await anApprovedSpot(server, judge, "Skipped");
  const fan = await aFan(server);
  const asked = between();
  const first = await ask(fan, asked);
  expect(await ask(fan, asked)).toEqual(first);
  expect(await ask(fan)).toBeNull();
  minutes(1);
  expect(await ask(fan)).toMatchObject({ releaseTitle: "Skipped" });
});

test("songs that follow each other on a release are not parted; those that do not are", async () => {
  await anApprovedSpot(server, judge, "Between");
  const fan = await aFan(server);
  expect(await ask(fan, between(run[0], run[1]))).toBeNull();
  expect(await ask(fan, between(run[0], run[2]))).not.toBeNull();
});

test("before music that the fan bought there is none", async () => {
  await anApprovedSpot(server, judge, "Bought");
  const fan = await aFan(server);
  const { workspaceId } = await aRecord(server, "Sold", ["Tide"]);
  const { id: saleId } = decodeGlobalID(await aPaidSale(server.db, workspaceId));
  const subject = `track:${decodeGlobalID(songs[1]!).id}`;
  await server.db.updateTable("sale").set({ buyerId: fan.userId }).where("id", "=", saleId).execute();
  await server.db.updateTable("saleLine").set({ subject }).where("saleId", "=", saleId).execute();
  expect(await ask(fan)).toBeNull();
});

test("nobody meets a spot of their own studio, or of who is heard right now", async () => {
  const { artist, tracks } = await anApprovedSpot(server, judge, "Own");
  await server.db
    .updateTable("user")
    .set({ role: "fan", userTier: "fan_free" })
    .where("id", "=", artist.userId)
    .execute();
  const owner = await viewerFor(server, artist.userId);
  expect(owner.memberships).toHaveLength(1);
  expect(await ask({ ...owner, listeningTier: "free" })).toBeNull();
  const fan = await aFan(server);
  expect(await ask(fan, between(tracks[1], songs[1]))).toBeNull();
  expect(await ask(fan)).not.toBeNull();
});

test("spots take turns: the one that was met least today comes next", async () => {
  await anApprovedSpot(server, judge, "First");
  minutes(1);
  await anApprovedSpot(server, judge, "Second");
  const titles: string[] = [];
  for (let turn = 0; turn < 4; turn++) {
    const fan = await aFan(server);
    const { showingId, releaseTitle } = await ask(fan);
    await press(server, fan, "reportSpot", { showingId, deed: "seen" });
    titles.push(releaseTitle);
  }
  expect(titles).toEqual(["First", "Second", "First", "Second"]);
});

test("what became of a spot counts once, for whom it was given to, and its studio reads it", async () => {
  const { artist, release } = await anApprovedSpot(server, judge, "Counted");
  const fan = await aFan(server);
  const { showingId } = await ask(fan);
  const report = async (viewer: any, deed: string) =>
    (await press(server, viewer, "reportSpot", { showingId, deed })).isCounted;
  expect(await report(await aFan(server), "seen")).toBe(false);
  expect([await report(fan, "seen"), await report(fan, "seen"), await report(fan, "heard")]).toEqual([
    true,
    false,
    true,
  ]);
  const counts = await server.ask(
    artist,
    "query ($id: ID!) { node(id: $id) { ... on Release { spot { counts { seen heard pressed } } } } }",
    { id: release },
  );
  expect(counts.data.node.spot.counts).toEqual({ seen: 1, heard: 1, pressed: 0 });
});

test("a spot that is ended, or whose release is taken back, is met no more", async () => {
  const { id, artist } = await anApprovedSpot(server, judge, "Ended");
  const { releaseId } = await anApprovedSpot(server, judge, "Withdrawn");
  expect(await press(server, artist, "withdrawSpot", { id })).toMatchObject({ spot: { state: "ended" } });
  await server.db
    .updateTable("release")
    .set({ state: "withdrawn", visibility: "private" })
    .where("id", "=", releaseId)
    .execute();
  expect(await ask(await aFan(server))).toBeNull();
});

test("who met which spot is forgotten after two days, and the counts stay", async () => {
  await anApprovedSpot(server, judge, "Forgotten");
  const fan = await aFan(server);
  const { showingId } = await ask(fan);
  await press(server, fan, "reportSpot", { showingId, deed: "seen" });
  await deleteShowings(server.db, new Date(clock.getTime() + 1));
  expect(await server.db.selectFrom("spotShowing").select("id").execute()).toEqual([]);
  expect(await server.db.selectFrom("spotDay").select("seen").execute()).toEqual([{ seen: 1 }]);
});
