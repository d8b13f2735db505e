import { KINDS } from "../../domain/search/kinds.ts";
import { phraseOf, termsOf } from "../../domain/search/terms.ts";
import { newId } from "../ids.ts";
import { migrateToLatest, migrateUpTo } from "../migrate.ts";
import type { Database } from "../open.ts";
import { aWorkspace } from "../testing/build.ts";
import { freshDatabase } from "../testing/freshDatabase.ts";
import { searchDocs } from "./sqlEngine.ts";

const BEFORE = "20261122T0030-savedSearches";

let database: Database;
let workspaceId: string;
beforeAll(async () => {
  database = await freshDatabase();
  workspaceId = (await aWorkspace(database.db)).id;
});
afterAll(() => database.close());
afterEach(() => database.db.deleteFrom("searchDoc").execute());

interface Song {
  genre: string | null;
  mood?: string;
  bpm?: number;
  key?: string;
  year?: number;
  priceMinor?: number;
}

function write(song: Song) {
  return database.db
    .insertInto("searchDoc")
    .values({
      ...{ entityId: newId(), kind: 1, workspaceId, visibility: "public", popularity: 0, type: "track" },
      ...{ title: "tide", names: "", body: "" },
      ...song,
    })
    .execute();
}

async function facets() {
  const { facets } = await searchDocs(database.db, {
    ...{ terms: termsOf("tide"), phrase: phraseOf("tide"), phrases: [], filters: {}, without: {} },
    ...{ kinds: KINDS, workspaceIds: [], isOwnOnly: false, first: 1, after: null },
    want: { facets: true, total: true },
  });
  return facets!;
}

test("songs from before the counts were kept in one number are counted like those that come after, and survive the way back", async () => {
  const { db } = database;
  const song = { genre: "jazz", mood: "dark", bpm: 300, key: "Abm", year: 9999, priceMinor: 2_147_483_647 };
  await write(song);
  const expected = {
    genre: [{ value: "jazz", count: 2 }],
    mood: [{ value: "dark", count: 2 }],
    bpm: [{ value: "300-309", count: 2 }],
    key: [{ value: "Abm", count: 2 }],
    year: [{ value: "9999", count: 2 }],
    type: [{ value: "track", count: 2 }],
    price: [{ value: "5000-", count: 2 }],
  };
  await migrateUpTo(db, BEFORE);
  await write(song);
  await migrateToLatest(db);
  expect(await facets()).toEqual(expected);
});

test("many people who bring new genres at the same moment lose none, and each genre is counted once", async () => {
  const genres = ["chiptune", "skweee", "moombahton", "donk", "chiptune", "skweee", "chiptune"];
  await Promise.all(genres.map((genre) => write({ genre })));
  expect((await facets()).genre).toEqual([
    { value: "chiptune", count: 3 },
    { value: "skweee", count: 2 },
    { value: "donk", count: 1 },
    { value: "moombahton", count: 1 },
  ]);
});

test("a genre that becomes another one takes its count along, and a song without one has none", async () => {
  await write({ genre: "skweee" });
  await write({ genre: null });
  await database.db
    .updateTable("searchDoc")
    .set({ genre: "electronic" })
    .where("genre", "=", "skweee")
    .execute();
  expect((await facets()).genre).toEqual([{ value: "electronic", count: 1 }]);
});
