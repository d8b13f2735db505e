import { newId } from "../../db/ids.ts";
import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";

let server: TestServer;
let clock = new Date("2026-11-25T12:00:00Z");
beforeAll(async () => void (server = await openTestServer(() => clock)));
beforeEach(() => void (clock = new Date("2026-11-25T12:00:00Z")));
afterAll(() => server.close());

async function aFan() {
  return viewerFor(server, (await aUser(server.db, { role: "fan", capabilities: ["fan"] })).id);
}

/** A studio with a song that everybody hears, its release and its artist. */
async function someMusic(title: string, visibility = "public") {
  const { id: workspaceId } = await aWorkspace(server.db);
  const releaseId = newId();
  const artistId = newId();
  await server.db
    .insertInto("release")
    .values({ id: releaseId, workspaceId, title, visibility, slug: title.toLowerCase().replaceAll(" ", "-") })
    .execute();
  await server.db.insertInto("artist").values({ id: artistId, workspaceId, name: "Mara Lune" }).execute();
  const { id: trackId } = await aTrack(server.db, { workspaceId, releaseId, title, visibility });
  await server.db.insertInto("trackArtist").values({ trackId, artistId, position: 1 }).execute();
  await server.db.insertInto("releaseArtist").values({ releaseId, artistId, position: 1 }).execute();
  return {
    trackId,
    track: encodeGlobalID("Track", trackId),
    release: encodeGlobalID("Release", releaseId),
    artist: encodeGlobalID("Artist", artistId),
  };
}

const VERBS = {
  likeTrack: "track { isLiked }",
  unlikeTrack: "track { isLiked }",
  saveRelease: "release { isSaved }",
  unsaveRelease: "release { isSaved }",
  followArtist: "artist { isFollowed followerCount }",
  unfollowArtist: "artist { isFollowed followerCount }",
};
async function press(viewer: any, verb: keyof typeof VERBS, id: string) {
  const Payload = `${verb[0]!.toUpperCase()}${verb.slice(1)}`;
  const isUn = verb.startsWith("un");
  const answer = await server.ask(
    viewer,
    `mutation Press($input: ${Payload}Input!) { ${verb}(input: $input) ${
      isUn
        ? `{ ${VERBS[verb]} }`
        : `{ __typename ... on ${Payload}Payload { ${VERBS[verb]} } ... on UserError { message } }`
    } }`,
    { input: { id } },
  );
  return answer.data[verb];
}

const LIBRARY = /* GraphQL */ `{ viewer { library {
  tracks { ids titles artists durations coverUrls pagePaths addedAt }
  releases { ids titles artists types coverUrls pagePaths addedAt }
  artists { ids names avatarUrls pagePaths addedAt }
} } }`;
const libraryOf = async (viewer: any) => (await server.ask(viewer, LIBRARY)).data.viewer.library;

test("a fan likes a song, and it stands in their library with who made it until they like it no longer", async () => {
  const fan = await aFan();
  const { track } = await someMusic("Night Bus");
  expect(await press(fan, "likeTrack", track)).toMatchObject({ track: { isLiked: true } });
  expect((await libraryOf(fan)).tracks).toMatchObject({
    ids: [track],
    titles: ["Night Bus"],
    artists: ["Mara Lune"],
    addedAt: ["2026-11-25T12:00:00.000Z"],
  });
  expect((await libraryOf(await aFan())).tracks.ids).toEqual([]);
  expect(await press(fan, "unlikeTrack", track)).toEqual({ track: { isLiked: false } });
  expect((await libraryOf(fan)).tracks.ids).toEqual([]);
});

test("who presses twice likes it once, since the first press", async () => {
  const fan = await aFan();
  const { track } = await someMusic("Once");
  await press(fan, "likeTrack", track);
  clock = new Date("2026-11-26T12:00:00Z");
  expect(await press(fan, "likeTrack", track)).toMatchObject({ track: { isLiked: true } });
  expect((await libraryOf(fan)).tracks.addedAt).toEqual(["2026-11-25T12:00:00.000Z"]);
  await press(fan, "unlikeTrack", track);
  expect(await press(fan, "unlikeTrack", track)).toEqual({ track: { isLiked: false } });
});

