import { encodeGlobalID } from "@pothos/plugin-relay";
import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import type { Viewer } from "../graphql/context.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
let server: TestServer;
beforeAll(async () => void (server = await openTestServer(() => NOW)));
afterAll(() => server.close());

const FACTS = /* GraphQL */ `
  fragment Facts on Track {
    versionTitle subGenre furtherMoods instruments language explicit pLineYear pLineOwner recordingYear
    recordingCountry isCover coverLicence isLive isRemix parent { title } aiDisclosure { vocals lyrics }
    previewStartMs maxFreePlays priceMinor suggestedPriceMinor isPriceFixed currency downloadAllowed creditsText
    master { format bytes sha256 } lyrics { plain timed { startMs text } }
  }
`;
const NODE = /* GraphQL */ `${FACTS} query Node($id: ID!) { node(id: $id) { id ...Facts } }`;
const UPDATE = /* GraphQL */ `
  ${FACTS}
  mutation Update($input: UpdateTrackInput!) {
    updateTrack(input: $input) {
      __typename
      ... on UpdateTrackPayload { track { version ...Facts } }
      ... on InvalidInput { field message }
      ... on StaleVersion { current { version ...Facts } }
    }
  }
`;
const LYRICS = /* GraphQL */ `
  mutation Lyrics($input: SaveLyricsInput!) {
    saveLyrics(input: $input) {
      __typename
      ... on SaveLyricsPayload { track { version lyrics { plain timed { startMs text } } } }
      ... on InvalidInput { field message }
    }
  }
`;
const ASSIGN = /* GraphQL */ `
  mutation Assign($input: AssignIsrcsInput!) {
    assignIsrcs(input: $input) {
      __typename
      ... on AssignIsrcsPayload { tracks { isrc } }
      ... on NoIsrcPrefix { message settingsPath }
      ... on UserError { message }
    }
  }
`;
const trackId = (id: string) => encodeGlobalID("Track", id);

async function anArtist(workspace: object = {}): Promise<{ viewer: Viewer; workspaceId: string }> {
  const user = await aUser(server.db, { userTier: "artist_pro" });
  const { id } = await aWorkspace(server.db, { ownerId: user.id, ...workspace });
  return { viewer: await viewerFor(server, user.id), workspaceId: id };
}

const update = async (viewer: Viewer | null, id: string, version: number, change: object) =>
  (await server.ask(viewer, UPDATE, { input: { id: trackId(id), version, ...change } })).data?.updateTrack;
const assign = async (viewer: Viewer, ids: string[]) =>
  (await server.ask(viewer, ASSIGN, { input: { trackIds: ids.map(trackId) } })).data.assignIsrcs;

test("everything an artist says of a recording is kept, and can be emptied again", async () => {
  const { viewer, workspaceId } = await anArtist({ defaultCurrency: "EUR" });
  const original = await aTrack(server.db, { workspaceId, title: "Tide" });
  const { id } = await aTrack(server.db, { workspaceId, mood: "relaxed" });
  const facts = {
    versionTitle: "Live in Sanlúcar",
    subGenre: "jazz",
    furtherMoods: ["uplifting", "energetic"],
    instruments: ["piano", "bass"],
    language: "es",
    explicit: "clean",
    pLineYear: 2026,
    pLineOwner: "Mara Lune",
    recordingYear: 2025,
    recordingCountry: "ES",
    isCover: true,
    coverLicence: "SGAE 12/34",
    isLive: true,
    isRemix: false,
    previewStartMs: 12_000,
    maxFreePlays: 5,
    priceMinor: 100,
    suggestedPriceMinor: 150,
    isPriceFixed: false,
    downloadAllowed: true,
    creditsText: "Recorded by the sea.",
  };
  const aiDisclosure = {
    vocals: "none",
    instrumentation: "none",
    composition: "none",
    lyrics: "assisted",
    postProduction: "none",
  };
  const change = { ...facts, aiDisclosure, parentId: trackId(original.id) };
  expect(await update(viewer, id, 1, change)).toMatchObject({
    __typename: "UpdateTrackPayload",
    track: {
      ...facts,
      version: 2,
      currency: "EUR",
      parent: { title: "Tide" },
      aiDisclosure: { vocals: "none", lyrics: "assisted" },
      master: { format: "flac", bytes: 1000, sha256: id },
    },
  });
  const emptied = Object.fromEntries(Object.keys(change).map((field) => [field, null]));
  expect(await update(viewer, id, 2, emptied)).toMatchObject({
    track: {
      language: null,
      furtherMoods: [],
      isCover: false,
      parent: null,
      aiDisclosure: null,
      priceMinor: null,
    },
  });
});

