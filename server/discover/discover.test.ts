import { relateTracks } from "../../db/discover/likeness/steps.ts";
import { rankTracks } from "../../db/discover/rankTracks.ts";
import { newId } from "../../db/ids.ts";
import { insertMarks } from "../../db/library/marks.ts";
import { insertPlaylistItems } from "../../db/playlists/items.ts";
import { insertPlaylist } from "../../db/playlists/playlists.ts";
import { insertPlays, type JudgedPlay } from "../../db/plays/plays.ts";
import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { orderKeys } from "../../domain/playlists/orderKey.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";

const NOW = new Date("2026-11-25T12:00:00Z");
let server: TestServer;
beforeAll(async () => void (server = await openTestServer(() => NOW)));
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ["play", "playDay", "trackLike", "track"] as const)
    await server.db.deleteFrom(table).execute();
});

const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

/** A song that everybody finds, of an artist of its own. */
async function aSong(title: string, some: Record<string, unknown> = {}, location = "") {
  const { id: ownerId } = await aUser(server.db);
  const { id: workspaceId } = await aWorkspace(server.db, { ownerId });
  const handle = `h${newId().replaceAll("-", "").slice(-20)}`;
  await server.db
    .insertInto("profile")
    .values({ id: newId(), userId: ownerId, handle, isPublic: true, location })
    .execute();
  const artistId = newId();
  await server.db
    .insertInto("artist")
    .values({ id: artistId, workspaceId, name: `${title} band` })
    .execute();
  const facts = { genre: "jazz", mood: "relaxed", bpm: 100, visibility: "public", createdAt: ago(200) };
  const { id } = await aTrack(server.db, { workspaceId, title, ...facts, ...some });
  await server.db.insertInto("trackArtist").values({ trackId: id, artistId, position: 0 }).execute();
  return { id, artistId, workspaceId };
}

async function aFan(location?: string) {
  const { id } = await aUser(server.db, { role: "fan", capabilities: ["fan"] });
  if (location !== undefined)
    await server.db
      .insertInto("profile")
      .values({
        id: newId(),
        userId: id,
        handle: `f${newId().replaceAll("-", "").slice(-20)}`,
        isPublic: true,
        location,
      })
      .execute();
  return { id, viewer: await viewerFor(server, id) };
}

/** So many plays of a song, some days ago. */
const played = (
  trackId: string,
  times: number,
  days: number,
  listenerId: string | null = null,
): JudgedPlay[] =>
  Array.from({ length: times }, (_, n) => ({
    ...{ id: newId(), trackId, listenerId, listenerKey: listenerId ?? `visitor ${n}`, sessionId: newId() },
    ...{ startedAt: ago(days), heardMs: 60_000, outcome: "counted" },
    day: ago(days).toISOString().slice(0, 10),
  }));

async function workOut(...plays: JudgedPlay[][]) {
  await insertPlays(server.db, plays.flat(), NOW);
  await server.db.transaction().execute((trx) => rankTracks(trx, NOW));
  await relateTracks(server.db, NOW);
}

const LOOK = /* GraphQL */ `query Look($genre: String, $mood: String, $from: Int, $to: Int, $without: [ID!]) {
  viewer { discover(genre: $genre, mood: $mood) {
    forYou { because { title } isLiked isByLists tracks { title } }
    rising { title } newest { title } charts { plays track { title } } near { region tracks { title } }
    hubs { kind slug tracks } dig(tempoFrom: $from, tempoTo: $to, without: $without) { id title }
  } } }`;
async function look(viewer: any, variables: Record<string, unknown> = {}) {
  const { data, errors } = await server.ask(viewer, LOOK, variables);
  expect(errors).toBeUndefined();
  return data.viewer.discover;
}
const titles = (tracks: { title: string }[]) => tracks.map(({ title }) => title);

test("charts count the last weeks, what rises is heard more than the week before, and what is new came out lately", async () => {
  const old = await aSong("Old Love");
  const hit = await aSong("Hit");
  const fresh = await aSong("Fresh", { createdAt: ago(3) });
  await aSong("Secret", { visibility: "private", createdAt: ago(1) });
  await workOut(
    played(old.id, 90, 60),
    played(hit.id, 30, 10),
    ...[played(hit.id, 12, 2), played(fresh.id, 11, 1)],
  );
  const { viewer } = await aFan();
  const found = await look(viewer);
  expect(found.charts).toEqual([
    { plays: 42, track: { title: "Hit" } },
    { plays: 11, track: { title: "Fresh" } },
  ]);
  expect(titles(found.rising)).toEqual(["Fresh"]);
  expect(titles(found.newest)).toEqual(["Fresh"]);
  expect(found.hubs).toContainEqual({ kind: "genre", slug: "jazz", tracks: 3 });
  expect(titles((await look(viewer, { genre: "rock" })).charts.map(({ track }: any) => track))).toEqual([]);
});

test("whoever likes a song is told what others who like it play, and because of which song", async () => {
  const [liked, alike, also, far] = await Promise.all(
    ["Liked", "Alike", "Also", "Far"].map((title, n) =>
      aSong(title, n === 3 ? { genre: "rock", mood: "energetic" } : {}),
    ),
  );
  const others = await Promise.all([aFan(), aFan(), aFan()]);
  const plays = others.flatMap(({ id }) => [liked!, alike!, also!].map((song) => played(song.id, 1, 5, id)));
  const fan = await aFan();
  await insertMarks(server.db, "track", [{ userId: fan.id, id: liked!.id, at: ago(1) }]);
  await workOut(...plays, played(far!.id, 3, 5));
  const { forYou, dig } = await look(fan.viewer);
  expect(forYou).toHaveLength(1);
  expect(forYou[0]).toMatchObject({ because: { title: "Liked" }, isLiked: true });
  expect(titles(forYou[0].tracks).sort()).toEqual(["Alike", "Also"]);
  expect(titles(dig).sort()).toEqual(["Alike", "Also", "Far"]);
  const { data } = await server.ask(
    null,
    `query Radio($id: ID!) { node(id: $id) { ... on Track { radio { title } } } }`,
    {
      id: encodeGlobalID("Track", liked!.id),
    },
  );
  expect(titles(data.node.radio).sort()).toEqual(["Alike", "Also"]);
});

