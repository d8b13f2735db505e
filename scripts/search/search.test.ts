import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import type { Database } from "../../db/open.ts";
import { aTrack, aWorkspace } from "../../db/testing/build.ts";
import { freshDatabase } from "../../db/testing/freshDatabase.ts";
import { rebuild } from "./rebuild.ts";
import { verify } from "./verify.ts";

let database: Database;
let folder: string;
const said: string[] = [];
const say = (line: string) => void said.push(line);
beforeAll(async () => {
  database = await freshDatabase();
  folder = path.join(await mkdtemp(path.join(tmpdir(), "levare-search-")), "search");
  const { id: workspaceId } = await aWorkspace(database.db);
  for (const title of ["Low tide", "High tide", "Tidal wave", "夜に駆ける"])
    await aTrack(database.db, { workspaceId, title, visibility: "public", genre: "jazz", bpm: 120 });
});
afterAll(async () => {
  await database.close();
  await rm(path.dirname(folder), { recursive: true });
});
beforeEach(() => said.splice(0));

test("songs that are missing in the search are found to be, and are there after a rebuild", async () => {
  expect(await verify(database, folder, 10, say)).toBe(4);
  expect(said).toContain("4 rows are out of date.");
  await rebuild(database, folder, say);
  expect(said).toContainEqual(expect.stringMatching(/^documents +4$/));
  expect(await verify(database, folder, 50, say)).toBe(0);
  expect(said.at(-1)).toBe("Memory and database answered 4 searches alike.");
});

test("a row that says something else than its song is noticed, and so is one of a song that is gone", async () => {
  await database.db.updateTable("searchDoc").set({ genre: "pop" }).where("title", "=", "low tide").execute();
  await database.db.deleteFrom("track").where("title", "=", "Tidal wave").execute();
  expect(await verify(database, folder, 10, say)).toBe(2);
  expect(said.filter((line) => line.startsWith("The row of track"))).toHaveLength(2);
});

test("a song in a studio's own draft is compared like any other", async () => {
  await rebuild(database, folder, say);
  await sql`update "searchDoc" set visibility = 'private' where title = 'high tide'`.execute(database.db);
  expect(await verify(database, folder, 10, say)).toBe(1);
});
