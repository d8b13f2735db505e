import { insertProduct } from "../../db/commerce/products.ts";
import { insertPost } from "../../db/community/posts.ts";
import { newId } from "../../db/ids.ts";
import { rebuildSearchDocs } from "../../db/search/searchDocs.ts";
import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import type { Viewer } from "../graphql/context.ts";
import { plainFields } from "../graphql/testing/plainFields.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";

const SEARCH = /* GraphQL */ `
  query Search($text: String!, $scope: SearchScope = ALL, $filters: SearchFilters, $first: Int, $after: String) {
    search(text: $text, scope: $scope, filters: $filters, first: $first, after: $after) {
      totalCount
      pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
      facets { genre { value count } type { value count } bpm { value count } }
      edges {
        cursor
        node {
          __typename
          ... on Track { id title isrc artistNames duration key bpm releaseId workspaceId coverUrl visibility }
          ... on Release { title upc date trackCount coverUrl artistNames workspaceId }
          ... on Artist { name avatarUrl followerCount verified workspaceId }
          ... on Product { sku name price currency mediaUrl type inventory workspaceId }
          ... on Post { postTitle: title body authorId authorName createdAt likesCount workspaceId }
        }
      }
    }
  }
`;

let server: TestServer;
let nova: Viewer;
let rival: Viewer;
let fan: Viewer;
let studio: string;
let secret: string;

beforeAll(async () => {
  server = await openTestServer();
  const { db } = server;
  const people = {
    nova: await aUser(db, { role: "artist", stageName: "Nova" }),
    rival: await aUser(db, { role: "artist" }),
    fan: await aUser(db, { role: "fan" }),
  };
  studio = (await aWorkspace(db, { ownerId: people.nova.id })).id;
  const rivalStudio = (await aWorkspace(db, { ownerId: people.rival.id })).id;
  nova = await viewerFor(server, people.nova.id);
  rival = await viewerFor(server, people.rival.id);
  fan = await viewerFor(server, people.fan.id);

  const artist = { id: newId(), workspaceId: studio, name: "Nova Águila" };
  await db.insertInto("artist").values(artist).execute();
  const release = {
    id: newId(),
    workspaceId: studio,
    title: "Nova Light",
    type: "ep",
    visibility: "public",
    date: new Date("2025-03-01"),
  };
  const draft = {
    id: newId(),
    workspaceId: studio,
    title: "Nova Draft",
    type: "album",
    visibility: "private",
  };
  await db.insertInto("release").values([release, draft]).execute();
  const song = await aTrack(db, {
    workspaceId: studio,
    title: "Nova Song",
    visibility: "public",
    genre: "hip-hop",
    bpm: 124,
    key: "Am",
    releaseId: release.id,
    popularity: 5,
  });
  await db.insertInto("trackArtist").values({ trackId: song.id, artistId: artist.id, position: 0 }).execute();
  await aTrack(db, { workspaceId: studio, title: "Nova Sketch", visibility: "private", genre: "jazz" });
  await aTrack(db, { workspaceId: studio, title: "Nova Link", visibility: "unlisted" });
  await aTrack(db, { workspaceId: studio, title: "Nova Upload", visibility: "public", state: "processing" });
  secret = (
    await aTrack(db, {
      workspaceId: rivalStudio,
      title: "Nova Rival Secret",
      visibility: "private",
      genre: "pop",
    })
  ).id;
  await insertProduct(db, {
    id: newId(),
    workspaceId: studio,
    sku: "NV-1",
    name: "Nova Shirt",
    type: "PHYSICAL",
    priceMinor: 2500,
    currency: "EUR",
    visibility: "public",
  });
  await insertPost(db, {
    id: newId(),
    workspaceId: studio,
    authorId: people.nova.id,
    title: "Nova News",
    body: "On tour",
    visibility: "public",
  });
  await rebuildSearchDocs(db);
});
afterAll(() => server.close());

async function search(viewer: Viewer | null, variables: object) {
  const answer = await server.ask(viewer, SEARCH, variables);
  expect(answer.errors).toBeUndefined();
  return answer.data.search;
}

async function titles(viewer: Viewer | null, variables: object): Promise<string[]> {
  const { edges } = await search(viewer, variables);
  return edges.map(({ node }: any) => node.title ?? node.name ?? node.postTitle).sort();
}

