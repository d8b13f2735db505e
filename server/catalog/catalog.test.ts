import { encodeGlobalID } from "@pothos/plugin-relay";
import { findOrMakeArtists, setTrackArtists } from "../../db/catalog/artists.ts";
import { newId } from "../../db/ids.ts";
import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import type { Viewer } from "../graphql/context.ts";
import { plainFields } from "../graphql/testing/plainFields.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

const TRACKS = /* GraphQL */ `
  query Tracks($after: String, $filter: TrackFilter) {
    viewer {
      workspace {
        tracks(first: 2, after: $after, filter: $filter) {
          totalCount
          edges { node { title artistNames release { title } } }
          pageInfo { hasNextPage endCursor }
        }
      }
    }
  }
`;
const PAGE = /* GraphQL */ `
  query Page { viewer { workspace { tracks(first: 20) { edges { node { title artists { name } release { title } } } } } } }
`;
const UPDATE = /* GraphQL */ `
  mutation Update($input: UpdateTrackInput!) {
    updateTrack(input: $input) {
      __typename
      ... on UpdateTrackPayload { track { title artistNames bpm key isrc visibility version } }
      ... on InvalidInput { field message }
      ... on StaleVersion { message current { title version } }
      ... on NotFound { message }
    }
  }
`;
const NODE = /* GraphQL */ `query Node($id: ID!) { node(id: $id) { id ... on Track { title } } }`;
const ARCHIVE = /* GraphQL */ `
  mutation Archive($input: ArchiveTrackInput!) {
    archiveTrack(input: $input) { __typename ... on ArchiveTrackPayload { track { state } } }
  }
`;

async function anArtist(): Promise<{ viewer: Viewer; workspaceId: string }> {
  const user = await aUser(server.db, { userTier: "artist_pro" });
  const { id } = await aWorkspace(server.db, { ownerId: user.id });
  return { viewer: await viewerFor(server, user.id), workspaceId: id };
}

const trackId = (id: string) => encodeGlobalID("Track", id);