/** Somebody's list with these songs. */
async function aList(visibility: string, ...songs: { id: string }[]) {
  const { id: ownerId } = await aFan();
  const id = newId();
  const dated = { createdAt: ago(9), updatedAt: ago(9) };
  await insertPlaylist(server.db, { id, ownerId, title: "Evening", visibility, ...dated });
  const keys = orderKeys(null, null, songs.length);
  const items = songs.map((song, at) => ({ id: newId(), trackId: song.id, orderKey: keys[at]! }));
  await insertPlaylistItems(server.db, id, items, { addedBy: ownerId, addedAt: ago(9) });
}

test("what stands beside a song in lists that everybody may read is told, with that as the reason", async () => {
  const other = { genre: "rock", mood: "energetic", bpm: 190 };
  const [liked, one, two, kept] = await Promise.all([
    aSong("Liked"),
    ...["One", "Two", "Kept to myself"].map((title) => aSong(title, other)),
  ]);
  await aList("public", liked!, one!, two!);
  await aList("public", liked!, two!, one!);
  await aList("private", liked!, kept!);
  const fan = await aFan();
  await insertMarks(server.db, "track", [{ userId: fan.id, id: liked!.id, at: ago(1) }]);
  await workOut();
  const { forYou } = await look(fan.viewer);
  expect(forYou).toMatchObject([{ because: { title: "Liked" }, isByLists: true }]);
  expect(titles(forYou[0].tracks).sort()).toEqual(["One", "Two"]);
});

test("who digs finds songs within the dials, also in half time, and none that they like or skipped", async () => {
  const slow = await aSong("Slow", { bpm: 70 });
  const double = await aSong("Double", { bpm: 140 });
  const skipped = await aSong("Skipped", { bpm: 72 });
  const kept = await aSong("Kept", { bpm: 74 });
  await aSong("Fast", { bpm: 110 });
  const fan = await aFan();
  await insertMarks(server.db, "track", [{ userId: fan.id, id: kept.id, at: ago(1) }]);
  await workOut();
  const without = [encodeGlobalID("Track", skipped.id)];
  const { dig } = await look(fan.viewer, { mood: "relaxed", from: 65, to: 75, without });
  expect(dig.map(({ id }: { id: string }) => id).sort()).toEqual(
    [slow.id, double.id].map((id) => encodeGlobalID("Track", id)).sort(),
  );
});

test("explicit songs and songs that a model made stay away from whoever wants that", async () => {
  await aSong("Plain");
  await aSong("Rude", { explicit: "explicit" });
  const aiDisclosure = JSON.stringify({
    ...{
      vocals: "generated",
      instrumentation: "none",
      composition: "none",
      lyrics: "none",
      postProduction: "none",
    },
  });
  await aSong("Made", { aiDisclosure });
  await workOut();
  const { viewer } = await aFan();
  expect(titles((await look(viewer)).dig).sort()).toEqual(["Made", "Plain", "Rude"]);
  await server.ask(
    viewer,
    "mutation { updatePreferences(input: { hideExplicit: true, hideAiMade: true }) { __typename } }",
  );
  expect(titles((await look(viewer)).dig)).toEqual(["Plain"]);
});

test("near is who says they are from the same place, and nobody is near to whoever says nothing", async () => {
  await aSong("Leeds Song", {}, "Leeds, England");
  await aSong("Lisbon Song", {}, "Lisbon, Portugal");
  await workOut();
  const near = { region: "England", tracks: [{ title: "Leeds Song" }] };
  expect((await look((await aFan("Bristol, England")).viewer)).near).toEqual(near);
  expect((await look((await aFan("")).viewer)).near).toBeNull();
  expect((await look((await aFan()).viewer)).near).toBeNull();
});

test("a busy artist with song upon song leaves room for everybody else among the newest", async () => {
  const busy = await aSong("Busy 0", { createdAt: ago(1) });
  for (let n = 1; n <= 50; n++) {
    const { workspaceId } = busy;
    const facts = { genre: "jazz", visibility: "public", createdAt: ago(1) };
    const { id } = await aTrack(server.db, { workspaceId, title: `Busy ${n}`, ...facts });
    await server.db
      .insertInto("trackArtist")
      .values({ trackId: id, artistId: busy.artistId, position: 0 })
      .execute();
  }
  await aSong("Quiet", { createdAt: ago(9) });
  await workOut();
  const newest = titles((await look((await aFan()).viewer)).newest);
  expect(newest).toHaveLength(2);
  expect(newest).toContain("Quiet");
});

test("all rows of the page read their songs in one go", async () => {
  const liked = await aSong("Liked", {}, "Leeds, England");
  const fresh = await aSong("Fresh", { createdAt: ago(3) }, "Leeds, England");
  const fan = await aFan("Bristol, England");
  await insertMarks(server.db, "track", [{ userId: fan.id, id: liked.id, at: ago(1) }]);
  await workOut(played(fresh.id, 30, 1));
  const statements = await server.statementsDuring(() =>
    server.ask(
      fan.viewer,
      `{ viewer { discover { forYou { tracks { title } } rising { title } newest { title }
        charts { track { title } } near { tracks { title } } } } }`,
    ),
  );
  expect(statements.filter((text) => /from "track"\s/.test(text))).toHaveLength(1);
});