const PUBLIC = ["Nova Light", "Nova News", "Nova Shirt", "Nova Song", "Nova Águila"];

test("visitors, fans and strangers find what is public; members find their drafts beside it", async () => {
  expect(await titles(null, { text: "nova" })).toEqual(PUBLIC);
  expect(await titles(fan, { text: "nova" })).toEqual(PUBLIC);
  expect(await titles(nova, { text: "nova" })).toEqual(
    [...PUBLIC, "Nova Draft", "Nova Link", "Nova Sketch"].sort(),
  );
  expect(await titles(rival, { text: "nova" })).toEqual([...PUBLIC, "Nova Rival Secret"].sort());
});

test.each([
  ["MY_CATALOG", ["Nova Draft", "Nova Light", "Nova Link", "Nova Sketch", "Nova Song"]],
  ["RELEASES", ["Nova Draft", "Nova Light"]],
  ["ARTISTS", ["Nova Águila"]],
  ["PRODUCTS", ["Nova Shirt"]],
  ["COMMUNITY", ["Nova News"]],
])("the tab %s shows %j to the artist", async (scope, expected) => {
  expect(await titles(nova, { text: "nova", scope })).toEqual(expected);
});

test("the studio's tabs are empty for fans and visitors, and open to other artists with what is public", async () => {
  for (const viewer of [fan, null])
    for (const scope of ["MY_CATALOG", "RELEASES"])
      expect(await titles(viewer, { text: "nova", scope })).toEqual([]);
  expect(await titles(rival, { text: "nova", scope: "RELEASES" })).toEqual(["Nova Light"]);
});

test.each([
  ["nov so", []],
  ["nova so", ["Nova Song"]],
  ["aguila", ["Nova Song", "Nova Águila"]],
  ["ÁGUI", ["Nova Song", "Nova Águila"]],
  ["rap", ["Nova Song"]],
  ["genre:rap", ["Nova Song"]],
  ["bpm:120-140 nova", ["Nova Song"]],
  ["price:<30", ["Nova Shirt"]],
  ["type:release", ["Nova Light"]],
  ["year:2025", ["Nova Light", "Nova Song"]],
  ["no", []],
  ["   ", []],
  ["!!!!", []],
])("'%s' finds %j", async (text, expected) => expect(await titles(fan, { text })).toEqual(expected));

test("each kind answers with everything that the specification lists", async () => {
  const { edges } = await search(fan, { text: "nova" });
  const found = Object.fromEntries(edges.map(({ node }: any) => [node.__typename, node]));
  expect(found.Track).toMatchObject({
    title: "Nova Song",
    artistNames: ["Nova Águila"],
    duration: 61,
    key: "Am",
    bpm: 124,
    visibility: "public",
  });
  expect(found.Release).toMatchObject({ trackCount: 1, date: "2025-03-01T00:00:00.000Z" });
  expect(found.Artist).toMatchObject({ name: "Nova Águila", followerCount: 0, verified: false });
  expect(found.Product).toMatchObject({
    sku: "NV-1",
    price: 2500,
    currency: "EUR",
    type: "PHYSICAL",
    inventory: null,
  });
  expect(found.Post).toMatchObject({ postTitle: "Nova News", authorName: "Nova", likesCount: 0 });
});

test("a chosen filter narrows hits and other facets, never its own facet", async () => {
  const { totalCount, facets } = await search(nova, { text: "nova", filters: { genre: ["jazz"] } });
  expect(totalCount).toBe(1);
  expect(facets.genre).toEqual([
    { value: "hip-hop", count: 1 },
    { value: "jazz", count: 1 },
  ]);
  expect(facets.type).toEqual([{ value: "track", count: 1 }]);
});

test("a hidden track of others changes no hit, no count, no facet and no cursor", async () => {
  const before = await search(fan, { text: "nova", first: 3 });
  await server.db
    .updateTable("track")
    .set({ popularity: 99, genre: "rock" })
    .where("id", "=", secret)
    .execute();
  await rebuildSearchDocs(server.db);
  expect(await search(fan, { text: "nova", first: 3 })).toEqual(before);
  await server.db.deleteFrom("track").where("id", "=", secret).execute();
  await rebuildSearchDocs(server.db);
  expect(await search(fan, { text: "nova", first: 3 })).toEqual(before);
});

