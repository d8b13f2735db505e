import type { Pool } from "pg";

/** Which of these kinds have work whose time has come and that nobody is at. */
export async function kindsWithDueJobs(pool: Pool, kinds: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query(DUE, [kinds]);
  return rows.map(({ kind }) => kind);
}

const DUE = `
  select kind from unnest($1::text[]) as kind
  where exists (
    select from pgboss.job
    where name = kind and state < 'active' and not blocked and start_after <= now()
  )`;
