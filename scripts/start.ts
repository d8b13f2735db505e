// npm start: builds the client when there is none, opens the data folder, tells the demo story to an empty database, serves.
import path from "node:path";
import { findInstallation } from "../db/accounts/installation.ts";
import { readConfiguration } from "../server/configuration.ts";
import { PRIVATE_UMASK } from "../server/dataFolder.ts";
import { type Running, serve } from "../server/serve.ts";
import { buildClient, isClientBuilt } from "./buildClient.ts";
import { AUDIO_CHILD, INDEXER } from "./programBundles.ts";
import { keepDemoPassword } from "./story/passwords.ts";
import { DEMO_ACCOUNTS } from "./story/people.ts";
import { playStoryIntoEmpty } from "./story/play.ts";

const root = path.join(import.meta.dirname, "..");

try {
  await start();
} catch (error) {
  console.error(`\n${inWords(error)}\n`);
  process.exit(1);
}

/** What the operator can act on as a sentence; anything else with the place where it happened. */
function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, message, stack = message } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE")
    return "The port is taken by another program. Stop it, or choose another one with PORT.";
  return process.env.DEBUG || code ? stack : message;
}

async function start(): Promise<void> {
  const configuration = readConfiguration(process.env, root);
  // A second's work, and the songs of the story are its first customers.
  for (const bundle of [AUDIO_CHILD, INDEXER]) if (!bundle.isBuilt(root)) await bundle.build(root);
  process.umask(PRIVATE_UMASK);
  const [running] = await Promise.all([
    serve(configuration, async (database, services) => {
      await playStoryIntoEmpty(configuration, database, services);
      await keepDemoPassword(configuration, database, services);
    }),
    isClientBuilt(root) ? undefined : buildClient(root),
  ]);
  stopOnSignals(running);
  const installation = await findInstallation(running.database.db);
  console.log(`\nLevare is ready: ${running.address}  (${Math.round(performance.now())} ms)`);
  if (installation?.playsStory && configuration.isLoopbackDemo) {
    console.log(`Demo accounts, password ${configuration.demoPassword}:`);
    for (const { email, what } of DEMO_ACCOUNTS) console.log(`  ${email.padEnd(24)} ${what}`);
  }
}

function stopOnSignals(running: Running): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void running.close().then(() => process.exit(0)));
}
