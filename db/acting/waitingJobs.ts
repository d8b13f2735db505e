import { type Kysely, sql } from "kysely";
import type { DB } from "../tables.generated.ts";

/** Whether work of this kind waits to be begun that is told this, whatever else it is told. */
export async function isWaiting(db: Kysely<DB>, kind: string, told: object): Promise<boolean> {
  const { rows } = await sql`
    select from pgboss.job
    where name = ${kind} and state < 'active' and data @> ${JSON.stringify(told)}::jsonb limit 1`.execute(db);
  return rows.length > 0;
}
