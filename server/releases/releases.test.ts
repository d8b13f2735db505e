import { encodeGlobalID } from "@pothos/plugin-relay";
import { newId } from "../../db/ids.ts";
import { aTrack } from "../../db/testing/build.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { anArtist, aRelease, mutate, releaseRow, trackGid } from "./testing.ts";

const NOW = new Date("2027-01-04T09:00:00Z");
let server: TestServer;
beforeAll(async () => void (server = await openTestServer(() => NOW)));
afterAll(() => server.close());

const workspaceGid = (id: string) => encodeGlobalID("Workspace", id);
const order = (release: any) =>
  release.runningOrder.map(({ disc, position, track }: any) => `${disc}.${position} ${track.title}`);

async function threeSongs(workspaceId: string) {
  const tracks = [];
  for (const title of ["One", "Two", "Three"]) tracks.push(await aTrack(server.db, { workspaceId, title }));
  return tracks.map(({ id }) => trackGid(id));
}

test("a release made of three tracks has their order, a type, an address and a home for each", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const trackIds = await threeSongs(workspaceId);
  const input = { workspaceId: workspaceGid(workspaceId), title: " Canción ", trackIds };
  const { release } = await mutate(server, viewer, "createRelease", input);
  expect(release).toMatchObject({
    title: "Canción",
    slug: "cancion",
    type: "single",
    state: "draft",
    version: 1,
  });
  expect(order(release)).toEqual(["1.1 One", "1.2 Two", "1.3 Three"]);
  const again = await mutate(server, viewer, "createRelease", { ...input, trackIds: [] });
  expect(again.release.slug).toBe("cancion-2");
  const homes = await server.db
    .selectFrom("track")
    .select("releaseId")
    .where("workspaceId", "=", workspaceId)
    .execute();
  expect(new Set(homes.map(({ releaseId }) => encodeGlobalID("Release", releaseId!)))).toEqual(
    new Set([release.id]),
  );
});

test("nobody puts a stranger's track on a release", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const stranger = await aTrack(server.db);
  const input = { workspaceId: workspaceGid(workspaceId), title: "Mine", trackIds: [trackGid(stranger.id)] };
  expect(await mutate(server, viewer, "createRelease", input)).toMatchObject({ field: "trackIds" });
  const { gid } = await aRelease(server, workspaceId);
  const tracks = [{ trackId: trackGid(stranger.id), disc: 1 }];
  expect(await mutate(server, viewer, "setReleaseTracks", { id: gid, version: 1, tracks })).toMatchObject({
    field: "tracks",
  });
});

test("tracks change places over discs, and whoever leaves goes to another home", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const { gid, id, tracks } = await aRelease(server, workspaceId, { state: "draft" }, 3);
  const [one, two, three] = tracks.map(trackGid);
  const places = [
    { trackId: two, disc: 7 },
    { trackId: three, disc: 3 },
  ];
  const answer = await mutate(server, viewer, "setReleaseTracks", { id: gid, version: 1, tracks: places });
  expect(order(answer.release)).toEqual(["1.1 Song 3", "2.1 Song 2"]);
  const left = await server.db
    .selectFrom("track")
    .select("releaseId")
    .where("id", "=", tracks[0]!)
    .executeTakeFirstOrThrow();
  expect(left.releaseId).toBeNull();
  expect(await mutate(server, viewer, "setReleaseTracks", { id: gid, version: 1, tracks: [] })).toMatchObject(
    {
      __typename: "StaleRelease",
      current: { version: 2 },
    },
  );
  const twice = [
    { trackId: one, disc: 1 },
    { trackId: one, disc: 2 },
  ];
  expect(
    await mutate(server, viewer, "setReleaseTracks", { id: gid, version: 2, tracks: twice }),
  ).toMatchObject({
    message: "A track can be on a release only once.",
  });
  expect((await releaseRow(server, id)).version).toBe(2);
});

test("whoever saves a release second is shown what stands, and overwrites nothing", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const { gid } = await aRelease(server, workspaceId);
  const save = (title: string) => mutate(server, viewer, "updateRelease", { id: gid, version: 1, title });
  const both = await Promise.all([save("First"), save("Second")]);
  expect(both.map(({ __typename }) => __typename).sort()).toEqual(["StaleRelease", "UpdateReleasePayload"]);
  const stood = both.find(({ release }) => release).release.title;
  const refused = both.find(({ current }) => current);
  expect(refused.current).toEqual({ title: stood, version: 2 });
});

