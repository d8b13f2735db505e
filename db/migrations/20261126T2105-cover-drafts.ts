import { type Kysely, sql } from "kysely";

/** Covers that an assistant drew below an answer; a person may make one the cover of the release. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("coverDraft")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("messageId", "uuid", (c) => c.notNull().references("chatMessage.id").onDelete("cascade"))
    .addColumn("workspaceId", "uuid", (c) => c.notNull().references("workspace.id").onDelete("cascade"))
    .addColumn("releaseId", "uuid", (c) => c.notNull().references("release.id").onDelete("cascade"))
    .addColumn("place", "int2", (c) => c.notNull())
    // What it is drawn from: as the release was called when it was asked for.
    .addColumn("motif", "text", (c) => c.notNull())
    .addColumn("seed", "text", (c) => c.notNull())
    .addColumn("genre", "text", (c) => c.notNull())
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("artists", "text", (c) => c.notNull())
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull())
    // The cover that it became, since when, and the one before; null unless it was chosen and not taken back.
    .addColumn("made", "jsonb")
    .execute();
  await sql`create index "coverDraft_message" on "coverDraft" ("messageId", place)`.execute(db);
  await sql`create index "coverDraft_workspace" on "coverDraft" ("workspaceId")`.execute(db);
  await sql`create index "coverDraft_release" on "coverDraft" ("releaseId")`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("coverDraft").execute();
}
