import { type Kysely, sql } from "kysely";

/** Assistants that people make for themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("customAgent")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("userId", "uuid", (c) => c.notNull().references("user.id").onDelete("cascade"))
    // Null: of somebody without a studio.
    .addColumn("workspaceId", "uuid", (c) => c.references("workspace.id").onDelete("cascade"))
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("role", "text", (c) => c.notNull())
    .addColumn("description", "text", (c) => c.notNull())
    .addColumn("persona", "text", (c) => c.notNull())
    .addColumn("level", "text", (c) => c.notNull().check(sql`level in ('MAX', 'MEDIUM', 'MIN')`))
    .addColumn("voice", "text", (c) => c.notNull())
    .addColumn("skills", "jsonb", (c) => c.notNull())
    .addColumn("areas", "jsonb", (c) => c.notNull())
    .addColumn("avatar", "text", (c) => c.notNull())
    .addColumn("header", "text", (c) => c.notNull())
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull())
    .execute();
  await sql`create index "customAgent_order" on "customAgent" ("userId", "workspaceId", "createdAt", id)`.execute(
    db,
  );
  await sql`create index "customAgent_workspace" on "customAgent" ("workspaceId")`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("customAgent").execute();
}
