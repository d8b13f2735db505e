import { type Kysely, sql } from "kysely";
import type { DB } from "../tables.generated.ts";

/**
 * Leaves a database as it was before its first migration: without a row, table, function or schema of ours or of the job queue.
 * What belongs to an extension stays.
 */
export async function dropEverything(db: Kysely<DB>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ drop: string }>`
      select format('drop schema %I cascade', nspname) as drop from pg_namespace
      where nspname in ('pgboss', 'searchFeed', 'syncFeed', 'installation')
      union all
      select format('drop table public.%I cascade', relname) from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
      union all
      select format('drop routine %s cascade', oid::regprocedure) from pg_proc
      where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`.execute(trx);
    for (const { drop } of rows) await sql.raw(drop).execute(trx);
  });
}