test("the latest stands first", async () => {
  const fan = await aFan();
  const earlier = await someMusic("Earlier");
  const later = await someMusic("Later");
  await press(fan, "likeTrack", later.track);
  clock = new Date("2026-11-25T13:00:00Z");
  await press(fan, "likeTrack", earlier.track);
  expect((await libraryOf(fan)).tracks.titles).toEqual(["Earlier", "Later"]);
});

test("a release is saved and an artist followed in the same way, and the artist has one follower more", async () => {
  const fan = await aFan();
  const { release, artist } = await someMusic("Salt");
  expect(await press(fan, "saveRelease", release)).toMatchObject({ release: { isSaved: true } });
  expect(await press(fan, "followArtist", artist)).toMatchObject({
    artist: { isFollowed: true, followerCount: 1 },
  });
  const { releases, artists } = await libraryOf(fan);
  expect(releases).toMatchObject({ ids: [release], titles: ["Salt"], artists: ["Mara Lune"] });
  expect(artists).toMatchObject({ ids: [artist], names: ["Mara Lune"] });
  expect(await press(fan, "unsaveRelease", release)).toEqual({ release: { isSaved: false } });
  expect(await press(fan, "unfollowArtist", artist)).toEqual({
    artist: { isFollowed: false, followerCount: 0 },
  });
});

test("what nobody can hear is answered like what is not there", async () => {
  const fan = await aFan();
  const hidden = await someMusic("Hidden", "private");
  for (const [verb, type] of [
    ["likeTrack", "Track"],
    ["saveRelease", "Release"],
    ["followArtist", "Artist"],
  ] as const) {
    const missing = await press(fan, verb, encodeGlobalID(type, newId()));
    expect(missing).toMatchObject({ __typename: "NotFound" });
    expect(await press(fan, verb, hidden[type.toLowerCase() as "track"])).toEqual(missing);
  }
});

test("a song that is taken back leaves the library, and comes back with it", async () => {
  const fan = await aFan();
  const { track, trackId } = await someMusic("Now and then");
  await press(fan, "likeTrack", track);
  const show = (visibility: string) =>
    server.db.updateTable("track").set({ visibility }).where("id", "=", trackId).execute();
  await show("private");
  expect((await libraryOf(fan)).tracks.ids).toEqual([]);
  await show("public");
  expect((await libraryOf(fan)).tracks.ids).toEqual([track]);
  await show("private");
  expect(await press(fan, "unlikeTrack", track)).toEqual({ track: null });
});

test("a visitor likes nothing, and sees no song as liked", async () => {
  const { track } = await someMusic("For members");
  const refused = await server.ask(
    null,
    `mutation ($input: LikeTrackInput!) { likeTrack(input: $input) { __typename } }`,
    { input: { id: track } },
  );
  expect(refused.errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  const { data } = await server.ask(null, `query ($id: ID!) { node(id: $id) { ... on Track { isLiked } } }`, {
    id: track,
  });
  expect(data.node).toEqual({ isLiked: false });
});

test("the person's other devices hear once of what came into their library, and nothing of what others like", async () => {
  const fan = await aFan();
  const { track, release } = await someMusic("Heard twice");
  const news = server.services.events.subscribe("libraryChanged", fan.userId);
  const first = news.next();
  await press(await aFan(), "likeTrack", track);
  await press(fan, "likeTrack", track);
  await press(fan, "likeTrack", track);
  await press(fan, "saveRelease", release);
  expect((await first).value).toMatchObject({ kind: "track" });
  expect((await news.next()).value).toMatchObject({ kind: "release" });
  await news.return?.();
});
