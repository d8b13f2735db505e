import type { Pool } from "pg";

/** Lets work begin again that a process left in the middle. Only where no other process can be at it. */
export async function retryCutOffJobs(pool: Pool): Promise<void> {
  await pool.query("update pgboss.job set state = 'retry', start_after = now() where state = 'active'");
}
