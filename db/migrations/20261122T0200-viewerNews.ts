import { type Kysely, sql } from "kysely";

/**
 * Says on the channel "viewers" whose name, rights or places changed, by the id of the person, or without one when it may be
 * anybody's: servers remember who asks (server/accounts/rememberedViewers.ts) until they hear it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function "noteViewer"() returns trigger language plpgsql as $$
    begin
      perform pg_notify('viewers', case when tg_nargs > 0 then to_jsonb(coalesce(new, old)) ->> tg_argv[0] else '' end);
      return null;
    end $$
  `.execute(db);
  for (const [table, events, column] of NOTED)
    await sql
      .raw(
        `create trigger "${table}_viewer" after ${events} on "${table}"
         for each row execute function "noteViewer"(${column})`,
      )
      .execute(db);
}

// Somebody's first session, and somebody new, have nobody who remembers them.
const NOTED = [
  ["session", "update or delete", "userId"],
  ["user", "update or delete", "id"],
  ["subscription", "insert or update or delete", "userId"],
  ["membership", "insert or update or delete", "userId"],
  ["preference", "insert or update or delete", "userId"],
  ["workspace", "update or delete", ""],
] as const;

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const [table] of NOTED) await sql.raw(`drop trigger "${table}_viewer" on "${table}"`).execute(db);
  await sql`drop function "noteViewer"()`.execute(db);
}
