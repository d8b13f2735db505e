import { findInstallation } from "../db/accounts/installation.ts";
import type { BegunEngine } from "../db/embedded/beginEngine.ts";
import type { Database } from "../db/open.ts";
import type { Configuration } from "../server/configuration.ts";
import type { Door } from "../server/door.ts";
import { log } from "../server/log.ts";
import { type Running, serve } from "../server/serve.ts";
import type { Services } from "../server/services.ts";
import { earn } from "./story/money/earn.ts";
import { keepDemoPassword } from "./story/passwords.ts";
import { payPlans } from "./story/payPlans.ts";
import { DEMO_ACCOUNTS } from "./story/people.ts";
import { writeStoryIntoEmpty } from "./story/play.ts";
import { type PlayedSongs, playSongs } from "./story/playSongs.ts";

/** What `npm start` has begun before the product is loaded. */
interface Begun {
  door: Door;
  engine: BegunEngine | undefined;
  /** Waited for before people come in. */
  client: Promise<void>;
}

/** The product with its demo behind a door that is open already. */
export async function startProduct(configuration: Configuration, begun: Begun) {
  let songs: PlayedSongs | undefined;
  const prepare = async (database: Database, services: Services) => {
    await writeStoryIntoEmpty(configuration, database, services);
    await keepDemoPassword(configuration, database, services);
    if (!(await findInstallation(database.db))?.playsStory) return;
    await payPlans(database, services);
    await earn(database, services);
    songs = await playSongs(database, services);
    return songs.progress;
  };
  const running = await serve(configuration, { ...begun, prepare });
  stopOnSignals(running, songs);
  running.work.catch(async (error) => {
    log.error("work-not-begun", { error });
    await running.close().catch(() => {});
    process.exit(1);
  });
  await greet(configuration, running);
  if (songs?.progress.state === "playing") await announceSongs(songs);
}

async function greet({ isLoopbackDemo, demoPassword }: Configuration, { address, database }: Running) {
  console.log(`\nLevare is ready: ${address}  (${Math.round(performance.now())} ms)`);
  const installation = await findInstallation(database.db);
  if (!installation?.playsStory || !isLoopbackDemo) return;
  console.log(`Demo accounts, password ${demoPassword}:`);
  for (const { email, what } of DEMO_ACCOUNTS) console.log(`  ${email.padEnd(24)} ${what}`);
}

async function announceSongs(songs: PlayedSongs): Promise<void> {
  console.log("\nThe demo's songs are being recorded; each can be heard as soon as it is there.");
  await songs.ended;
  if (songs.progress.state === "done")
    console.log(`All of them can be heard.  (${Math.round(performance.now())} ms)`);
}

function stopOnSignals(running: Running, songs: PlayedSongs | undefined): void {
  const stop = async () => {
    await songs?.stop();
    await running.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());
}