test("an edit leaves alone what it does not name", async () => {
  const { viewer, workspaceId } = await anArtist();
  const { id } = await aTrack(server.db, { workspaceId, language: "zxx", instruments: ["piano"] });
  expect(await update(viewer, id, 1, { pLineOwner: "  Kite Records " })).toMatchObject({
    track: { pLineOwner: "Kite Records", language: "zxx", instruments: ["piano"] },
  });
});

test("whoever saves second is shown every fact that stands now", async () => {
  const { viewer, workspaceId } = await anArtist();
  const { id } = await aTrack(server.db, { workspaceId });
  await update(viewer, id, 1, { language: "es" });
  expect(await update(viewer, id, 1, { language: "en" })).toMatchObject({
    __typename: "StaleVersion",
    current: { version: 2, language: "es" },
  });
});

test("a mood that becomes the first one may not stand among the further ones", async () => {
  const { viewer, workspaceId } = await anArtist();
  const { id } = await aTrack(server.db, { workspaceId, mood: "relaxed", furtherMoods: ["uplifting"] });
  expect(await update(viewer, id, 1, { mood: "uplifting" })).toEqual({
    __typename: "InvalidInput",
    field: "furtherMoods",
    message: "Add each mood only once.",
  });
});

test("no recording comes from itself, from a circle or from another studio", async () => {
  const { viewer, workspaceId } = await anArtist();
  const parent = await aTrack(server.db, { workspaceId });
  const { id } = await aTrack(server.db, { workspaceId, parentTrackId: parent.id });
  const foreign = await aTrack(server.db);
  const refused = (message: string) => ({ __typename: "InvalidInput", field: "parentId", message });
  expect(await update(viewer, parent.id, 1, { parentId: trackId(id) })).toEqual(
    refused("That track comes from this one already."),
  );
  expect(await update(viewer, id, 1, { parentId: trackId(id) })).toEqual(
    refused("Choose another track of this studio."),
  );
  expect(await update(viewer, id, 1, { parentId: trackId(foreign.id) })).toEqual(
    refused("Choose another track of this studio."),
  );
});

test("a listener reads the words of public music, but neither its licence, its file nor a parent that is private", async () => {
  const { workspaceId } = await anArtist();
  const hidden = await aTrack(server.db, { workspaceId });
  const { id } = await aTrack(server.db, {
    workspaceId,
    visibility: "public",
    parentTrackId: hidden.id,
    coverLicence: "SGAE 12/34",
    language: "es",
  });
  await server.db.insertInto("lyrics").values({ trackId: id, plain: "La mar" }).execute();
  expect((await server.ask(null, NODE, { id: trackId(id) })).data.node).toMatchObject({
    language: "es",
    lyrics: { plain: "La mar" },
    coverLicence: null,
    master: null,
    parent: null,
  });
});

test("a page of the catalog reads none of the facts that it does not show", async () => {
  const { viewer, workspaceId } = await anArtist();
  await aTrack(server.db, { workspaceId });
  const page = /* GraphQL */ `query Page { viewer { workspace { tracks(first: 20) { edges { node { title } } } } } }`;
  const statements = await server.statementsDuring(() => server.ask(viewer, page));
  expect(statements.filter((text) => /creditsText|lyrics/.test(text))).toEqual([]);
});

