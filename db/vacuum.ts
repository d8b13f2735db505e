import { type Kysely, sql } from "kysely";
import type { DB } from "./tables.generated.ts";

/**
 * Does what the autovacuum of a PostgreSQL does and the embedded engine lacks: room of old rows is used again, and statements are
 * planned for tables as large as they are by now. Of tables only of which autovacuum's own rule says so (PostgreSQL's manual, 25.1.6);
 * one at a time, so that requests come in between.
 */
export async function vacuumChanged(db: Kysely<DB>): Promise<void> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, seen.relname as name from pg_stat_user_tables seen join pg_class held on held.oid = seen.relid
    where n_dead_tup > 50 + 0.2 * greatest(reltuples, 0) or n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0)
    order by schema, name`.execute(db);
  for (const { schema, name } of rows)
    await sql`vacuum (analyze) ${sql.table(`${schema}.${name}`)}`.execute(db);
}
