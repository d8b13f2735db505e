import { type Kysely, sql } from "kysely";
import type { DB } from "../tables.generated.ts";

/** A table of ours and its columns, those apart that the database fills by itself. */
export interface BackupTable {
  name: string;
  columns: string[];
}

/**
 * Every table of the product, such that a table comes after those that its rows point at. The notes of the migrations are
 * not among them: whoever restores makes the tables first.
 */
export async function tablesInOrder(db: Kysely<DB>): Promise<BackupTable[]> {
  const { rows: tables } = await sql<BackupTable>`
    select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      and table_name not like 'kysely\_%'
    group by table_name order by table_name`.execute(db);
  const { rows: references } = await sql<{ from: string; to: string }>`
    select source.relname as "from", target.relname as "to"
    from pg_constraint
    join pg_class source on source.oid = conrelid
    join pg_class target on target.oid = confrelid
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`.execute(db);
  const left = new Map(tables.map((table) => [table.name, table]));
  const ordered: BackupTable[] = [];
  while (left.size > 0) {
    const free = [...left.values()].filter(
      ({ name }) => !references.some(({ from, to }) => from === name && left.has(to)),
    );
    if (free.length === 0)
      throw new Error(`These tables point at each other in a circle: ${[...left.keys()]}`);
    for (const table of free) {
      left.delete(table.name);
      ordered.push(table);
    }
  }
  return ordered;
}
