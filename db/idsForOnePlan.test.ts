import { sql } from "kysely";
import { ARTIST_COLUMN_NAMES } from "./catalog/artists.ts";
import { findReleases } from "./catalog/releases.ts";
import { newId } from "./ids.ts";
import type { Database } from "./open.ts";
import { freshDatabase } from "./testing/freshDatabase.ts";

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

test("a release that is opened again and again is not planned anew each time", async () => {
  await database.db.connection().execute(async (db) => {
    for (let time = 0; time < 20; time++)
      await findReleases(db, [newId()], [], { artists: ARTIST_COLUMN_NAMES });
    const { rows } = await sql<{ anew: number }>`
      select max(custom_plans)::int as anew from pg_prepared_statements where statement like '%"releaseArtist"%'
    `.execute(db);
    // PostgreSQL compares after five.
    expect(rows[0]!.anew).toBe(5);
  });
});
