import * as fs from "node:fs/promises";
import * as path from "node:path";
import { pathToFileURL } from "node:url";
import type { Kysely } from "kysely";
import { FileMigrationProvider, Migrator } from "kysely/migration";

const migrationFolder = path.join(import.meta.dirname, "migrations");

/** Brings the schema up to date; each migration is one transaction. Returns the names of those that ran. */
export async function migrateToLatest(db: Kysely<any>): Promise<string[]> {
  const provider = new FileMigrationProvider({
    fs,
    path,
    migrationFolder,
    import: (file) => import(pathToFileURL(file).href),
  });
  const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}
