import { type Kysely, sql } from "kysely";
import type { DB } from "../tables.generated.ts";

/** Waits until nothing holds back what is read in the order of transactions: those of every database of one PostgreSQL do, of tests beside this one, too. */
export async function settled(db: Kysely<DB>): Promise<void> {
  const { rows } = await sql<{ xid: string }>`select pg_current_xact_id()::text as xid`.execute(db);
  const isPast = async () => {
    const answer = await sql<{ isPast: boolean }>`
      select pg_snapshot_xmin(pg_current_snapshot()) > ${rows[0]!.xid}::xid8 as "isPast"`.execute(db);
    return answer.rows[0]!.isPast;
  };
  while (!(await isPast())) await new Promise((resolve) => setTimeout(resolve, 20));
}
