import fc from "fast-check";
import { askedFor } from "../../domain/search/asked.ts";
import { FACETS, type Filters } from "../../domain/search/facets.ts";
import { KINDS } from "../../domain/search/kinds.ts";
import { parseQuery } from "../../domain/search/query.ts";
import type { Place, SearchRequest } from "../../domain/search/request.ts";
import { phraseOf, termsOf } from "../../domain/search/terms.ts";
import { THOROUGHNESS } from "../../domain/testing/thoroughness.ts";
import { newId } from "../ids.ts";
import type { Database } from "../open.ts";
import { aTrack, aWorkspace } from "../testing/build.ts";
import { freshDatabase } from "../testing/freshDatabase.ts";
import { rebuildSearchDocs, refreshSearchDocs } from "./searchDocs.ts";
import { searchDocs } from "./sqlEngine.ts";

let database: Database;
let home: string;
let elsewhere: string;
beforeAll(async () => {
  database = await freshDatabase();
  home = (await aWorkspace(database.db)).id;
  elsewhere = (await aWorkspace(database.db)).id;
});
afterAll(() => database.close());
afterEach(async () => {
  await database.db.deleteFrom("searchDoc").execute();
  await database.db.deleteFrom("track").execute();
});

function request(text: string, some: Partial<SearchRequest> = {}): SearchRequest {
  const terms = termsOf(text);
  const want = { facets: true, total: true };
  return {
    terms,
    phrase: phraseOf(text),
    phrases: [],
    filters: {},
    without: {},
    kinds: KINDS,
    workspaceIds: [],
    isOwnOnly: false,
    first: 20,
    after: null,
    want,
    ...some,
  };
}

async function publish(some: Parameters<typeof aTrack>[1]) {
  const track = await aTrack(database.db, { workspaceId: home, visibility: "public", ...some });
  await database.db.transaction().execute((trx) => refreshSearchDocs(trx, "track", [track.id]));
  return track.id;
}

async function titlesOf(text: string, some: Partial<SearchRequest> = {}): Promise<string[]> {
  const { hits } = await searchDocs(database.db, request(text, some));
  const rows = await database.db.selectFrom("track").select(["id", "title"]).execute();
  return hits.map(({ id }) => rows.find((row) => row.id === id)!.title);
}

test.each([
  ["sun", ["Sunrise in Bogotá"]],
  ["sunr", ["Sunrise in Bogotá"]],
  ["BOGOTA", ["Sunrise in Bogotá"]],
  ["bogota sun", ["Sunrise in Bogotá"]],
  ["bogo sunrise", []],
  ["acdc", ["Ode to AC/DC"]],
  ["ac/dc", ["Ode to AC/DC"]],
  ["夜に駆", ["夜に駆ける"]],
  ["に駆け", ["夜に駆ける"]],
  ["駆夜に", []],
  ["rap", ["Night bus"]],
  ["electrónica", ["Ode to AC/DC"]],
])("'%s' finds %j", async (text, titles) => {
  await publish({ title: "Sunrise in Bogotá" });
  await publish({ title: "Ode to AC/DC", genre: "electronic" });
  await publish({ title: "夜に駆ける" });
  await publish({ title: "Night bus", genre: "hip-hop" });
  expect(await titlesOf(text)).toEqual(titles);
});

test("an exact title stands first, then its beginning, then all words in the title, then the rest by how much it is liked", async () => {
  const titles = ["Blue night", "Night of blue", "Blue nightfall", "Blue nights in June", "Deep"];
  for (const [index, title] of titles.entries()) await publish({ title, popularity: index });
  const artist = { id: newId(), workspaceId: home, name: "Blue Night Orchestra" };
  await database.db.insertInto("artist").values(artist).execute();
  const deep = await database.db
    .selectFrom("track")
    .select("id")
    .where("title", "=", "Deep")
    .executeTakeFirstOrThrow();
  await database.db
    .insertInto("trackArtist")
    .values({ trackId: deep.id, artistId: artist.id, position: 0 })
    .execute();
  await database.db.transaction().execute((trx) => refreshSearchDocs(trx, "track", [deep.id]));
  expect(await titlesOf("blue night", { kinds: ["track"] })).toEqual([
    "Blue night",
    "Blue nights in June",
    "Blue nightfall",
    "Night of blue",
    "Deep",
  ]);
});

test("a facet counts what would be found if nothing were chosen in it", async () => {
  await publish({ title: "Tide one", genre: "jazz", bpm: 124, key: "Am" });
  await publish({ title: "Tide two", genre: "jazz", bpm: 98 });
  await publish({ title: "Tide three", genre: "pop", bpm: 128 });
  const { total, facets } = await searchDocs(database.db, request("tide", { filters: { genre: ["jazz"] } }));
  expect(total).toBe(2);
  expect(facets!.genre).toEqual([
    { value: "jazz", count: 2 },
    { value: "pop", count: 1 },
  ]);
  expect(facets!.bpm).toEqual([
    { value: "90-99", count: 1 },
    { value: "120-129", count: 1 },
  ]);
  expect(facets!.key).toEqual([{ value: "Am", count: 1 }]);
  const both = await searchDocs(
    database.db,
    request("tide", { filters: { genre: ["jazz", "pop"], bpm: ["120-129"] } }),
  );
  expect([both.total, both.facets!.genre]).toEqual([
    2,
    [
      { value: "jazz", count: 1 },
      { value: "pop", count: 1 },
    ],
  ]);
});

