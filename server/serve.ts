import { Hono } from "hono";
import type { BegunEngine } from "../db/embedded/beginEngine.ts";
import type { Database } from "../db/open.ts";
import { openMigrated } from "../db/openMigrated.ts";
import { prepareInstallation } from "./accounts/installation.ts";
import { createApp } from "./app.ts";
import { beginEmbedded } from "./beginEmbedded.ts";
import { type Configuration, settingsOf } from "./configuration.ts";
import { Door } from "./door.ts";
import { healthRoutes, type StoryProgress } from "./healthRoutes.ts";
import type { ServerEnv } from "./http.ts";
import { log } from "./log.ts";
import { closeServices, openServices } from "./openServices.ts";
import { clientFiles } from "./pages/clientFiles.ts";
import { openTelephony } from "./providers/telephony.ts";
import { sharedSecret } from "./secret.ts";
import type { Services } from "./services.ts";
import { beginWork, prepareWork } from "./workers.ts";

/** A running server; `close` answers what is under way, then lets go of everything. */
export interface Running {
  /** Resolves once background work of every kind is taken up; rejects with the reason when it is not. */
  work: Promise<void>;
  address: string;
  database: Database;
  services: Services;
  close(): Promise<void>;
}

/** What happens between the first moment of a server and its first real answer. */
interface Starting {
  /** Where it listens already. */
  door?: Door;
  /** The embedded database, where `beginEmbedded` has begun to open it. */
  engine?: BegunEngine | undefined;
  /** On a migrated database, before anything else uses it; returns how far the demo is, where there is one. */
  prepare?: (database: Database, services: Services) => Promise<StoryProgress | undefined>;
  /** Waited for last: the pages that people get. */
  client?: Promise<void>;
}

/**
 * Listens, opens, migrates, prepares, and then answers. A `web` server enqueues background work and does none; a `worker` does
 * it, answers /healthz only, and prepares nothing.
 */
export async function serve(configuration: Configuration, starting: Starting = {}): Promise<Running> {
  const door = starting.door ?? (await Door.open(configuration));
  try {
    return await openBehind(door, configuration, starting);
  } catch (error) {
    await door.close();
    throw error;
  }
}

async function openBehind(
  door: Door,
  configuration: Configuration,
  { prepare = async () => {}, client, engine }: Starting,
): Promise<Running> {
  const { env, role, dataDir, payments, assistant } = configuration;
  const database = await door.during(
    "database",
    openMigrated({ url: env.DATABASE_URL, engine: engine ?? (await beginEmbedded(configuration)) }),
  );
  const secret = await sharedSecret(database, env, dataDir);
  const settings = settingsOf(configuration);
  const telephony = openTelephony(configuration.telephony);
  const services = await openServices({
    ...{ database, env, dataDir, secret, settings, payments },
    ...{ telephony, assistant },
  });
  await prepareInstallation(database.db, configuration);
  const story = role === "worker" ? undefined : await door.during("story", prepare(database, services));
  const work = { db: database.db, services, dataDir };
  if (role !== "web") await prepareWork(work);
  const app =
    role === "worker"
      ? new Hono<ServerEnv>().route("/healthz", healthRoutes(database, services))
      : createApp({
          ...{ database, services, secret, client: clientFiles(configuration.root) },
          story,
        });
  await client;
  door.handTo((request, env) => app.fetch(request, env));
  // Whoever has waited comes first: no answer needs what follows.
  let isClosing = false;
  void services.auditHead.keep();
  if (role !== "worker") startSearch(services);
  const begun = role === "web" ? undefined : beginWork(work, () => isClosing);
  begun?.catch(() => {});
  return {
    work: begun ?? Promise.resolve(),
    address: door.address,
    database,
    services,
    async close() {
      isClosing = true;
      await door.close();
      await begun?.catch(() => {});
      await closeServices(services);
      await database.close();
    },
  };
}

/** Not awaited: until it is ready, SQL answers. Then the words are read, before somebody mistypes one and waits for them. */
function startSearch({ search, speller }: Services): void {
  void search
    .start()
    .then(() => speller.freshen())
    .catch((error) => log.error("search-not-started", { error }));
}
