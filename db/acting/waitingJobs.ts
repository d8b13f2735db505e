import { type Kysely, sql } from "kysely";
import type { DB } from "../tables.generated.ts";

/** Whether work of this kind waits to be begun that is told this, whatever else it is told. */
export const isWaiting = (db: Kysely<DB>, kind: string, told: object) => isBefore("active", db, kind, told);

/** The same, or somebody is at it. */
export const isUnfinished = (db: Kysely<DB>, kind: string, told: object) =>
  isBefore("completed", db, kind, told);

async function isBefore(
  state: "active" | "completed",
  db: Kysely<DB>,
  kind: string,
  told: object,
): Promise<boolean> {
  const { rows } = await sql`
    select from pgboss.job
    where name = ${kind} and state < ${sql.lit(state)} and data @> ${JSON.stringify(told)}::jsonb limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
