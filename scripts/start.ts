// npm start: builds the client when there is none, opens the data folder, tells the demo story to an empty database, serves.
import path from "node:path";
import { findInstallation } from "../db/accounts/installation.ts";
import { FolderInUse } from "../db/embedded/folderLock.ts";
import { readConfiguration } from "../server/configuration.ts";
import { type Running, serve } from "../server/serve.ts";
import { buildClient, isClientBuilt } from "./buildClient.ts";
import { DEMO_ACCOUNTS } from "./story/people.ts";
import { playStoryIntoEmpty } from "./story/play.ts";

const root = path.join(import.meta.dirname, "..");

try {
  await start();
} catch (error) {
  const isForTheOperator = error instanceof FolderInUse || (error instanceof Error && !("code" in error));
  console.error(isForTheOperator ? `\n${(error as Error).message}\n` : error);
  if (process.env.DEBUG) console.error(error);
  process.exit(1);
}

async function start(): Promise<void> {
  const configuration = readConfiguration(process.env, root);
  const [running] = await Promise.all([
    serve(configuration, (database, services) => playStoryIntoEmpty(configuration, database, services)),
    isClientBuilt(root) ? undefined : buildClient(root),
  ]);
  stopOnSignals(running);
  const installation = await findInstallation(running.database.db);
  console.log(`\nLevare is ready: ${running.address}  (${Math.round(performance.now())} ms)`);
  if (installation?.playsStory && configuration.isLoopback) {
    console.log(`Demo accounts, password ${configuration.demoPassword}:`);
    for (const { email, what } of DEMO_ACCOUNTS) console.log(`  ${email.padEnd(24)} ${what}`);
  }
}

function stopOnSignals(running: Running): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void running.close().then(() => process.exit(0)));
}
