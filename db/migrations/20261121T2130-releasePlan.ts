import { type Kysely, sql } from "kysely";

/** The plan by its days, and the addresses under which calendars of other programs read it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index release_planned on release ("workspaceId", date, id) where date is not null`.execute(
    db,
  );
  await db.schema
    .createTable("calendarFeed")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("userId", "uuid", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("workspaceId", "uuid", (c) => c.notNull().references("workspace.id").onDelete("cascade"))
    // Of the secret in the address, which nobody can read here.
    .addColumn("tokenHash", "text", (c) => c.notNull())
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn("readAt", sql`timestamptz(3)`)
    .execute();
  await db.schema
    .createIndex("calendarFeed_person")
    .unique()
    .on("calendarFeed")
    .columns(["userId", "workspaceId"])
    .execute();
  await db.schema.createIndex("calendarFeed_token").unique().on("calendarFeed").column("tokenHash").execute();
  await db.schema.createIndex("calendarFeed_of_workspace").on("calendarFeed").column("workspaceId").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("calendarFeed").execute();
  await db.schema.dropIndex("release_planned").execute();
}
