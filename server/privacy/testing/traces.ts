import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { type Kysely, sql } from "kysely";
import type { DB } from "../../../db/tables.generated.ts";

/** Where a word was found: "mail.body", or a path below the data folder. */
export interface Trace {
  place: string;
  word: string;
}

/** Looks for words in every column of every table, those of the job queue too, whatever they are called. */
export async function tracesInTables(db: Kysely<DB>, words: readonly string[]): Promise<Trace[]> {
  const tables = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    order by 1, 2
  `.execute(db);
  const looks = tables.rows.map(({ schema, name }) => {
    const table = schema === "public" ? sql.table(name) : sql.table(`${schema}.${name}`);
    return sql`
      select distinct ${sql.lit(name)} || '.' || cell.key as place, word
      from ${table} whole, jsonb_each_text(to_jsonb(whole)) cell, given
      where position(lower(word) in lower(cell.value)) > 0`;
  });
  const given = sql`with given as (select unnest(${words}::text[]) as word)`;
  return (await sql<Trace>`${given} ${sql.join(looks, sql` union all `)}`.execute(db)).rows;
}

/** Looks for words in the names and the bytes of every file below a folder. */
export async function tracesInFiles(folder: string, words: readonly string[]): Promise<Trace[]> {
  // A file that is renamed while this looks may be missed under both names.
  for (;;) {
    const found = await looked(folder, words);
    if (found) return found;
  }
}

/** Null when a file was gone before it could be read. */
async function looked(folder: string, words: readonly string[]): Promise<Trace[] | null> {
  const found: Trace[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const place = path.relative(folder, file);
    const bytes = await readFile(file, "latin1").catch(isGone);
    if (bytes === null) return null;
    const text = `${place} ${bytes}`.toLowerCase();
    for (const word of words) if (text.includes(word.toLowerCase())) found.push({ place, word });
  }
  return found;
}

function isGone(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
