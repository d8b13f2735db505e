import { type Kysely, sql } from "kysely";

/** Pictures that people sent for assistants of their own; an assistant names one by its key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("agentPicture")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("userId", "uuid", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("kind", "text", (c) => c.notNull().check(sql`kind in ('avatar', 'header')`))
    .addColumn("key", "text", (c) => c.notNull())
    // When it was sent, or last chosen for an assistant.
    .addColumn("usedAt", sql`timestamptz(3)`, (c) => c.notNull())
    .addUniqueConstraint("agentPicture_key", ["userId", "kind", "key"])
    .execute();
  await sql`create index "agentPicture_usedAt" on "agentPicture" ("usedAt")`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("agentPicture").execute();
}