test("what the artist writes of day, time and zone is one moment, and is written together", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const { gid, id } = await aRelease(server, workspaceId, { state: "draft", timezone: null });
  const save = (version: number, edit: object) =>
    mutate(server, viewer, "updateRelease", { id: gid, version, ...edit });
  const first = await save(1, { releaseDay: "2027-07-16", releaseTime: "18:30" });
  expect(first.release).toMatchObject({
    date: "2027-07-16T16:30:00.000Z",
    privateFields: { releaseDay: "2027-07-16", releaseTime: "18:30", timezone: "Europe/Madrid" },
  });
  const moved = await save(2, { timezone: "America/New_York" });
  expect(moved.release.date).toBe("2027-07-16T22:30:00.000Z");
  await save(3, { releaseDay: null });
  expect((await releaseRow(server, id)).date).toBeNull();
});

test("codes, lists and texts are tidied, and the type follows the tracks until somebody chooses one", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const { gid, id } = await aRelease(server, workspaceId, { state: "draft" }, 4);
  const save = (version: number, edit: object) =>
    mutate(server, viewer, "updateRelease", { id: gid, version, ...edit });
  const { release } = await save(1, {
    upc: "036000 291452",
    territories: ["ES", "AR", "ES"],
    label: "  Own ",
    artistNames: ["Nova", "nova", "Ana"],
    type: "compilation",
  });
  expect(release).toMatchObject({ upc: "0036000291452", type: "compilation", artistNames: ["Nova", "Ana"] });
  expect(await releaseRow(server, id)).toMatchObject({
    territories: ["AR", "ES"],
    label: "Own",
    typeChosen: true,
  });
  expect((await save(2, { type: null })).release.type).toBe("ep");
  expect(await save(3, { excludedTerritories: ["US"] })).toMatchObject({ field: "territories" });
  const other = await aRelease(server, workspaceId);
  const taken = await mutate(server, viewer, "updateRelease", {
    id: other.gid,
    version: 1,
    upc: "036000291452",
  });
  expect(taken).toMatchObject({ field: "upc", message: "Another release of this studio has this UPC." });
});

test("a draft changes its address with its title, and a release that was out keeps it", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const draft = await aRelease(server, workspaceId, { state: "draft", slug: "old" });
  const out = await aRelease(server, workspaceId, { state: "live", slug: "older", wentLiveAt: NOW });
  const rename = (id: string) =>
    mutate(server, viewer, "updateRelease", { id, version: 1, title: "New day" });
  expect((await rename(draft.gid)).release.slug).toBe("new-day");
  expect((await rename(out.gid)).release.slug).toBe("older");
});

test("what is out changes its UPC and its tracks only with a reason, which is kept", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const { gid, id, tracks } = await aRelease(server, workspaceId, { state: "live", wentLiveAt: NOW }, 2);
  const upc = { id: gid, version: 1, upc: "036000291452" };
  expect(await mutate(server, viewer, "updateRelease", upc)).toMatchObject({ field: "reason" });
  await mutate(server, viewer, "updateRelease", { ...upc, reason: "The first one was a typing error." });
  const swapped = {
    id: gid,
    version: 2,
    tracks: tracks.toReversed().map((t) => ({ trackId: trackGid(t), disc: 1 })),
  };
  expect(await mutate(server, viewer, "setReleaseTracks", swapped)).toMatchObject({ field: "reason" });
  await mutate(server, viewer, "setReleaseTracks", { ...swapped, reason: "Better flow" });
  const kept = await server.db
    .selectFrom("releaseRevision")
    .select("reason")
    .where("releaseId", "=", id)
    .execute();
  expect(kept.map(({ reason }) => reason)).toEqual(["The first one was a typing error.", "Better flow"]);
  const emptied = await mutate(server, viewer, "setReleaseTracks", {
    id: gid,
    version: 3,
    tracks: [],
    reason: "x",
  });
  expect(emptied.message).toBe("A live release keeps at least one track.");
});

test("a deluxe edition has the same tracks and words, another address, and no codes or date", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const { gid } = await aRelease(
    server,
    workspaceId,
    { title: "Tide", state: "live", upc: "0036000291452", date: NOW, wentLiveAt: NOW, territories: ["ES"] },
    2,
  );
  const { release } = await mutate(server, viewer, "duplicateRelease", { id: gid });
  expect(release).toMatchObject({
    ...{ title: "Tide", versionTitle: "Deluxe", slug: "tide-deluxe", state: "draft", upc: null, date: null },
  });
  expect(order(release)).toEqual(["1.1 Song 1", "1.2 Song 2"]);
});

