// npm start: listens at once, builds the client when there is none, opens the data folder, tells the demo story to an empty
// database, and serves. The story's songs are recorded beside that.
import { enableCompileCache, flushCompileCache } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { beginEmbedded } from "../server/beginEmbedded.ts";
import { readConfiguration } from "../server/configuration.ts";
import { PRIVATE_UMASK } from "../server/dataFolder.ts";
import { Door } from "../server/door.ts";
import { buildMissing } from "./buildMissing.ts";
import type * as Product from "./startProduct.ts";
import { whyNotStarted } from "./whyNotStarted.ts";

const root = path.join(import.meta.dirname, "..");
/** Both are made anew when a source is newer. */
const BUILT = path.join(root, "dist/product");

try {
  await start();
} catch (error) {
  console.error(`\n${whyNotStarted(error)}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  // For this process alone: `npm start` said it to Node, for the files before this one.
  delete process.env.NODE_COMPILE_CACHE;
  const configuration = readConfiguration(process.env, root);
  // Before everything else is even loaded: whoever comes early is answered, and a port that is taken is told at once.
  const door = await Door.open(configuration);
  const client = door.during("client", buildMissing("client"));
  // Waited for later: until then, nobody takes its failure.
  client.catch(() => {});
  const programs = buildMissing("programs");
  // What is built may be read by whoever starts it next; what a server keeps may not.
  process.umask(PRIVATE_UMASK);
  // Its failure, too, is taken later.
  programs.catch(() => {});
  // In a thread of its own, while the product is built or loaded in this one.
  const engine = await beginEmbedded(configuration);
  await programs;
  // `npm start` has said so to Node before it read this file.
  enableCompileCache(path.join(root, "dist/compiled"));
  const { startProduct } = (await import(
    pathToFileURL(path.join(BUILT, "startProduct.js")).href
  )) as typeof Product;
  await startProduct(configuration, { door, engine, client });
  // For the next start: who is killed keeps nothing at the end.
  flushCompileCache();
}
