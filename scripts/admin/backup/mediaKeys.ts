import { readdir } from "node:fs/promises";
import path from "node:path";
import { type Kysely, sql } from "kysely";
import type { BackupTable } from "../../../db/backup/tables.ts";
import type { DB } from "../../../db/tables.generated.ts";
import type { MediaStorage } from "../../../server/providers/storage.ts";

/** The keys of all media files: those in the folder, or those that the rows name when the files lie in a remote store. */
export async function mediaKeys(
  db: Kysely<DB>,
  tables: readonly BackupTable[],
  storage: MediaStorage,
): Promise<string[]> {
  const folder = storage.pathOf("");
  if (folder === null) return namedKeys(db, tables);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    // Before the first upload there is none. Whatever else keeps it from being read must not become a backup without music.
    if (error.code === "ENOENT" && error.path === folder) return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".part"))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
    .sort();
}

/** A column named …Key holds a storage key, or something that the store does not have. */
async function namedKeys(db: Kysely<DB>, tables: readonly BackupTable[]): Promise<string[]> {
  const keys = new Set<string>();
  for (const { name, columns } of tables)
    for (const column of columns.filter((column) => column.endsWith("Key"))) {
      const { rows } = await sql<{
        key: string | null;
      }>`select distinct ${sql.id(column)} as key from ${sql.id(name)}`.execute(db);
      for (const { key } of rows) if (key?.includes("/")) keys.add(key);
    }
  return [...keys].sort();
}
