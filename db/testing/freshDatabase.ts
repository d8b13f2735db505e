import pg from "pg";
import { type Database, openDatabase } from "../open.ts";
import { areModulesShared, atDatabase, templateDatabase, templateFile, testServerUrl } from "./template.ts";

/** A migrated, empty, private database for one test file, on the engine that this run is about. */
export async function freshDatabase(): Promise<Database> {
  const server = testServerUrl;
  if (!server) return openDatabase({ template: templateFile, isOneOfMany: areModulesShared });
  const url = await freshServerDatabase(server);
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
export async function freshServerDatabase(server: string): Promise<string> {
  const name = `levare_test_${crypto.randomUUID().replaceAll("-", "")}`;
  await asAdmin(server, `create database ${name} template ${templateDatabase}`);
  return atDatabase(server, name);
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}