test("a catalog pages through every song once, even those that arrived in the same millisecond", async () => {
  const { viewer, workspaceId } = await anArtist();
  const createdAt = new Date("2026-01-01T00:00:00.123Z");
  for (const title of ["a", "b", "c", "d", "e"]) await aTrack(server.db, { workspaceId, title, createdAt });

  const titles: string[] = [];
  let after: string | null = null;
  do {
    const { data } = await server.ask(viewer, TRACKS, { after });
    const page: any = data.viewer.workspace.tracks;
    expect(page.totalCount).toBe(5);
    titles.push(...page.edges.map((edge: any) => edge.node.title));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
  expect(titles.sort()).toEqual(["a", "b", "c", "d", "e"]);
});

test("a page of the catalog with artists and releases is one statement", async () => {
  const { viewer, workspaceId } = await anArtist();
  for (const title of ["a", "b"]) await aTrack(server.db, { workspaceId, title });
  const statements = await server.statementsDuring(() => server.ask(viewer, PAGE));
  expect(statements.filter((text) => /"(track|artist|release)"/.test(text))).toHaveLength(1);
});

test.each([
  ["release", "Release"],
  ["artists", "Artist"],
])(
  "what a page of the catalog brings along of its %s is the same, asked for alone or with all the rest",
  async (field, typename) => {
    const { viewer, workspaceId } = await anArtist();
    const facts = {
      title: "Low Water",
      upc: "036000291452",
      date: new Date("2026-03-20T00:00:00Z"),
      genre: "pop",
    };
    const release = { id: newId(), workspaceId, ...facts };
    await server.db.insertInto("release").values(release).execute();
    const { id } = await aTrack(server.db, { workspaceId, releaseId: release.id, title: "Tide" });
    await server.db.transaction().execute(async (trx) => {
      await setTrackArtists(trx, id, await findOrMakeArtists(trx, workspaceId, ["Nova Reyes", "Kite"]));
    });
    const fields = plainFields(typename);
    const ask = async (asked: readonly string[]) => {
      const page = `query Page { viewer { workspace { tracks(first: 20) { edges { node { ${field} { ${asked.join(" ")} } } } } } } }`;
      const { data } = await server.ask(viewer, page);
      return [data.viewer.workspace.tracks.edges[0].node[field]].flat();
    };
    const whole = await ask(fields);
    for (const name of fields)
      expect(await ask([name])).toEqual(whole.map((each) => ({ [name]: each[name] })));
  },
);

test("an edit changes what it names, tidies names and codes, and counts the version up", async () => {
  const { viewer, workspaceId } = await anArtist();
  const track = await aTrack(server.db, { workspaceId, bpm: 100 });
  const input = {
    id: trackId(track.id),
    version: 1,
    title: "  Undertow ",
    artistNames: ["Nova", " nova", "Ana Ruiz"],
    key: "Am",
    isrc: "us-abc-26-00001",
    visibility: "public",
  };
  expect((await server.ask(viewer, UPDATE, { input })).data.updateTrack).toEqual({
    __typename: "UpdateTrackPayload",
    track: {
      title: "Undertow",
      artistNames: ["Nova", "Ana Ruiz"],
      bpm: 100,
      key: "Am",
      isrc: "USABC2600001",
      visibility: "public",
      version: 2,
    },
  });
});

test("whoever saves second is shown what stands, and overwrites nothing", async () => {
  const { viewer, workspaceId } = await anArtist();
  const { id } = await aTrack(server.db, { workspaceId });
  const save = (title: string) =>
    server.ask(viewer, UPDATE, { input: { id: trackId(id), version: 1, title } });
  await save("First");
  expect((await save("Second")).data.updateTrack).toMatchObject({
    __typename: "StaleVersion",
    current: { title: "First", version: 2 },
  });
});

test.each([
  ["a blank title", { title: " " }, "title", "A track needs a title."],
  ["a BPM beyond hearing", { bpm: 301 }, "bpm", "BPM is a whole number from 20 to 300."],
  ["a key that does not exist", { key: "H" }, "key", "Choose one of the 24 keys, such as Am or F#."],
  [
    "an ISRC that is too short",
    { isrc: "US-ABC-26-1" },
    "isrc",
    "An ISRC has 12 characters, like US-ABC-26-00001.",
  ],
  ["a genre nobody knows", { genre: "polka" }, "genre", "Choose a genre from the list."],
  ["no artist at all", { artistNames: [" "] }, "artistNames", "A track needs at least one artist."],
])("%s is refused at its field, and nothing changes", async (_what, change, field, message) => {
  const { viewer, workspaceId } = await anArtist();
  const { id } = await aTrack(server.db, { workspaceId });
  const { data } = await server.ask(viewer, UPDATE, { input: { id: trackId(id), version: 1, ...change } });
  expect(data.updateTrack).toEqual({ __typename: "InvalidInput", field, message });
  expect(
    await server.db.selectFrom("track").select("version").where("id", "=", id).executeTakeFirst(),
  ).toEqual({ version: 1 });
});

test("one ISRC names one recording of a workspace", async () => {
  const { viewer, workspaceId } = await anArtist();
  await aTrack(server.db, { workspaceId, isrc: "USABC2600002" });
  const { id } = await aTrack(server.db, { workspaceId });
  const { data } = await server.ask(viewer, UPDATE, {
    input: { id: trackId(id), version: 1, isrc: "USABC2600002" },
  });
  expect(data.updateTrack).toMatchObject({ __typename: "InvalidInput", field: "isrc" });
});

test("a stranger's song and one that never was answer alike", async () => {
  const owner = await anArtist();
  const stranger = await anArtist();
  const foreign = trackId((await aTrack(server.db, { workspaceId: owner.workspaceId })).id);
  const missing = trackId("0190f3a0-0000-7000-8000-000000000000");
  for (const id of [foreign, missing]) {
    expect((await server.ask(stranger.viewer, NODE, { id })).data.node).toBeNull();
    expect((await server.ask(null, NODE, { id })).data.node).toBeNull();
    const input = { id, version: 1, title: "Mine now" };
    expect((await server.ask(stranger.viewer, UPDATE, { input })).data.updateTrack.__typename).toBe(
      "NotFound",
    );
  }
  expect((await server.ask(owner.viewer, NODE, { id: foreign })).data.node.title).toBe("Tide");
});

test("a public song is everybody's to hear about, an archived one only its owner's", async () => {
  const { viewer, workspaceId } = await anArtist();
  const { id } = await aTrack(server.db, { workspaceId, visibility: "public" });
  expect((await server.ask(null, NODE, { id: trackId(id) })).data.node.title).toBe("Tide");
  const { data } = await server.ask(viewer, ARCHIVE, { input: { id: trackId(id) } });
  expect(data.archiveTrack).toEqual({ __typename: "ArchiveTrackPayload", track: { state: "archived" } });
  expect((await server.ask(null, NODE, { id: trackId(id) })).data.node).toBeNull();
  expect((await server.ask(viewer, NODE, { id: trackId(id) })).data.node.title).toBe("Tide");
});

test("a malformed cursor is a clear error, not an accident", async () => {
  const { viewer } = await anArtist();
  const { errors } = await server.ask(viewer, TRACKS, { after: "not-a-cursor" });
  expect(errors?.[0]?.extensions?.code).toBe("BAD_INPUT");
});
