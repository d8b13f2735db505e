import { type Kysely, sql } from "kysely";
import type { DB } from "../tables.generated.ts";

/** Lets work that failed be tried again without its pause, for tests of what comes of the last try. */
export async function retryAtOnce(db: Kysely<DB>): Promise<void> {
  await sql`update pgboss.queue set retry_delay = 0`.execute(db);
}
