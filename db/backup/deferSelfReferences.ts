import { sql, type Transaction } from "kysely";
import type { DB } from "../tables.generated.ts";

/**
 * Lets rows point at others of their own table that come later, such as a remix at a song that was added after it. Returns what ends
 * that, and throws there if one of them never came.
 */
export async function deferSelfReferences(trx: Transaction<DB>): Promise<() => Promise<void>> {
  const { rows } = await sql<{ table: string; name: string }>`
    select conrelid::regclass::text as table, conname as name from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid = confrelid and not condeferrable`.execute(
    trx,
  );
  const alter = async (how: string) => {
    for (const { table, name } of rows)
      await sql`alter table ${sql.raw(table)} alter constraint ${sql.id(name)} ${sql.raw(how)}`.execute(trx);
  };
  await alter("deferrable initially deferred");
  return async () => {
    await sql`set constraints all immediate`.execute(trx);
    await alter("not deferrable");
  };
}
