import * as fs from "node:fs/promises";
import * as path from "node:path";
import { pathToFileURL } from "node:url";
import { type Kysely, sql } from "kysely";
import { FileMigrationProvider, type Migration, Migrator, type NoMigrations } from "kysely/migration";
import { tellingTablesOnly } from "./tellingTablesOnly.ts";

const migrationFolder = path.join(import.meta.dirname, "migrations");

/** Brings the schema up to date; each migration is one transaction. Returns the names of those that ran. */
export async function migrateToLatest(db: Kysely<any>): Promise<string[]> {
  if (await isLatest(db)) return [];
  const migrator = migratorOf(db);
  const ran: string[] = [];
  for (;;) {
    const { error, results = [] } = await migrator.migrateUp();
    if (error) throw error;
    if (results.length === 0) return ran;
    ran.push(...results.map(({ migrationName }) => migrationName));
  }
}

/** Whether all migrations of this version ran, and no others: told in two questions, where a migrator asks nine and takes a lock. */
async function isLatest(db: Kysely<any>): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('kysely_migration') is not null as "isThere"`.execute(db);
  if (!rows[0]!.isThere) return false;
  const ran: { name: string }[] = await db.selectFrom("kysely_migration").select("name").execute();
  const own = (await fs.readdir(migrationFolder)).map((file) => path.parse(file).name);
  return ran.length === own.length && new Set([...own, ...ran.map(({ name }) => name)]).size === own.length;
}

/** Every migration of this version by name, and whether it ran here. */
export async function listMigrations(db: Kysely<any>): Promise<{ name: string; ran: boolean }[]> {
  const migrations = await migratorOf(db).getMigrations();
  return migrations.map(({ name, executedAt }) => ({ name, ran: executedAt !== undefined }));
}

/** Makes the tables as they were after one migration: whatever ran later is undone, newest first. */
export async function migrateUpTo(db: Kysely<any>, name: string | NoMigrations): Promise<void> {
  const { error } = await migratorOf(db).migrateTo(name);
  if (error) throw error;
}

function migratorOf(db: Kysely<any>): Migrator {
  const provider = new FileMigrationProvider({
    fs,
    path,
    migrationFolder,
    // Most have run long ago: only what is still to run is loaded.
    import: async (file): Promise<Migration> => {
      const load = (): Promise<Migration> => import(pathToFileURL(file).href);
      return { up: async (db) => (await load()).up(db), down: async (db) => (await load()).down?.(db) };
    },
  });
  return new Migrator({ db: tellingTablesOnly(db), provider });
}
