import { newId } from "../../db/ids.ts";
import { rebuildSearchDocs } from "../../db/search/searchDocs.ts";
import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import { AI_PARTS } from "../../domain/catalog/aiDisclosure.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";
import { until } from "./memory/testing/library.ts";

const SEARCH = /* GraphQL */ `
  query Search($text: String!) {
    search(text: $text, exactly: true) {
      edges { node { ... on Track { title } ... on Release { title } } }
    }
  }
`;
const told = (some: object) => ({
  ...Object.fromEntries(AI_PARTS.map((part) => [part, "none"])),
  ...some,
});

describe.each(["sql", "memory"] as const)("with the engine %s", (searchEngine) => {
  let server: TestServer;
  let artist: any;
  let byHand: string;
  beforeAll(async () => {
    server = await openTestServer(undefined, { searchEngine });
    const { db } = server;
    const { id } = await aUser(db, { role: "artist" });
    const { id: workspaceId } = await aWorkspace(db, { ownerId: id });
    artist = await viewerFor(server, id);
    const song = async (title: string, disclosure: object | null) => {
      const aiDisclosure = disclosure && JSON.stringify(disclosure);
      return (await aTrack(db, { workspaceId, title, visibility: "public", aiDisclosure })).id;
    };
    byHand = await song("Tide by hand", told({}));
    await song("Tide mastered", told({ postProduction: "assisted" }));
    await song("Tide sung by nobody", told({ vocals: "generated", lyrics: "assisted" }));
    await song("Tide untold", null);
    const releaseId = newId();
    await db
      .insertInto("release")
      .values({ id: releaseId, workspaceId, title: "Tide, the record", visibility: "public", state: "live" })
      .execute();
    await db.insertInto("releaseTrack").values({ releaseId, trackId: byHand, position: 1 }).execute();
    await rebuildSearchDocs(db);
  });
  afterAll(() => server.close());

  const search = async (text: string): Promise<string[]> => {
    const { data } = await server.ask(null, SEARCH, { text });
    return data.search.edges.map(({ node }: any) => node.title).toSorted();
  };
  const finds = (text: string, titles: readonly string[]) =>
    until(async () => JSON.stringify(await search(text)) === JSON.stringify(titles));

  test.each([
    ["tide ai:none", ["Tide by hand", "Tide, the record"]],
    ["ai:none ai:some", ["Tide by hand", "Tide mastered", "Tide, the record"]],
    ["ai:assisted", ["Tide mastered"]],
    ["ia:generada", ["Tide sung by nobody"]],
    ["ai:vocals ai:lyrics", ["Tide sung by nobody"]],
    ["ai:vocals ai:mix", []],
    ["tide -ai:generated", ["Tide by hand", "Tide mastered", "Tide untold", "Tide, the record"]],
    ["tide -ia:voz -ia:mezcla", ["Tide by hand", "Tide untold", "Tide, the record"]],
  ])("%s finds %p", async (text, titles) => {
    await finds("tide ai:none", ["Tide by hand", "Tide, the record"]);
    expect(await search(text)).toEqual(titles);
  });

  test("what an artist says anew is found in the next moment, also of the release it is on", async () => {
    const answer = await server.ask(
      artist,
      "mutation Say($input: UpdateTrackInput!) { updateTrack(input: $input) { __typename } }",
      {
        input: {
          id: encodeGlobalID("Track", byHand),
          version: 1,
          aiDisclosure: told({ vocals: "assisted" }),
        },
      },
    );
    expect(answer.data.updateTrack.__typename).toBe("UpdateTrackPayload");
    await finds("ai:none", []);
    await finds("ai:vocals -ai:lyrics", ["Tide by hand", "Tide, the record"]);
  });
});
