import { readVocabulary } from "../../db/lexicon/vocabulary.ts";
import type { Database } from "../../db/open.ts";
import { forgetFeed } from "../../db/search/feed.ts";
import { adoptVocabulary } from "../../domain/lexicon/currentVocabulary.ts";
import { fill, type Note } from "./fill.ts";
import { inserting } from "./Loader.ts";
import { loadPostgres } from "./loadPostgres.ts";
import { ADDRESS_END, World } from "./World.ts";

/** What the embedded database, which has one process for everything, still takes without trying anybody's patience. */
export const MOST_EMBEDDED = 20_000;

/** That a world cannot be loaded here, in a sentence for the person who asked. */
export class CannotLoad extends Error {}

/**
 * Fills a migrated database with a made-up platform of so many tracks, in one transaction: it is there as a whole or not at
 * all. Throws `CannotLoad` where one lies already.
 */
export async function load(database: Database, tracks: number, seed: number, note: Note): Promise<void> {
  if (await isLoaded(database))
    throw new CannotLoad("Such data is loaded here already; --clear takes it away.");
  if (database.engine === "embedded" && tracks > MOST_EMBEDDED)
    throw new CannotLoad(
      `The embedded database takes at most ${MOST_EMBEDDED} of such tracks. Set DATABASE_URL to a PostgreSQL server for more.`,
    );
  // The docs of the search hold the names of genres and moods as they stand in this database.
  adoptVocabulary(await readVocabulary(database.db));
  const world = new World(tracks, seed);
  if (database.engine === "embedded")
    await database.db.transaction().execute(async (trx) => {
      await fill(inserting(trx), world, note);
      await forgetFeed(trx);
    });
  else await loadPostgres(database, world, note);
}

export async function isLoaded({ db }: Database): Promise<boolean> {
  const first = db.selectFrom("user").select("id").where("email", "=", `owner-1${ADDRESS_END}`);
  return (await first.executeTakeFirst()) !== undefined;
}
