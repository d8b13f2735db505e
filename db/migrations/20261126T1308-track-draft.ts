import { type Kysely, sql } from "kysely";

/** What a person wrote about a track whose audio is still on their device; it takes the id under which the file will come. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("trackDraft")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("workspaceId", "uuid", (c) => c.notNull().references("workspace.id").onDelete("cascade"))
    .addColumn("userId", "uuid", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("fields", "jsonb", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("updatedAt", sql`timestamptz(3)`, (c) => c.notNull())
    .execute();
  for (const column of ["workspaceId", "userId", "updatedAt"])
    await db.schema.createIndex(`trackDraft_${column}`).on("trackDraft").column(column).execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("trackDraft").execute();
}
