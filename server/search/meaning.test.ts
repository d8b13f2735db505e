import { insertProduct } from "../../db/commerce/products.ts";
import { newId } from "../../db/ids.ts";
import { rebuildSearchDocs } from "../../db/search/searchDocs.ts";
import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import type { Viewer } from "../graphql/context.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";
import { openSpeller } from "./speller.ts";

const SEARCH = /* GraphQL */ `
  query Search($text: String!, $filters: SearchFilters, $first: Int, $after: String, $exactly: Boolean = false) {
    search(text: $text, filters: $filters, first: $first, after: $after, exactly: $exactly) {
      correction
      suggestion
      leftOut
      totalCount
      pageInfo { endCursor hasNextPage }
      edges { node { ... on Track { title } ... on Artist { name } ... on Product { name } } }
    }
  }
`;

let server: TestServer;
let owner: Viewer;
let studio: string;

beforeAll(async () => {
  server = await openTestServer();
  const { db } = server;
  const { id: ownerId } = await aUser(db, { role: "artist" });
  studio = (await aWorkspace(db, { ownerId })).id;
  owner = await viewerFor(server, ownerId);
  const song = (title: string, facts: object = {}) =>
    aTrack(db, { workspaceId: studio, title, visibility: "public", ...facts });
  await song("Night Bus", { genre: "hip-hop", bpm: 90 });
  await song("Pulse", { genre: "electronic", bpm: 128 });
  await song("Slow Pulse", { genre: "electronic", bpm: 80 });
  await song("Halo for Beyoncé", { genre: "pop" });
  await song("夜に駆ける", { genre: "pop", isrc: "QZABC2600007" });
  await song("Undertow", { key: "Am", genre: "rock", mood: "melancholic" });
  await song("Zanzibarland", { visibility: "private" });
  await song("Xylofonia", { visibility: "unlisted" });
  await insertProduct(db, {
    id: newId(),
    workspaceId: studio,
    sku: "NV-1",
    name: "Vinilo Medianoche",
    type: "PHYSICAL",
    priceMinor: 2500,
    currency: "EUR",
    visibility: "public",
  });
  await rebuildSearchDocs(db);
  await server.services.speller.freshen();
});
afterAll(() => server.close());

async function search(variables: object, viewer: Viewer | null = null) {
  const answer = await server.ask(viewer, SEARCH, variables);
  expect(answer.errors).toBeUndefined();
  const { edges, ...rest } = answer.data.search;
  return { titles: edges.map(({ node }: any) => node.title ?? node.name).sort(), ...rest };
}

test.each([
  ["rap", ["Night Bus"], null],
  ["hip hop", ["Night Bus"], null],
  ["hiphop", ["Night Bus"], null],
  ["edm", ["Pulse", "Slow Pulse"], null],
  ["dance", ["Pulse", "Slow Pulse"], null],
  ["electrónica", ["Pulse", "Slow Pulse"], null],
  ["ELECTRONICA", ["Pulse", "Slow Pulse"], null],
  ["électronique bpm:120-140", ["Pulse"], "electronic bpm:120-140"],
  ["beyonce", ["Halo for Beyoncé"], null],
  ["BEYONCÉ", ["Halo for Beyoncé"], null],
  ["beyonse", ["Halo for Beyoncé"], "beyonce"],
  ["Beyonse helo", ["Halo for Beyoncé"], "beyonce halo"],
  ["elctronic", ["Pulse", "Slow Pulse"], "electronic"],
  ["elctr", ["Pulse", "Slow Pulse"], "electronic"],
  ["undrtwo", ["Undertow"], "undertow"],
  ["genre:elektronic", ["Pulse", "Slow Pulse"], "genre:electronic"],
  ["género:electrónica", ["Pulse", "Slow Pulse"], null],
  ["kei:Am", ["Undertow"], "key:Am"],
  ["key:8A", ["Undertow"], null],
  ['key:"A minor"', ["Undertow"], null],
  ['tonalidad:"la menor"', ["Undertow"], null],
  ["la menor", ["Undertow"], "key:Am"],
  ["A minor", ["Undertow"], "key:Am"],
  ["夜に駆", ["夜に駆ける"], null],
  ["medianoche vinlo", ["Vinilo Medianoche"], "medianoche vinilo"],
  ["tipo:físico", ["Vinilo Medianoche"], null],
  ["precio:20-30", ["Vinilo Medianoche"], null],
  ["QZ-ABC-26-00007", ["夜に駆ける"], null],
  ["ISRC QZ-ABC-26-00007", ["夜に駆ける"], null],
  ["isrc:qz-abc", ["夜に駆ける"], null],
  ["isrc:QZABC2600007", ["夜に駆ける"], null],
  ["pop -isrc:QZ-ABC-26-00007", ["Halo for Beyoncé"], null],
  ['"夜"', ["夜に駆ける"], null],
  ['"に"', ["夜に駆ける"], null],
  ["pop -駆", ["Halo for Beyoncé"], null],
  ["pulse bpm:120..130", ["Pulse"], null],
  ["mood:triste", ["Undertow"], "mood:melancholic"],
])("somebody who types '%s' finds %j", async (text, titles, correction) => {
  expect(await search({ text })).toMatchObject({ titles, correction, suggestion: null });
});

