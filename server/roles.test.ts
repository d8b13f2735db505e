import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { onServer } from "../db/testing/engines.ts";
import { freshInstallation } from "../db/testing/freshInstallation.ts";
import { readConfiguration } from "./configuration.ts";
import { type Running, serve } from "./serve.ts";

const read = (env: NodeJS.ProcessEnv) => () => readConfiguration(env, "/");

test("a server does everything unless its role is named", () => {
  expect(read({})().role).toBe("all");
  expect(read({ ROLE: "worker", DATABASE_URL: "postgres://a" })().role).toBe("worker");
  expect(read({ ROLE: "cook" })).toThrow('ROLE has to be all, web, worker, not "cook".');
});

test("the embedded database belongs to one process, which does everything", () => {
  expect(read({ ROLE: "all" })().role).toBe("all");
  for (const ROLE of ["web", "worker"]) expect(read({ ROLE })).toThrow(`ROLE=${ROLE} needs DATABASE_URL`);
});

onServer("a web server enqueues, a worker does the work and answers /healthz only", async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "levare-roles-"));
  const url = await freshInstallation(dataDir);
  const start = (ROLE: string) =>
    serve(
      readConfiguration(
        { DATABASE_URL: url, DATA_DIR: dataDir, PORT: "0", ROLE, DEMO: "0", SEARCH_ENGINE: "sql" },
        path.join(import.meta.dirname, ".."),
      ),
    );
  const running: Running[] = [];
  try {
    const web = await start("web");
    running.push(web);
    const { db } = web.database;
    await db.transaction().execute((trx) => web.services.jobs.enqueue(trx, "sweep-idempotency-keys", {}));
    const states = async () => {
      const { rows } = await sql<{ state: string }>`
        select state from pgboss.job where name = 'sweep-idempotency-keys'`.execute(db);
      return rows.map(({ state }) => state);
    };
    // Twice as long as lies between two looks at what is due.
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    expect(await states()).toEqual(["created"]);

    const worker = await start("worker");
    running.push(worker);
    for (let tries = 0; tries < 600 && !(await states()).every((state) => state === "completed"); tries++)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await states()).toEqual(["completed"]);
    const statusesOf = ({ address }: Running) =>
      Promise.all(["/healthz", "/auth", "/graphql"].map(async (at) => (await fetch(address + at)).status));
    expect(await statusesOf(worker)).toEqual([200, 404, 404]);
    expect((await statusesOf(web))[0]).toBe(200);
  } finally {
    for (const each of running.toReversed()) await each.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
