import { type Kysely, sql } from "kysely";

/** What a file says otherwise and its artist does not want to be asked about again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "fileTag" add column dismissed text[] not null default '{}'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "fileTag" drop column dismissed`.execute(db);
}
