import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Hono } from "hono";
import { migrateToLatest } from "../db/migrate.ts";
import { type Database, openDatabase } from "../db/open.ts";
import { prepareInstallation } from "./accounts/installation.ts";
import { createApp } from "./app.ts";
import { clientFiles } from "./clientFiles.ts";
import { type Configuration, settingsOf } from "./configuration.ts";
import { closeDataFolder } from "./dataFolder.ts";
import { healthRoutes } from "./healthRoutes.ts";
import type { ServerEnv } from "./http.ts";
import { openHttpServer } from "./httpServer.ts";
import { log } from "./log.ts";
import { closeServices, openServices } from "./openServices.ts";
import { sharedSecret } from "./secret.ts";
import type { Services } from "./services.ts";
import { startWorkers } from "./workers.ts";

/** A running server; `close` answers what is under way, then lets go of everything. */
export interface Running {
  address: string;
  database: Database;
  services: Services;
  close(): Promise<void>;
}

const DRAIN_MS = 8_000;

/**
 * Opens, migrates, prepares and listens. `prepare` runs before the first request, on a migrated database. A `web` server
 * enqueues background work and does none; a `worker` does it, answers /healthz only, and prepares nothing.
 */
export async function serve(
  configuration: Configuration,
  prepare: (database: Database, services: Services) => Promise<void> = async () => {},
): Promise<Running> {
  const { env, role, host, port, dataDir } = configuration;
  await closeDataFolder(dataDir);
  const database = await openDatabase({ url: env.DATABASE_URL, folder: dataDir });
  await migrateToLatest(database.db);
  const secret = await sharedSecret(database, env, dataDir);
  const services = await openServices({
    database,
    env,
    dataDir,
    secret,
    settings: settingsOf(configuration),
  });
  await prepareInstallation(database.db, configuration);
  if (role !== "worker") await prepare(database, services);
  await services.auditHead.keep();
  if (role !== "worker") startSearch(services);
  if (role !== "web") await startWorkers({ db: database.db, services, dataDir });

  // Before createApp: this swaps in the host's light Response, which Yoga has to pick up.
  const server = openHttpServer((request, env) => app.fetch(request, env));
  const app =
    role === "worker"
      ? new Hono<ServerEnv>().route("/healthz", healthRoutes(database, services))
      : createApp({ database, services, secret, client: clientFiles(configuration.root) });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve());
  });
  return {
    // Where the port was left to the system, the one it gave.
    address: `http://${host}:${(server.address() as AddressInfo).port}`,
    database,
    services,
    async close() {
      await drain(server);
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

/** Lets answers under way finish; connections that are still open after the grace are cut. */
function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
