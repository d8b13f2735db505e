import { type Kysely, sql } from "kysely";

/** Changes that assistants propose, until somebody applies them or lets them be. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("proposal")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("messageId", "uuid", (c) => c.notNull().references("chatMessage.id").onDelete("cascade"))
    .addColumn("workspaceId", "uuid", (c) => c.notNull().references("workspace.id").onDelete("cascade"))
    .addColumn("verb", "text", (c) => c.notNull())
    .addColumn("variables", "jsonb", (c) => c.notNull())
    // Of what, as the answer writes it, and where it is changed by hand.
    .addColumn("about", "text", (c) => c.notNull())
    .addColumn("path", "text", (c) => c.notNull())
    .addColumn("why", "text", (c) => c.notNull())
    .addColumn("diff", "jsonb", (c) => c.notNull())
    // What is needed to take it back, as it is before.
    .addColumn("before", "jsonb", (c) => c.notNull())
    .addColumn("asksTwice", "boolean", (c) => c.notNull())
    // The versions it was made from, by the ids that GraphQL names things by.
    .addColumn("baseVersion", "jsonb", (c) => c.notNull())
    // Signed by this installation: of the person, the studio, the verb, its variables and what is shown.
    .addColumn("fingerprint", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) =>
      c
        .notNull()
        .check(sql`state in ('open', 'applying', 'applied', 'undone', 'dismissed', 'stale', 'expired')`),
    )
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull())
    // Since when somebody applies it, or takes it back.
    .addColumn("claimedAt", sql`timestamptz(3)`)
    // What its verb answered, once it was applied: the versions that it made, and what is needed to take it back.
    .addColumn("made", "jsonb")
    .execute();
  await sql`create index "proposal_message" on proposal ("messageId", id)`.execute(db);
  await sql`create index "proposal_workspace" on proposal ("workspaceId")`.execute(db);
  await sql`create index "proposal_open" on proposal ("createdAt") where state = 'open'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("proposal").execute();
}
