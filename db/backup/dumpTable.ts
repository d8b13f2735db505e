import { type Kysely, sql } from "kysely";
import type { DB } from "../tables.generated.ts";

const PAGE = 500;

/**
 * The rows of a table, one JSON text each, as the database itself writes them: every type comes back from it as it was, on
 * either engine. To be read inside a transaction, which also makes all tables one picture. In order of their ids, so that a
 * row which another of the same table points at comes first. `where` is SQL of our own.
 */
export async function* dumpTable(
  trx: Kysely<DB>,
  table: string,
  { where = "true", hasId = true }: { where?: string; hasId?: boolean } = {},
): AsyncGenerator<string[]> {
  const from = sql.raw(quoted(table));
  await sql`declare backup no scroll cursor for select to_jsonb(t)::text as row from ${from} t where ${sql.raw(where)} ${sql.raw(hasId ? "order by t.id" : "")}`.execute(
    trx,
  );
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(PAGE)} from backup`.execute(trx);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < PAGE) break;
  }
  await sql`close backup`.execute(trx);
}

/** "pgboss.job" is a table of another schema. */
export function quoted(table: string): string {
  return table
    .split(".")
    .map((part) => `"${part}"`)
    .join(".");
}
