import type { Database } from "../../db/open.ts";
import { rebuildSearchDocs } from "../../db/search/searchDocs.ts";
import { aTrack } from "../../db/testing/build.ts";
import { freshDatabase } from "../../db/testing/freshDatabase.ts";
import { clear } from "./clear.ts";
import { load, MOST_EMBEDDED } from "./load.ts";
import { World } from "./World.ts";
import { tracksOf } from "./works.ts";

let database: Database;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.close());

const silently = () => {};
const docs = () => database.db.selectFrom("searchDoc").selectAll().orderBy("entityId").execute();

test("what is loaded is found as if every song had been added by a person", async () => {
  await load(database, 300, 1, silently);
  const loaded = await docs();
  await rebuildSearchDocs(database.db);
  expect(loaded.length).toBe(420);
  expect(await docs()).toEqual(loaded);
});

test("a second load is refused, and clearing takes away all that was made and nothing else", async () => {
  const { id } = await aTrack(database.db);
  await load(database, 50, 1, silently);
  await expect(load(database, 50, 1, silently)).rejects.toThrow("--clear takes it away");
  await clear(database, silently);
  expect(await database.db.selectFrom("track").select("id").execute()).toEqual([{ id }]);
  expect(await docs()).toEqual([]);
  await load(database, 50, 1, silently);
});

test("the embedded database is spared a load that would keep it busy for an hour", async () => {
  const embedded: Database = { ...database, engine: "embedded" };
  await expect(load(embedded, MOST_EMBEDDED + 1, 1, silently)).rejects.toThrow("Set DATABASE_URL");
});

test("the same seed makes the same songs, another one others", () => {
  const songs = (seed: number) => [...tracksOf(new World(200, seed))].map(({ id, title }) => [id, title]);
  expect(songs(7)).toEqual(songs(7));
  expect(songs(8)).not.toEqual(songs(7));
  expect(new Set(songs(7).map(([id]) => id)).size).toBe(200);
});
