import { glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { migrateToLatest } from "../../db/migrate.ts";
import { type Database, makeTemplate, openDatabase } from "../../db/open.ts";
import { openJobs } from "../../server/jobs.ts";
import { AUDIO_CHILD, INDEXER, TEST_SERVERS } from "../programBundles.ts";

const root = path.join(import.meta.dirname, "../..");

// Creating a database costs ~2.7 s of CPU and its job queues ~0.7 s, copying both ~0.5 s: made once, copied per test file.
export default async function globalSetup({ nonFlagArgs }: { nonFlagArgs: string[] }): Promise<void> {
  process.env.LEVARE_TEST_RUN = `${process.pid}`;
  // Servers that tests start as processes of their own read the same thousand files again and again.
  process.env.NODE_COMPILE_CACHE ??= path.join(root, ".cache/compiled");
  for (const program of [AUDIO_CHILD, INDEXER]) if (!program.isBuilt(root)) await program.build(root);
  // Whoever names a file has just changed something, and waits for nothing else.
  if (nonFlagArgs.length === 0 && !TEST_SERVERS.isBuilt(root)) await TEST_SERVERS.build(root);
  if (TEST_SERVERS.isBuilt(root)) process.env.LEVARE_TEST_SERVERS = path.join(root, TEST_SERVERS.folder);
  const { atDatabase, templateDatabase, templateFile, testServerUrl } = await import(
    "../../db/testing/template.ts"
  );
  if (!testServerUrl) {
    await writeFile(templateFile, await makeTemplate(prepare));
    return;
  }
  const admin = new pg.Client(testServerUrl);
  await admin.connect();
  await admin.query(`create database ${templateDatabase}`);
  await admin.end();
  const database = await openDatabase({ url: atDatabase(testServerUrl, templateDatabase) });
  await prepare(database);
  await database.close();
}

async function prepare(database: Database): Promise<void> {
  await migrateToLatest(database.db);
  const jobs = await openJobs(database, await jobKinds());
  await jobs.close();
}

/** The kinds that manifests name, read as text: to load every feature takes as long as the rest. A server makes what is missed. */
async function jobKinds(): Promise<string[]> {
  const kinds: string[] = [];
  for await (const file of glob("server/*/feature.ts")) {
    const [, named = ""] = /interface JobKinds \{([\s\S]*?)\n {2}\}/.exec(await readFile(file, "utf8")) ?? [];
    for (const [, kind] of named.matchAll(/"([a-z-]+)":/g)) kinds.push(kind!);
  }
  return kinds;
}