test("a filter that makes no sense finds nothing instead of everything", async () => {
  await publish({ title: "Tide", bpm: 120 });
  for (const filters of [{ bpm: ["fast"] }, { genre: ["polka"] }] satisfies Filters[])
    expect((await searchDocs(database.db, request("tide", { filters }))).total).toBe(0);
});

test("words in a row, somebody's name and what is unwanted narrow what is found, and every count with it", async () => {
  await publish({ title: "Low Tide", genre: "jazz" });
  await publish({ title: "Low Tide (Live)", genre: "jazz" });
  await publish({ title: "Tide Low", genre: "rock" });
  const asked = (text: string) => {
    const { terms, phrase, phrases, filters, without } = askedFor(parseQuery(text), {});
    return { terms, phrase, phrases, filters, without };
  };
  expect(await titlesOf("", asked('"low tide"'))).toEqual(["Low Tide", "Low Tide (Live)"]);
  expect(await titlesOf("", asked('"low tide" -live'))).toEqual(["Low Tide"]);
  expect((await titlesOf("", asked("tide -genre:rock"))).sort()).toEqual(["Low Tide", "Low Tide (Live)"]);
  expect(await titlesOf("", asked("artist:nobody tide"))).toEqual([]);
  const { total, facets } = await searchDocs(database.db, request("", asked("tide -genre:rock")));
  expect(total).toBe(2);
  expect(facets?.genre).toEqual([{ value: "jazz", count: 2 }]);
});

test("only what is wanted is answered, and the total is the same without the facets", async () => {
  await publish({ title: "Tide", genre: "jazz" });
  await publish({ title: "Tide again", genre: "pop" });
  const filters = { genre: ["jazz"] };
  const bare = await searchDocs(
    database.db,
    request("tide", { filters, want: { facets: false, total: false } }),
  );
  expect(bare).toMatchObject({ total: null, facets: null, hits: [{ kind: "track" }] });
  expect(
    await searchDocs(database.db, request("tide", { filters, want: { facets: false, total: true } })),
  ).toMatchObject({ total: 1 });
});

const aSong = fc.record({
  title: fc.constantFrom("tide", "tide pool", "high tide", "tidal"),
  genre: fc.constantFrom("jazz", "pop", null),
  bpm: fc.constantFrom(90, 119, 120, null),
  popularity: fc.integer({ min: 0, max: 2 }),
  visibility: fc.constantFrom("public", "private", "unlisted"),
  state: fc.constantFrom("ready", "archived", "processing"),
  workspaceId: fc.boolean(),
});

test("pages visit every hit exactly once, and counts agree with counting by hand, whatever the songs are", async () => {
  const filters = fc.record({ genre: fc.subarray(["jazz", "pop"]), bpm: fc.subarray(["90-99", "110-129"]) });
  const property = fc.asyncProperty(
    fc.array(aSong, { maxLength: 25 }),
    filters,
    fc.integer({ min: 1, max: 4 }),
    async (songs, filters, first) => {
      const rows = await Promise.all(
        songs.map((song) =>
          aTrack(database.db, { ...song, workspaceId: song.workspaceId ? home : elsewhere }),
        ),
      );
      await rebuildSearchDocs(database.db);
      const expected = rows
        .filter(
          ({ state, visibility, workspaceId }) =>
            state === "ready" && (visibility === "public" || workspaceId === home),
        )
        .filter(({ genre }) => filters.genre.length === 0 || filters.genre.includes(genre!))
        .filter(({ bpm }) => filters.bpm.length === 0 || filters.bpm.some((range) => isIn(range, bpm)));

      const seen: Place[] = [];
      for (let after: Place | null = null, more = true; more; ) {
        const answer = await searchDocs(
          database.db,
          request("tid", { filters, workspaceIds: [home], first, after }),
        );
        expect(answer.total).toBe(expected.length);
        seen.push(...answer.hits);
        after = answer.hits.at(-1) ?? null;
        more = answer.hasNext;
      }
      expect(seen.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
      expect(seen).toEqual(
        seen.toSorted((a, b) => b.tier - a.tier || b.popularity - a.popularity || (a.id < b.id ? 1 : -1)),
      );
      await database.db.deleteFrom("track").execute();
      await rebuildSearchDocs(database.db);
      expect(
        await database.db.selectFrom("searchDoc").select("entityId").where("type", "=", "track").execute(),
      ).toEqual([]);
    },
  );
  await fc.assert(property, { numRuns: 25 * THOROUGHNESS });
});

function isIn(range: string, bpm: number | null): boolean {
  const [min, max] = range.split("-").map(Number);
  return bpm !== null && bpm >= min! && bpm <= max!;
}

test("a song in another workspace that nobody may see changes no hit, no count and no facet", async () => {
  await publish({ title: "Tide", genre: "jazz", bpm: 120 });
  const before = await searchDocs(database.db, request("tide", { workspaceIds: [home] }));
  for (const visibility of ["private", "unlisted"])
    await publish({
      title: "Tide",
      genre: "pop",
      bpm: 90,
      workspaceId: elsewhere,
      visibility,
      popularity: 9,
    });
  expect(await searchDocs(database.db, request("tide", { workspaceIds: [home] }))).toEqual(before);
  expect(FACETS.every((facet) => before.facets![facet].length <= 1)).toBe(true);
});
