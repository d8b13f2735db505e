import type { Pool } from "pg";

/** Says words on a channel, in one statement, to every process that listens to it (listen.ts). */
export async function notify(pool: Pool, channel: string, words: readonly string[]): Promise<void> {
  await pool.query("select pg_notify($1, word) from unnest($2::text[]) word", [channel, words]);
}
