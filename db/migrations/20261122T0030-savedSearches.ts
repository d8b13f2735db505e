import { type Kysely, sql } from "kysely";

/** Searches that a person keeps under a name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("savedSearch")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("userId", "uuid", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("name", "text", (c) => c.notNull())
    // Text, tab and filters, as the address of the results says them.
    .addColumn("query", "text", (c) => c.notNull())
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await sql`create unique index "savedSearch_name" on "savedSearch" ("userId", lower(name))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("savedSearch").execute();
}
