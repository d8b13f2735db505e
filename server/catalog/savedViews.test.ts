import { encodeGlobalID } from "@pothos/plugin-relay";
import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import type { Viewer } from "../graphql/context.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";

const SAVE = /* GraphQL */ `
  mutation Save($input: SaveViewInput!) {
    saveView(input: $input) {
      ... on SaveViewPayload { view { id name query columns } workspace { savedViews { name } } }
      ... on InvalidInput { field message }
    }
  }
`;
const LIST = /* GraphQL */ `
  query List($id: ID!, $filter: TrackFilter, $sort: TrackSort, $after: String) {
    node(id: $id) { ... on Workspace { savedViews { name } tracks(first: 2, after: $after, filter: $filter, sort: $sort) { totalCount pageInfo { endCursor hasNextPage } edges { node { title } } } } }
  }
`;
let server: TestServer;
let viewer: Viewer;
let workspaceId: string;
beforeAll(async () => void (server = await openTestServer()));
beforeEach(async () => {
  const user = await aUser(server.db, { userTier: "artist_pro" });
  workspaceId = (await aWorkspace(server.db, { ownerId: user.id })).id;
  viewer = await viewerFor(server, user.id);
});
afterAll(() => server.close());

const studioId = () => encodeGlobalID("Workspace", workspaceId);
const save = async (name: string, query = "", columns: string[] = []) =>
  (await server.ask(viewer, SAVE, { input: { workspaceId: studioId(), name, query, columns } })).data
    .saveView;

test("a view keeps what the list understands, and nothing else", async () => {
  const { view } = await save("  Slow  ", "sort=title&bpmMax=90&evil=1&genre=Rap&lacking=isrc,nonsense", [
    "bpm",
    "bpm",
    "x",
  ]);
  expect(view).toMatchObject({
    name: "Slow",
    query: "genre=hip-hop&bpmMax=90&lacking=isrc&sort=title",
    columns: ["bpm"],
  });
  expect(await save(" ")).toEqual({ field: "name", message: "A view needs a name." });
  expect(await save("SLOW")).toEqual({ field: "name", message: "You already have a view with this name." });
});

test("a view is its person's: renamed and deleted by nobody else", async () => {
  const { view } = await save("Mine");
  const CHANGE = /* GraphQL */ `
    mutation Change($input: ChangeViewInput!) { changeView(input: $input) { __typename ... on ChangeViewPayload { workspace { savedViews { name } } } } }
  `;
  const DELETE = /* GraphQL */ `
    mutation Delete($input: DeleteViewInput!) { deleteView(input: $input) { __typename ... on DeleteViewPayload { workspace { savedViews { name } } } } }
  `;
  const colleague = await aUser(server.db);
  await server.db
    .insertInto("membership")
    .values({ workspaceId, userId: colleague.id, role: "artist", isAccountOwner: false })
    .execute();
  const other = await viewerFor(server, colleague.id);
  const change = { id: view.id, name: "Ours", query: "", columns: [] };
  expect((await server.ask(other, CHANGE, { input: change })).data.changeView.__typename).toBe("NotFound");
  expect((await server.ask(other, DELETE, { input: { id: view.id } })).data.deleteView.__typename).toBe(
    "NotFound",
  );
  expect((await server.ask(other, LIST, { id: studioId() })).data.node.savedViews).toEqual([]);
  expect((await server.ask(viewer, CHANGE, { input: change })).data.changeView.workspace.savedViews).toEqual([
    { name: "Ours" },
  ]);
  expect(
    (await server.ask(viewer, DELETE, { input: { id: view.id } })).data.deleteView.workspace.savedViews,
  ).toEqual([]);
});

test("thirty views are kept, and no more, even when two are saved at once", async () => {
  for (let at = 0; at < 29; at++) await save(`View ${at}`);
  const answers = await Promise.all([save("One"), save("Two")]);
  expect(
    answers.filter(({ message }) => message === "You can keep 30 views. Delete one first."),
  ).toHaveLength(1);
});

test("the catalog is narrowed by tempo, key, advice and what is missing, and ordered page by page", async () => {
  const song = (title: string, facts: object = {}) => aTrack(server.db, { workspaceId, title, ...facts });
  await song("beta", { bpm: 90, key: "Am", explicit: "explicit", isrc: "QZABC2600001" });
  await song("Alpha", { bpm: 120, pLineYear: 2026, pLineOwner: "Nova" });
  await song("gamma", { bpm: 120, lossless: false });
  const list = async (variables: object) => {
    const { data, errors } = await server.ask(viewer, LIST, { id: studioId(), ...variables });
    expect(errors).toBeUndefined();
    return data.node.tracks;
  };
  const titles = async (filter: object) =>
    (await list({ filter, sort: "title" })).edges.map(({ node }: { node: { title: string } }) => node.title);
  expect(await titles({ bpmMin: 100, bpmMax: 130 })).toEqual(["Alpha", "gamma"]);
  expect(await titles({ key: "Am" })).toEqual(["beta"]);
  expect(await titles({ explicit: "explicit" })).toEqual(["beta"]);
  expect(await titles({ lacking: ["isrc", "pLine"] })).toEqual(["gamma"]);
  expect(await titles({ lacking: ["lossless"] })).toEqual(["gamma"]);
  const first = await list({ sort: "title" });
  expect(first.edges.map(({ node }: { node: { title: string } }) => node.title)).toEqual(["Alpha", "beta"]);
  const next = await list({ sort: "title", after: first.pageInfo.endCursor });
  expect(next.edges.map(({ node }: { node: { title: string } }) => node.title)).toEqual(["gamma"]);
  expect((await list({ sort: "changed" })).edges[0].node.title).toBe("gamma");
});
