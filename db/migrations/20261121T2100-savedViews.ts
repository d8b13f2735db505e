import { type Kysely, sql } from "kysely";

/** Ways to look at the catalog that a person keeps, and files with facts of tracks on their way in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("savedView")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("userId", "uuid", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("workspaceId", "uuid", (c) => c.notNull().references("workspace.id").onDelete("cascade"))
    .addColumn("name", "text", (c) => c.notNull())
    // Filter and order, as the address of the list says them.
    .addColumn("query", "text", (c) => c.notNull())
    // Empty: the columns that everybody sees.
    .addColumn("columns", sql`text[]`, (c) => c.notNull().defaultTo(sql`'{}'`))
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await sql`create unique index "savedView_name" on "savedView" ("userId", "workspaceId", lower(name))`.execute(
    db,
  );
  await db.schema.createIndex("savedView_of_workspace").on("savedView").column("workspaceId").execute();
  await db.schema
    .createTable("trackImport")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("workspaceId", "uuid", (c) => c.notNull().references("workspace.id").onDelete("cascade"))
    .addColumn("userId", "uuid", (c) => c.references("user.id").onDelete("set null"))
    // Made by whoever sends the file: sent twice, it is read once.
    .addColumn("key", "text", (c) => c.notNull())
    .addColumn("fileName", "text", (c) => c.notNull())
    .addColumn("headings", sql`text[]`, (c) => c.notNull())
    // For each heading the column it fills, or null.
    .addColumn("mapping", "jsonb", (c) => c.notNull())
    .addColumn("emptyClears", "boolean", (c) => c.notNull())
    // The file; empty once it is done or given up.
    .addColumn("csv", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) =>
      c.notNull().check(sql`state in ('checked', 'queued', 'done', 'refused', 'canceled')`),
    )
    .addColumn("takesSuggestions", "boolean", (c) => c.notNull().defaultTo(false))
    .addColumn("skipsWrong", "boolean", (c) => c.notNull().defaultTo(false))
    // [{line, outcome, name, trackId, problems}], as it was judged last.
    .addColumn("report", "jsonb", (c) => c.notNull())
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn("finishedAt", sql`timestamptz(3)`)
    .execute();
  await db.schema
    .createIndex("trackImport_key")
    .unique()
    .on("trackImport")
    .columns(["workspaceId", "key"])
    .execute();
  await db.schema
    .createIndex("trackImport_newest")
    .on("trackImport")
    .columns(["workspaceId", "createdAt desc", "id desc"])
    .execute();
  await db.schema.createIndex("trackImport_of_user").on("trackImport").column("userId").execute();
  // The two further orders of the catalog.
  await db.schema
    .createIndex("track_changed")
    .on("track")
    .columns(["workspaceId", "updatedAt desc", "id desc"])
    .execute();
  await sql`create index track_title on track ("workspaceId", lower(title), id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("track_title").execute();
  await db.schema.dropIndex("track_changed").execute();
  await db.schema.dropTable("trackImport").execute();
  await db.schema.dropTable("savedView").execute();
}
