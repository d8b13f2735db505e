import { type Kysely, sql } from "kysely";

/** What went out by hand can be put back for a minute: where it stood, and for when, is kept beside it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table release add column "beforeLive" jsonb`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table release drop column "beforeLive"`.execute(db);
}
