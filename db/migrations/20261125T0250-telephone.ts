import { type Kysely, sql } from "kysely";

/** Calls that reach people, and talks with assistants. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("phoneCall")
    // Of a real call nobody knows beforehand when it will be answered.
    .alterColumn("answeredAt", (c) => c.dropNotNull())
    // What the network calls it; null for practice, and until a browser has placed it.
    .addColumn("sid", "text")
    .addColumn("isPractice", "boolean", (c) => c.notNull().defaultTo(true))
    .addColumn("limitSeconds", "integer", (c) => c.notNull().defaultTo(1800))
    // Whom it was with, where that was an assistant.
    .addColumn("agentId", "uuid")
    .execute();
  await sql`create unique index "phoneCall_sid" on "phoneCall" (sid) where sid is not null`.execute(db);
  await sql`create index "phoneCall_minutes" on "phoneCall" ("workspaceId", "createdAt") where not "isPractice"`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`update "phoneCall" set "answeredAt" = "createdAt" where "answeredAt" is null`.execute(db);
  await sql`drop index "phoneCall_minutes"`.execute(db);
  await db.schema
    .alterTable("phoneCall")
    .dropColumn("agentId")
    .dropColumn("limitSeconds")
    .dropColumn("isPractice")
    .dropColumn("sid")
    .alterColumn("answeredAt", (c) => c.setNotNull())
    .execute();
}
