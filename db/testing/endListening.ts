import type { Database } from "../open.ts";

/** Ends the connection on which each server on this PostgreSQL database hears of commits, as a network that fails would. */
export async function endListening({ pool }: Pick<Database, "pool">): Promise<void> {
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'levare listener' and datname = current_database()",
  );
}
