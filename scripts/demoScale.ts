// npm run demo:scale -- 100000 [--seed 1]: fills the database with a made-up platform of so many tracks, and a tenth as many
// releases, artists, products and posts, ready to be searched. Nobody can sign in as its people and nothing of it sounds.
// npm run demo:scale -- --clear takes it away again.
import path from "node:path";
import { parseArgs } from "node:util";
import { migrateToLatest } from "../db/migrate.ts";
import { openDatabase } from "../db/open.ts";
import { readConfiguration } from "../server/configuration.ts";
import { clear } from "./scale/clear.ts";
import { CannotLoad, load } from "./scale/load.ts";

const USAGE = "npm run demo:scale -- TRACKS [--seed NUMBER]   or   npm run demo:scale -- --clear";
const MOST = 10_000_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { clear: { type: "boolean", default: false }, seed: { type: "string", default: "1" } },
});
const tracks = Number(positionals[0]?.replaceAll(/[_,]/g, ""));
const seed = Number(values.seed);
const isTracks = Number.isInteger(tracks) && tracks > 0 && tracks <= MOST;
if (values.clear ? positionals.length > 0 : !isTracks || !Number.isInteger(seed)) {
  console.error(USAGE);
  process.exit(2);
}

const { env, dataDir } = readConfiguration(process.env, path.join(import.meta.dirname, ".."));
const database = await openDatabase({ url: env.DATABASE_URL, folder: dataDir });
try {
  await migrateToLatest(database.db);
  const began = performance.now();
  if (values.clear) await clear(database, console.log);
  else await load(database, tracks, seed, console.log);
  console.log(`Done in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
} catch (error) {
  if (!(error instanceof CannotLoad)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await database.close();
}
