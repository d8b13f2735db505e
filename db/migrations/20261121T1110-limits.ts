import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("limitUse")
    // A hash: neither addresses nor mailboxes are kept here.
    .addColumn("key", "text", (c) => c.primaryKey())
    .addColumn("count", "integer", (c) => c.notNull())
    .addColumn("expiresAt", sql`timestamptz(3)`, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("limit_use_expired").on("limitUse").column("expiresAt").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("limitUse").execute();
}