test("only a draft that was never out can be deleted; its tracks stay", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const out = await aRelease(server, workspaceId, { state: "withdrawn", wentLiveAt: NOW });
  const draft = await aRelease(server, workspaceId, { state: "draft" });
  const remove = async (id: string) =>
    (
      await server.ask(
        viewer,
        `mutation Delete($id: ID!) { deleteRelease(input: { id: $id }) { __typename } }`,
        { id },
      )
    ).data.deleteRelease.__typename;
  expect(await remove(out.gid)).toBe("ReleaseIsKept");
  expect(await remove(draft.gid)).toBe("DeleteReleasePayload");
  expect(await remove(draft.gid)).toBe("NotFound");
  const track = await server.db
    .selectFrom("track")
    .select("releaseId")
    .where("id", "=", draft.tracks[0]!)
    .executeTakeFirst();
  expect(track).toEqual({ releaseId: null });
});

test("a track on a release that is out cannot be archived, and can once the release is withdrawn", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const { gid, tracks } = await aRelease(server, workspaceId, {
    state: "live",
    visibility: "public",
    wentLiveAt: NOW,
  });
  const archive = async () =>
    (
      await server.ask(
        viewer,
        `mutation Archive($id: ID!) { archiveTrack(input: { id: $id }) { __typename ... on UserError { message } } }`,
        { id: trackGid(tracks[0]!) },
      )
    ).data.archiveTrack;
  expect(await archive()).toEqual({
    __typename: "TrackIsLive",
    message: "This track is on a release that is live. Withdraw the release first.",
  });
  await mutate(server, viewer, "withdrawRelease", { id: gid });
  expect((await archive()).__typename).toBe("ArchiveTrackPayload");
});

const LIST = /* GraphQL */ `
  query List($filter: ReleaseFilter, $after: String) {
    viewer { workspace { releases(first: 2, filter: $filter, after: $after) {
      totalCount edges { node { title state privateFields { completeness missing { part } } } } pageInfo { hasNextPage endCursor }
    } } }
  }
`;

test("a studio's releases page through every one once, drafts too, without the archive unless it is asked for", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  for (const [title, state] of [
    ["a", "draft"],
    ["b", "ready"],
    ["c", "live"],
    ["d", "archived"],
  ])
    await aRelease(server, workspaceId, { title: title!, state: state!, createdAt: NOW });
  const titles: string[] = [];
  let after: string | null = null;
  do {
    const { data }: any = await server.ask(viewer, LIST, { after });
    const page = data.viewer.workspace.releases;
    expect(page.totalCount).toBe(3);
    titles.push(...page.edges.map(({ node }: any) => node.title));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
  expect(titles.sort()).toEqual(["a", "b", "c"]);
  const only = async (filter: object) =>
    (await server.ask(viewer, LIST, { filter })).data.viewer.workspace.releases.edges.map(
      (edge: any) => edge.node.title,
    );
  expect(await only({ states: ["archived"] })).toEqual(["d"]);
  expect(await only({ text: "B" })).toEqual(["b"]);
});

test("a page of releases with all their gaps is a handful of statements, however many there are", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  for (let n = 0; n < 2; n++) await aRelease(server, workspaceId);
  const statements = await server.statementsDuring(() => server.ask(viewer, LIST, {}));
  expect(statements.filter((text) => /from "release"/.test(text)).length).toBeLessThanOrEqual(3);
});

test("a stranger sees no draft, and of what is out only what is for everybody", async () => {
  const { workspaceId } = await anArtist(server);
  const stranger = await anArtist(server);
  const draft = await aRelease(server, workspaceId, { state: "draft" });
  const out = await aRelease(server, workspaceId, { state: "live", visibility: "public", wentLiveAt: NOW });
  const look = async (id: string) =>
    (
      await server.ask(
        stranger.viewer,
        `query Look($id: ID!) { node(id: $id) { ... on Release { title privateFields { completeness } runningOrder { disc } } } }`,
        { id },
      )
    ).data.node;
  expect(await look(draft.gid)).toBeNull();
  expect(await look(out.gid)).toEqual({ title: "Undertow", privateFields: null, runningOrder: [] });
  expect(await mutate(server, stranger.viewer, "withdrawRelease", { id: out.gid })).toMatchObject({
    __typename: "NotFound",
  });
  expect(
    await mutate(server, stranger.viewer, "withdrawRelease", { id: encodeGlobalID("Release", newId()) }),
  ).toMatchObject({ __typename: "NotFound" });
});