test.each(['"elctronic"', "-elctronic pulse", 'artist:"Beyonse"', "zzqxv"])(
  "'%s' is taken at its word",
  async (text) => expect((await search({ text })).correction).toBeNull(),
);

test.each([
  ["pulse zzqxv", ["Pulse", "Slow Pulse"], "pulse", ["zzqxv"]],
  ["elctronic zzqxv vvkkq slow", ["Slow Pulse"], "electronic slow", ["zzqxv", "vvkkq"]],
  ["undertwo midnigth", ["Undertow"], "undertow", ["midnigth"]],
  ["zzqxv bpm:80", ["Slow Pulse"], "bpm:80", ["zzqxv"]],
  ["pulse mood:dark", ["Pulse", "Slow Pulse"], "pulse", ["mood:dark"]],
  ["pulse genre:rnb", ["Pulse", "Slow Pulse"], "pulse", ["genre:rnb"]],
  ["halo vinilo", ["Halo for Beyoncé"], "halo", ["vinilo"]],
])("for '%s' what nothing has is left out, and named", async (text, titles, correction, leftOut) => {
  expect(await search({ text })).toMatchObject({ titles, correction, leftOut });
  expect(await search({ text, exactly: true })).toMatchObject({ titles: [], leftOut: [] });
});

test.each(["zzqxv vvkkq", "mood:dark", "genre:", "ab zzqxv", '"zzqxv" pulse', "pulse -slow -pulse"])(
  "of '%s' nothing is left out to find something else",
  async (text) => expect(await search({ text })).toMatchObject({ titles: [], correction: null, leftOut: [] }),
);

test("a correction can be turned down", async () =>
  expect(await search({ text: "elctronic", exactly: true })).toMatchObject({ titles: [], correction: null }));

test("a private word is nobody's correction, and its owner finds it as it is written", async () => {
  for (const viewer of [null, owner])
    for (const text of ["zanzibarlund", "xylofonya", "zanzib"])
      expect((await search({ text }, viewer)).correction).toBeNull();
  expect((await search({ text: "zanzib" }, owner)).titles).toEqual(["Zanzibarland"]);
});

test("whoever finds little is offered what finds more, and keeps what was found", async () => {
  const words = Array.from({ length: 20 }, (_, at) => `Lantern ${at}`);
  for (const title of [...words, "Lanturn"])
    await aTrack(server.db, { workspaceId: studio, title, visibility: "public" });
  await rebuildSearchDocs(server.db);
  await server.services.speller.freshen();
  expect(await search({ text: "lanturn" })).toMatchObject({
    titles: ["Lanturn"],
    correction: null,
    suggestion: "lantern",
  });
});

test("further pages of a corrected search go on with it, even if the words changed meanwhile", async () => {
  const first = await search({ text: "lantrn", first: 15 });
  expect(first).toMatchObject({ correction: "lantern", totalCount: 20 });
  await aTrack(server.db, { workspaceId: studio, title: "Lantrn", visibility: "public", popularity: 9 });
  await rebuildSearchDocs(server.db);
  await server.services.speller.freshen();
  const after = first.pageInfo.endCursor;
  const second = await search({ text: "lantrn", first: 15, after });
  expect(second).toMatchObject({ correction: "lantern", totalCount: 20 });
  expect(new Set([...first.titles, ...second.titles]).size).toBe(20);
  const refused = await server.ask(null, SEARCH, { text: "lantrn", exactly: true, after });
  expect(refused.errors?.[0]?.message).toBe("This cursor belongs to another search.");
});

test("the first who search wait for the words, later ones never", async () => {
  let reads = 0;
  const speller = openSpeller(async () => {
    reads++;
    return [["electronic", 3] as const];
  });
  const [one, two] = await Promise.all([speller.spelling(), speller.spelling()]);
  expect([reads, one?.size, two === one]).toEqual([1, 1, true]);
  const failing = openSpeller(async () => {
    throw new Error("no database");
  });
  expect(await failing.spelling()).toBeNull();
});

test("a search that finds little is answered while the words are still being read", async () => {
  const reading = openSpeller(() => new Promise(() => {}));
  expect(await reading.spelling()).toBeNull();
});
