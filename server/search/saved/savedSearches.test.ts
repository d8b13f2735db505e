import { aUser } from "../../../db/testing/build.ts";
import type { Viewer } from "../../graphql/context.ts";
import { openTestServer, type TestServer, viewerFor } from "../../testing.ts";

const SAVE = /* GraphQL */ `
  mutation Save($input: SaveSearchInput!) {
    saveSearch(input: $input) {
      ... on SaveSearchPayload { search { id name query } viewer { savedSearches { name } } }
      ... on InvalidInput { field message }
    }
  }
`;
const RENAME = /* GraphQL */ `
  mutation Rename($input: RenameSearchInput!) {
    renameSearch(input: $input) {
      __typename
      ... on RenameSearchPayload { viewer { savedSearches { name } } }
      ... on InvalidInput { message }
    }
  }
`;
const DELETE = /* GraphQL */ `
  mutation Delete($input: DeleteSearchInput!) {
    deleteSearch(input: $input) { __typename ... on DeleteSearchPayload { viewer { savedSearches { name } } } }
  }
`;
const LIST = /* GraphQL */ `query List { viewer { savedSearches { name } } }`;

let server: TestServer;
let viewer: Viewer;
beforeAll(async () => void (server = await openTestServer()));
beforeEach(async () => void (viewer = await viewerFor(server, (await aUser(server.db)).id)));
afterAll(() => server.close());

const save = async (name: string, query = "q=tide") =>
  (await server.ask(viewer, SAVE, { input: { name, query } })).data.saveSearch;

test("a search is kept as its page would be addressed, and nothing else of it", async () => {
  const { search, viewer } = await save("  Slow jazz ", "?genre=jazz&evil=1&q=+tide+&in=artists");
  expect(search).toMatchObject({ name: "Slow jazz", query: "q=tide&in=artists&genre=jazz" });
  expect(viewer.savedSearches).toEqual([{ name: "Slow jazz" }]);
});

test.each([
  [" ", "q=tide", { field: "name", message: "A search needs a name." }],
  ["x".repeat(61), "q=tide", { field: "name", message: "A search's name can have at most 60 characters." }],
  ["Nothing", "q=ab&colour=blue", { field: "query", message: "There is nothing to search for yet." }],
])("a search under '%s' with '%s' is refused in plain words", async (name, query, refused) =>
  expect(await save(name, query)).toEqual(refused),
);

test("two searches never bear one name", async () => {
  await save("Mine");
  expect(await save("MINE")).toEqual({
    field: "name",
    message: "You already have a search with this name.",
  });
  const { search } = await save("Other");
  const answer = await server.ask(viewer, RENAME, { input: { id: search.id, name: "mine" } });
  expect(answer.data.renameSearch.message).toBe("You already have a search with this name.");
});

test("a search is its person's: seen, renamed and deleted by nobody else", async () => {
  const { id } = (await save("Mine")).search;
  const other = await viewerFor(server, (await aUser(server.db)).id);
  expect(
    (await server.ask(other, RENAME, { input: { id, name: "Ours" } })).data.renameSearch.__typename,
  ).toBe("NotFound");
  expect((await server.ask(other, DELETE, { input: { id } })).data.deleteSearch.__typename).toBe("NotFound");
  expect((await server.ask(other, LIST)).data.viewer.savedSearches).toEqual([]);
  expect((await server.ask(viewer, RENAME, { input: { id, name: "Ours" } })).data.renameSearch).toMatchObject(
    {
      viewer: { savedSearches: [{ name: "Ours" }] },
    },
  );
  expect(
    (await server.ask(viewer, DELETE, { input: { id } })).data.deleteSearch.viewer.savedSearches,
  ).toEqual([]);
});

test("thirty searches are kept, and no more, even when two are saved at once", async () => {
  for (let at = 0; at < 29; at++) await save(`Search ${at}`);
  const answers = await Promise.all([save("One"), save("Two")]);
  expect(
    answers.filter(({ message }) => message === "You can keep 30 searches. Delete one first."),
  ).toHaveLength(1);
});
