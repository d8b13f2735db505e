import type { Database } from "../../db/open.ts";
import { forgetFeed } from "../../db/search/feed.ts";
import { fill, type Note } from "./fill.ts";
import { copying } from "./Loader.ts";
import { tablesOf } from "./tables.ts";
import type { World } from "./World.ts";
import { withoutIndexes } from "./withoutIndexes.ts";

/** From so many tracks on it pays to make indexes anew. */
const MANY = 20_000;

export async function loadPostgres({ pool, db }: Database, world: World, note: Note): Promise<void> {
  const client = await pool.connect();
  const tables = [...tablesOf(world)].map(({ table }) => table);
  try {
    await client.query("set statement_timeout = 0; set maintenance_work_mem = '512MB'; begin");
    const loader = copying(client);
    if (world.sizes.tracks < MANY) await fill(loader, world, note);
    else await withoutIndexes(client, tables, () => fill(loader, world, note), note);
    await client.query("commit");
    await forgetFeed(db);
    // So that the first questions are planned for what is there now.
    for (const table of tables) await client.query(`vacuum (analyze) "${table}"`);
  } finally {
    // With its transaction, if that is still open, and its settings.
    client.release(true);
  }
}
