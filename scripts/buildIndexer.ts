import path from "node:path";
import { build } from "vite";
import { isNewerThan } from "./isNewerThan.ts";

const PROGRAM = "server/search/memory/indexer.ts";
const OUT = "dist/search";
const SOURCES = ["server/search/memory", "domain", "package-lock.json"];

/** Whether a bundle of the indexing thread stands that is newer than everything it is made of. */
export function isIndexerBuilt(root: string): boolean {
  return isNewerThan(root, `${OUT}/indexer.js`, SOURCES);
}

/** The program of the indexing thread, in one piece. */
export async function buildIndexer(root: string): Promise<void> {
  await build({
    ...{ root, configFile: false, logLevel: "warn" },
    publicDir: false,
    ssr: { noExternal: true },
    build: { ssr: PROGRAM, outDir: path.join(root, OUT), emptyOutDir: true, target: "node20" },
  });
}
