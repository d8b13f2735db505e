import type { Database } from "../open.ts";
import { aTrack, aUser } from "../testing/build.ts";
import { freshDatabase } from "../testing/freshDatabase.ts";
import { insertMarks } from "./marks.ts";
import { listLikedTracks } from "./shelves.ts";

let database: Database;
beforeAll(async () => void (database = await freshDatabase()));
afterAll(() => database.close());

test("the latest likes are told, however many of them nobody can come to any more", async () => {
  const { db } = database;
  const { id: userId } = await aUser(db, { role: "fan", capabilities: ["fan"], userTier: "fan_free" });
  // The latest first: the second and the last two are there for everybody.
  const kept = [false, true, false, false, false, false, true, true];
  const ids: string[] = [];
  for (const isThere of kept)
    ids.push((await aTrack(db, { state: "ready", visibility: isThere ? "public" : "private" })).id);
  const marks = ids.map((id, n) => ({ userId, id, at: new Date(Date.UTC(2026, 2, 9 - n)) }));
  await insertMarks(db, "track", marks);
  const latest = async (most: number | null) => (await listLikedTracks(db, userId, most)).map(({ id }) => id);
  expect(await latest(1)).toEqual([ids[1]]);
  expect(await latest(2)).toEqual([ids[1], ids[6]]);
  expect(await latest(9)).toEqual([ids[1], ids[6], ids[7]]);
  expect(await latest(null)).toEqual([ids[1], ids[6], ids[7]]);
});
