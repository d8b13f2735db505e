import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const SOURCE = new URL("./indexer.ts", import.meta.url);
/** Where `npm run build` and `npm start` put it in one piece (scripts/programBundles.ts). */
const BUNDLE = new URL("../../../dist/search/indexer.js", import.meta.url);

/** What the thread runs: in production the bundle, where there is one, everywhere else what is written in the sources. */
export function indexerProgram(): URL {
  return process.env.NODE_ENV === "production" && existsSync(fileURLToPath(BUNDLE)) ? BUNDLE : SOURCE;
}
