import { type Kysely, sql } from "kysely";

/**
 * Until now nobody was asked to prove an address: who has an account keeps what they may do with it. `down` cannot tell
 * them from those who proved theirs since, and leaves all as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update "user" set "emailVerified" = true where not "emailVerified"`.execute(db);
}

export async function down(): Promise<void> {}
