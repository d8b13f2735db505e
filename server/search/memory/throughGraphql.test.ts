import { rebuildSearchDocs } from "../../../db/search/searchDocs.ts";
import { aTrack, aUser, aWorkspace } from "../../../db/testing/build.ts";
import type { Viewer } from "../../graphql/context.ts";
import { openTestServer, type TestServer, viewerFor } from "../../testing.ts";
import { until } from "./testing/library.ts";

const SEARCH = /* GraphQL */ `
  query Search($text: String!, $after: String) {
    search(text: $text, first: 2, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      facets { genre { value count } }
      edges { node { ... on Track { id title } } }
    }
  }
`;
const RENAME = /* GraphQL */ `
  mutation Rename($input: UpdateTrackInput!) { updateTrack(input: $input) { __typename } }
`;

let server: TestServer;
let nova: Viewer;
beforeAll(async () => {
  server = await openTestServer(undefined, { searchEngine: "memory" });
  const { db } = server;
  const { id } = await aUser(db, { role: "artist" });
  const { id: workspaceId } = await aWorkspace(db, { ownerId: id });
  nova = await viewerFor(server, id);
  for (const title of ["Low tide", "High tide", "Tide pool"])
    await aTrack(db, { workspaceId, title, visibility: "public", genre: "jazz" });
  await rebuildSearchDocs(db);
});
afterAll(() => server.close());

const search = async (text: string, after: string | null = null) =>
  (await server.ask(null, SEARCH, { text, after })).data.search;

test("the product's own engine finds, counts and turns pages", async () => {
  await until(async () => (await search("tide")).totalCount === 3);
  const first = await search("tide");
  expect(first.facets.genre).toEqual([{ value: "jazz", count: 3 }]);
  expect(first.edges[0].node.title).toBe("Tide pool");
  const second = await search("tide", first.pageInfo.endCursor);
  expect(second.edges).toHaveLength(1);
  expect(second.pageInfo.hasNextPage).toBe(false);
});

test("a song that was given another name is found by it in the next moment, and no longer by the old one", async () => {
  const { node } = (await search("pool")).edges[0];
  const renamed = await server.ask(nova, RENAME, { input: { id: node.id, version: 1, title: "Lagoon" } });
  expect(renamed.data.updateTrack.__typename).toBe("UpdateTrackPayload");
  await until(async () => (await search("lagoon")).totalCount === 1);
  expect((await search("pool")).totalCount).toBe(0);
});
