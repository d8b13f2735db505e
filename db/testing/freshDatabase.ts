import pg from "pg";
import { ENGINE_THREADS } from "../embedded/thread.ts";
import { type Database, openDatabase } from "../open.ts";
import { areModulesShared, atDatabase, templateDatabase, templateFile, testServerUrl } from "./template.ts";

ENGINE_THREADS.areKept = areModulesShared;

/** A migrated, empty, private database for one test file, on the engine that this run is about. */
export async function freshDatabase(): Promise<Database> {
  return testServerUrl
    ? privateOn(testServerUrl, templateDatabase)
    : openDatabase({ template: templateFile });
}

/** The same with nothing in it, not even tables, for who runs without a template. */
export async function emptyDatabase(): Promise<Database> {
  return testServerUrl ? privateOn(testServerUrl, "template0") : openDatabase({});
}

async function privateOn(server: string, template: string): Promise<Database> {
  const url = await copyOn(server, template);
  const database = await openDatabase({ url });
  return {
    ...database,
    close: async () => {
      await database.close();
      await asAdmin(server, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
    },
  };
}

/** The address of another copy of the run's template on this PostgreSQL server. */
export function freshServerDatabase(server: string): Promise<string> {
  return copyOn(server, templateDatabase);
}

async function copyOn(server: string, template: string): Promise<string> {
  const name = `levare_test_${crypto.randomUUID().replaceAll("-", "")}`;
  await asAdmin(server, `create database ${name} template ${template}`);
  return atDatabase(server, name);
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}
