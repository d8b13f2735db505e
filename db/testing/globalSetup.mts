import { writeFile } from "node:fs/promises";
import pg from "pg";
import { migrateToLatest } from "../migrate.ts";
import { makeTemplate, openDatabase } from "../open.ts";

// Creating a database costs ~2.7 s of CPU, copying one ~0.4 s: migrate once, copy per test file.
export default async function globalSetup(): Promise<void> {
  process.env.LEVARE_TEST_RUN = `${process.pid}`;
  const { atDatabase, templateDatabase, templateFile, testServerUrl } = await import("./template.ts");
  if (!testServerUrl) {
    await writeFile(templateFile, await makeTemplate(async ({ db }) => void (await migrateToLatest(db))));
    return;
  }
  const admin = new pg.Client(testServerUrl);
  await admin.connect();
  await admin.query(`create database ${templateDatabase}`);
  await admin.end();
  const database = await openDatabase({ url: atDatabase(testServerUrl, templateDatabase) });
  await migrateToLatest(database.db);
  await database.close();
}
