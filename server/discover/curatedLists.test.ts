import { newId } from "../../db/ids.ts";
import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import type { Viewer } from "../graphql/context.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";

const NOON = new Date("2026-11-25T12:00:00Z");
let clock = NOON;
let server: TestServer;
let ada: Viewer;
let fan: Viewer;
beforeAll(async () => {
  server = await openTestServer(() => clock);
  ada = await viewerFor(server, (await aUser(server.db, { role: "superadmin" })).id);
  fan = await viewerFor(server, (await aUser(server.db, { role: "fan", capabilities: ["fan"] })).id);
});
beforeEach(async () => {
  clock = NOON;
  await server.db.deleteFrom("curatedList").execute();
});
afterAll(() => server.close());

async function aSong(title: string, visibility = "public"): Promise<string> {
  const { id: workspaceId } = await aWorkspace(server.db);
  return (await aTrack(server.db, { workspaceId, title, visibility })).id;
}
async function anAlbum(title: string): Promise<string> {
  const { id: workspaceId } = await aWorkspace(server.db);
  const id = newId();
  await server.db
    .insertInto("release")
    .values({ id, workspaceId, title, state: "live", visibility: "public", slug: title.toLowerCase() })
    .execute();
  return id;
}
const track = (id: string) => encodeGlobalID("Track", id);
const WORDS = {
  titleEn: "Late trains",
  titleEs: "Trenes",
  textEn: "Slow.",
  textEs: "Lento.",
  curator: "Ada",
};

const SAVE = /* GraphQL */ `mutation Save($input: SaveCuratedListInput!) { saveCuratedList(input: $input) {
  __typename ... on UserError { code } ... on SaveCuratedListPayload {
    list { id version pieces { isOut track { title } } } admin { curatedLists { title } } } } }`;
const save = async (input: object, who: Viewer | null = ada) => server.ask(who, SAVE, { input });
const made = async (pieceIds: string[], some: object = {}) =>
  (await save({ ...WORDS, pieceIds, ...some })).data.saveCuratedList;

async function shelves(who: Viewer = fan, words = "{ viewer { discover") {
  const { data, errors } = await server.ask(
    who,
    `${words} { curated { title text curator pieces { track { title } release { title } } } } } }`,
  );
  expect(errors).toBeUndefined();
  return data.viewer.discover.curated;
}

test("what an administrator chooses stands on everybody's Discover in its order, with who chose it", async () => {
  const pieces = [
    track(await aSong("Undertow")),
    encodeGlobalID("Release", await anAlbum("Tidal")),
    track(await aSong("Salt")),
  ];
  expect((await made(pieces)).__typename).toBe("SaveCuratedListPayload");
  expect(await shelves()).toEqual([
    {
      ...{ title: "Late trains", text: "Slow.", curator: "Ada" },
      pieces: [
        { track: { title: "Undertow" }, release: null },
        { track: null, release: { title: "Tidal" } },
        { track: { title: "Salt" }, release: null },
      ],
    },
  ]);
  expect(await shelves(fan, '{ viewer { discover(genre: "jazz")')).toEqual([]);
});

test("what is withdrawn falls out, and a list with nothing left is not shown", async () => {
  const song = await aSong("Gone tomorrow");
  const { list } = await made([track(song)]);
  await made([], { titleEn: "Empty" });
  expect((await shelves()).map(({ title }: any) => title)).toEqual(["Late trains"]);
  await server.db.updateTable("track").set({ visibility: "private" }).where("id", "=", song).execute();
  expect(await shelves()).toEqual([]);
  // Whoever made it still has it, and may keep it for the day on which it comes back.
  const again = await save({ id: list.id, version: list.version, ...WORDS, pieceIds: [track(song)] });
  expect(again.data.saveCuratedList.list.pieces).toMatchObject([{ isOut: false }]);
});

test("a list is shown from its first day to its last", async () => {
  await made([track(await aSong("Advent"))], { shownFrom: "2026-12-01", shownTo: "2026-12-24" });
  const isShownAt = async (at: string) => {
    clock = new Date(at);
    return (await shelves()).length === 1;
  };
  expect(await isShownAt("2026-11-30T23:59:59Z")).toBe(false);
  expect(await isShownAt("2026-12-01T00:00:00Z")).toBe(true);
  expect(await isShownAt("2026-12-24T23:59:59Z")).toBe(true);
  expect(await isShownAt("2026-12-25T00:00:00Z")).toBe(false);
});

test("lists change their order, one goes, and a change of what was changed meanwhile is refused", async () => {
  const piece = track(await aSong("Shared"));
  const first = (await made([piece], { titleEn: "First" })).list;
  const second = (await made([piece], { titleEn: "Second" })).list;
  await server.ask(
    ada,
    "mutation Order($input: OrderCuratedListsInput!) { orderCuratedLists(input: $input) { __typename } }",
    {
      input: { ids: [second.id, first.id] },
    },
  );
  expect((await shelves()).map(({ title }: any) => title)).toEqual(["Second", "First"]);
  await save({ id: first.id, version: 1, ...WORDS, pieceIds: [piece] });
  const stale = await save({ id: first.id, version: 1, ...WORDS, pieceIds: [] });
  expect(stale.data.saveCuratedList).toEqual({ __typename: "InvalidInput", code: "discover.stale" });
  await server.ask(
    ada,
    "mutation Delete($input: DeleteCuratedListInput!) { deleteCuratedList(input: $input) { __typename } }",
    {
      input: { id: second.id },
    },
  );
  expect((await shelves()).map(({ title }: any) => title)).toEqual(["Late trains"]);
});

test("music that not everybody finds cannot be chosen, and nobody but an administrator chooses", async () => {
  const hidden = await made([track(await aSong("Hidden", "private"))]);
  expect(hidden).toEqual({ __typename: "InvalidInput", code: "discover.notPublic" });
  const { errors } = await save({ ...WORDS, pieceIds: [] }, fan);
  expect(errors).toHaveLength(1);
});
