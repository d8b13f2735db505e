import type { PoolClient } from "pg";

/**
 * Takes the indexes of these tables away while `fill` runs and makes them again from all rows at once, which is many times
 * cheaper than row by row. Those behind keys and references stay. Within the caller's transaction: whatever fails, they are back.
 */
export async function withoutIndexes(
  client: PoolClient,
  tables: readonly string[],
  fill: () => Promise<void>,
  note: (line: string) => void,
): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select index.relname as name, pg_get_indexdef(index.oid) as definition
     from pg_index join pg_class index on index.oid = indexrelid join pg_class "table" on "table".oid = indrelid
     where "table".relnamespace = current_schema()::regnamespace and "table".relname = any($1)
       and not exists (select from pg_constraint where conindid = index.oid)`,
    [tables],
  );
  for (const { name } of indexes) await client.query(`drop index "${name}"`);
  await fill();
  for (const { name, definition } of indexes) {
    const began = performance.now();
    await client.query(definition);
    note(`index ${name.padEnd(34)} ${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s`);
  }
}
