import { type Kysely, sql } from "kysely";
import type { DB } from "./tables.generated.ts";

/** Asks the database whether it is there. */
export async function ping(db: Kysely<DB>): Promise<void> {
  await sql`select 1`.execute(db);
}
