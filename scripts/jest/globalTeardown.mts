import { rm } from "node:fs/promises";
import pg from "pg";
import { templateDatabase, templateFile, testServerUrl } from "../../db/testing/template.ts";

export default async function globalTeardown(): Promise<void> {
  await rm(templateFile, { force: true });
  if (!testServerUrl) return;
  const admin = new pg.Client(testServerUrl);
  await admin.connect();
  await admin.query(`drop database if exists ${templateDatabase} with (force)`);
  await admin.end();
}
