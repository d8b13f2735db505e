import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase } from "../../db/open.ts";
import { freshInstallation } from "../../db/testing/freshInstallation.ts";
import { settled } from "../../db/testing/settled.ts";
import { crash, freePort, startServer } from "../../server/serverProcess.ts";
import { type FaultProxy, openFaultProxy } from "./faultProxy.ts";
import type { Couple } from "./serve.ts";

const SERVE = path.join(import.meta.dirname, "serve.ts");

/** A server process, a fault proxy before it, and people who are signed in: for as many schedules as there are couples. */
export interface Installation {
  readonly proxy: FaultProxy;
  readonly couples: readonly Couple[];
  /** Resolves when the server answers: at once, unless it was killed. */
  isUp(): Promise<void>;
  /** How often the server was killed. */
  readonly kills: number;
  /** Resolves once everything that was carried out can be read in the order of changes. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export async function openInstallation(couples: number): Promise<Installation> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "levare-schedules-"));
  await mkdir(path.join(dataDir, "client"), { recursive: true });
  await writeFile(path.join(dataDir, "client/persisted.json"), "{}");
  const url = await freshInstallation(dataDir);
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    DEMO: "0",
    SECRET: "a secret of tests, long enough for anyone",
    PORT: String(await freePort()),
    DATABASE_URL: url,
    COUPLES: String(couples),
  };
  const start = () => startServer<{ couples: Couple[] }>(env, SERVE);
  let server = await start();
  const own = server.couples;
  const proxy = await openFaultProxy(server.address);
  let kills = 0;
  let up = Promise.resolve();
  let isUp = true;
  proxy.onKill = () => {
    // Two requests in a row may ask for it before it has happened.
    if (!isUp) return;
    kills++;
    isUp = false;
    up = crash(server).then(async () => {
      server = await start();
      isUp = true;
    });
  };
  // Several sessions have transactions that others wait for; the embedded database has one session.
  const database = url ? await openDatabase({ url }) : null;
  return {
    proxy,
    couples: own,
    isUp: () => up,
    get kills() {
      return kills;
    },
    async settled() {
      await up;
      if (database) await settled(database.db);
    },
    async close() {
      await up;
      await proxy.close();
      await database?.close();
      await crash(server);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