test("pages visit every hit once", async () => {
  const seen: string[] = [];
  for (let after = null, more = true; more; ) {
    const { edges, pageInfo, totalCount } = await search(fan, { text: "nova", first: 2, after });
    expect([totalCount, pageInfo.hasPreviousPage]).toEqual([5, after !== null]);
    seen.push(...edges.map(({ cursor }: any) => cursor));
    after = pageInfo.endCursor;
    more = pageInfo.hasNextPage;
  }
  expect(new Set(seen).size).toBe(5);
});

test("a cursor of another search or another person is refused in plain words", async () => {
  const { pageInfo } = await search(nova, { text: "nova", first: 2 });
  const after = pageInfo.endCursor;
  const strangers: [Viewer | null, object][] = [
    [rival, { text: "nova", after }],
    [null, { text: "nova", after }],
    [nova, { text: "light", after }],
    [nova, { text: "nova", scope: "RELEASES", after }],
    [nova, { text: "nova", filters: { genre: ["jazz"] }, after }],
    [nova, { text: "nova", after: `${after.slice(0, -2)}xx` }],
    [nova, { text: "nova", after: "nonsense" }],
  ];
  for (const [viewer, variables] of strangers) {
    const { errors } = await server.ask(viewer, SEARCH, variables);
    expect(errors?.[0]).toMatchObject({
      message: "This cursor belongs to another search.",
      extensions: { code: "BAD_INPUT" },
    });
  }
});

test("an edited track is found by its new title at once, and an archived one by nothing", async () => {
  const { edges } = await search(nova, { text: "sketch" });
  const { id } = edges[0].node;
  const EDIT = /* GraphQL */ `
    mutation Edit($input: UpdateTrackInput!) { updateTrack(input: $input) { __typename } }
  `;
  const ARCHIVE = /* GraphQL */ `
    mutation Archive($input: ArchiveTrackInput!) { archiveTrack(input: $input) { __typename } }
  `;
  const edited = await server.ask(nova, EDIT, {
    input: { id, version: 1, title: "Undertow", artistNames: ["Mara Sol"], visibility: "public" },
  });
  expect(edited.data.updateTrack.__typename).toBe("UpdateTrackPayload");
  expect(await titles(fan, { text: "undertow" })).toEqual(["Undertow"]);
  expect(await titles(fan, { text: "mara sol" })).toEqual(["Mara Sol", "Undertow"]);
  expect(await titles(nova, { text: "sketch" })).toEqual([]);
  await server.ask(nova, ARCHIVE, { input: { id } });
  expect(await titles(nova, { text: "undertow" })).toEqual([]);
  expect(await titles(fan, { text: "mara sol" })).toEqual([]);
});

test("one statement finds, one more reads each kind; nothing is counted that nobody asked for", async () => {
  const statements: string[] = await server.statementsDuring(async () => {
    await server.ask(
      fan,
      /* GraphQL */ `query Bare { search(text: "nova shirt") { edges { node { ... on Product { name } } } } }`,
    );
  });
  expect(statements).toHaveLength(2);
  expect(statements[0]).not.toContain("grouping sets");
});

test("what a search shows of a song is the same, asked for alone, with all the rest, or by its id", async () => {
  const fields = plainFields("Track");
  const shown = async (asked: readonly string[]) => {
    const query = `query Shown { search(text: "nova song", scope: MY_CATALOG) { edges { node { ... on Track { ${asked.join(" ")} } } } } }`;
    return (await server.ask(nova, query)).data.search.edges[0].node;
  };
  const whole = await shown(fields);
  expect(whole.title).toBe("Nova Song");
  for (const name of fields) expect(await shown([name])).toEqual({ [name]: whole[name] });
  const byId = `query ById($id: ID!) { node(id: $id) { ... on Track { ${fields.join(" ")} } } }`;
  expect((await server.ask(nova, byId, { id: whole.id })).data.node).toEqual(whole);
});

test("of a song only what the row of a hit shows is read, whatever is shown of other things", async () => {
  const query = `query Row { search(text: "nova song") { edges { node {
    __typename
    ... on Node { id }
    ... on Track { title duration }
    ... on Release { title pagePath }
  } } } }`;
  const statements = await server.statementsDuring(() => server.ask(fan, query));
  const hits = statements.find((text) => text.includes("'track' as kind"))!;
  expect(hits).toContain('"track"."durationMs"');
  expect(hits).not.toContain("failureReason");
});
