import { sql } from "kysely";
import type { Database } from "./open.ts";
import { aTrack, aUser, aWorkspace } from "./testing/build.ts";
import { freshDatabase } from "./testing/freshDatabase.ts";
import { vacuumChanged } from "./vacuum.ts";

let database: Database;
beforeAll(async () => void (database = await freshDatabase()));
afterAll(() => database.close());

async function sizeOfTracks(): Promise<{ pages: number; rows: number }> {
  const { rows } = await sql<{ pages: number; rows: number }>`
    select (pg_relation_size('track') / 8192)::integer as pages, reltuples::integer as rows
    from pg_class where oid = 'track'::regclass`.execute(database.db);
  return rows[0]!;
}

test("a catalog that is edited again and again takes no more room than twice its songs, and their number is known", async () => {
  const { db } = database;
  const { id: ownerId } = await aUser(db, {});
  const { id: workspaceId } = await aWorkspace(db, { ownerId });
  for (let n = 0; n < 200; n++) await aTrack(db, { workspaceId, title: `Song ${n}` });
  await vacuumChanged(db);
  const { pages, rows } = await sizeOfTracks();
  expect(rows).toBe(200);
  for (let round = 0; round < 6; round++) {
    await sql`update track set bpm = ${100 + round}`.execute(db);
    await vacuumChanged(db);
  }
  // Without it, each round writes all of them once more.
  expect((await sizeOfTracks()).pages).toBeLessThanOrEqual(2 * pages + 1);
});
