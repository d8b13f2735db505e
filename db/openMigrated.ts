import { migrateToLatest } from "./migrate.ts";
import { type Database, type DatabaseOptions, openDatabase } from "./open.ts";
import { whyUnusable } from "./whyUnusable.ts";

/** Opens a database and brings its schema up to date. Throws, of a server that cannot be used, a sentence for the operator. */
export async function openMigrated(options: DatabaseOptions): Promise<Database> {
  const database = await openDatabase(options);
  try {
    await migrateToLatest(database.db);
    return database;
  } catch (error) {
    await database.close();
    const why = options.url && whyUnusable(options.url, error);
    throw why ? new Error(why, { cause: error }) : error;
  }
}
