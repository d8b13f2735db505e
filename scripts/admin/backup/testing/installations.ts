import { createHash } from "node:crypto";
import { mkdir, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { dumpTable } from "../../../../db/backup/dumpTable.ts";
import { tablesInOrder } from "../../../../db/backup/tables.ts";
import { type Database, openDatabase } from "../../../../db/open.ts";
import { atDatabase, testServerUrl } from "../../../../db/testing/template.ts";
import { readConfiguration } from "../../../../server/configuration.ts";
import type { Verb } from "../../Verb.ts";

export interface Installation {
  dataDir: string;
  /** Of its PostgreSQL database; undefined with the embedded engine. */
  url: string | undefined;
}

/** A place that nobody has used yet, on the engine that this run is about or the one that is named. */
export async function newInstallation(
  dataDir: string,
  engine: Database["engine"] = testServerUrl ? "postgres" : "embedded",
): Promise<Installation> {
  await mkdir(dataDir, { recursive: true });
  if (engine === "embedded") return { dataDir, url: undefined };
  const database = `levare_test_${crypto.randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client(testServerUrl);
  await client.connect();
  await client.query(`create database ${database}`);
  await client.end();
  return { dataDir, url: atDatabase(testServerUrl!, database) };
}

export const open = ({ dataDir, url }: Installation) => openDatabase({ url, folder: dataDir });

/** Runs a verb of `npm run admin`; answers with its exit code and what it said. */
export async function runAdmin({ dataDir, url }: Installation, verb: Verb, ...args: string[]) {
  const lines: string[] = [];
  const configuration = readConfiguration({ DATABASE_URL: url, DATA_DIR: dataDir, DEMO: "0" }, dataDir);
  const code = await verb(configuration, args, (line) => lines.push(line));
  return { code, out: lines.join("\n") };
}

/** Every row of every table, as the database writes it; without the log, to which each act of ours adds. */
export async function everyRow(installation: Installation): Promise<Record<string, string[]>> {
  const database = await open(installation);
  const all: Record<string, string[]> = {};
  for (const { name, columns } of await tablesInOrder(database.db)) {
    if (name.startsWith("audit")) continue;
    all[name] = [];
    await database.db.transaction().execute(async (trx) => {
      for await (const page of dumpTable(trx, name, { hasId: columns.includes("id") }))
        all[name]!.push(...page);
    });
    all[name].sort();
  }
  await database.close();
  return all;
}

/** The SHA-256 of every media file, by its key. */
export async function everyMediaFile({ dataDir }: Installation): Promise<Record<string, string>> {
  const folder = path.join(dataDir, "media");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const sums: Record<string, string> = {};
  for (const file of files.sort())
    sums[path.relative(folder, file)] = createHash("sha256")
      .update(await readFile(file))
      .digest("hex");
  return sums;
}