test("timed lyrics are kept line by line, lines out of order are refused, and no words leave no lyrics", async () => {
  const { viewer, workspaceId } = await anArtist();
  const { id } = await aTrack(server.db, { workspaceId, durationMs: 60_000 });
  const save = async (version: number, plain: string, timed: object[] | null) =>
    (await server.ask(viewer, LYRICS, { input: { id: trackId(id), version, plain, timed } })).data.saveLyrics;
  const lines = [
    { startMs: 1000, text: "One" },
    { startMs: 2000, text: "" },
  ];
  expect(await save(1, "One\n", lines)).toMatchObject({
    track: { version: 2, lyrics: { plain: "One", timed: lines } },
  });
  expect(await save(2, "One", [...lines].reverse())).toMatchObject({
    __typename: "InvalidInput",
    field: "timed",
  });
  expect(await save(2, "", null)).toMatchObject({ track: { lyrics: null } });
});

test("twenty people who ask for codes at one moment get twenty different ones", async () => {
  const { viewer, workspaceId } = await anArtist({ isrcPrefix: "QZABC" });
  const tracks = [];
  for (let at = 0; at < 20; at++) tracks.push(await aTrack(server.db, { workspaceId }));
  const answers = await Promise.all(tracks.map(({ id }) => assign(viewer, [id])));
  const codes = answers
    .flatMap((answer) => answer.tracks.map((track: { isrc: string }) => track.isrc))
    .sort();
  expect(codes).toEqual(Array.from({ length: 20 }, (_, at) => `QZABC26${String(at + 1).padStart(5, "0")}`));
});

test("a code that was typed is skipped, and a track that has a code keeps it", async () => {
  const { viewer, workspaceId } = await anArtist({ isrcPrefix: "QZABC" });
  const first = await aTrack(server.db, { workspaceId });
  const typed = await aTrack(server.db, { workspaceId, isrc: "QZABC2600001" });
  const last = await aTrack(server.db, { workspaceId });
  expect(await assign(viewer, [first.id, typed.id, last.id])).toEqual({
    __typename: "AssignIsrcsPayload",
    tracks: [{ isrc: "QZABC2600002" }, { isrc: "QZABC2600001" }, { isrc: "QZABC2600003" }],
  });
  expect(await assign(viewer, [last.id])).toMatchObject({ tracks: [{ isrc: "QZABC2600003" }] });
});

test("without a prefix of its own a studio gets no codes, and is told where to enter one", async () => {
  const { viewer, workspaceId } = await anArtist();
  const { id } = await aTrack(server.db, { workspaceId });
  expect(await assign(viewer, [id])).toMatchObject({
    __typename: "NoIsrcPrefix",
    settingsPath: "/settings/workspace",
  });
});

test("when the year's codes do not suffice, nobody gets one", async () => {
  const { viewer, workspaceId } = await anArtist({ isrcPrefix: "QZABC" });
  const tracks = [await aTrack(server.db, { workspaceId }), await aTrack(server.db, { workspaceId })];
  const series = { workspaceId, prefix: "QZABC", year: 26, last: 99_998 };
  await server.db.insertInto("isrcCounter").values(series).execute();
  const ids = tracks.map(({ id }) => id);
  expect(await assign(viewer, ids)).toMatchObject({ __typename: "IsrcsUsedUp" });
  expect(await assign(viewer, ids.slice(1))).toMatchObject({ tracks: [{ isrc: "QZABC2699999" }] });
});

test("another studio's track is not found, and then nobody's track gets a code", async () => {
  const { viewer, workspaceId } = await anArtist({ isrcPrefix: "QZABC" });
  const own = await aTrack(server.db, { workspaceId });
  const foreign = await aTrack(server.db, { visibility: "public" });
  expect(await assign(viewer, [own.id, foreign.id])).toMatchObject({ __typename: "NotFound" });
  const { isrc } = await server.db
    .selectFrom("track")
    .select("isrc")
    .where("id", "=", own.id)
    .executeTakeFirstOrThrow();
  expect(isrc).toBeNull();
});
