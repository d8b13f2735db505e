import { readFile } from "node:fs/promises";
import pg from "pg";
import { type Database, openDatabase } from "../open.ts";
import { atDatabase, templateDatabase, templateFile, testServerUrl } from "./template.ts";

/** A migrated, empty, private database for one test file, on the engine that this run is about. */
export async function freshDatabase(): Promise<Database> {
  if (!testServerUrl) return openDatabase({ template: await readFile(templateFile) });
  const name = `levare_test_${crypto.randomUUID().replaceAll("-", "")}`;
  await asAdmin(testServerUrl, `create database ${name} template ${templateDatabase}`);
  const database = await openDatabase({ url: atDatabase(testServerUrl, name) });
  return {
    ...database,
    close: async () => {
      await database.close();
      await asAdmin(testServerUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}
