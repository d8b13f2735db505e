import { type Kysely, sql } from "kysely";

/** What people talk about with their assistants, and which of these they want. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("agentChoice")
    .addColumn("userId", "uuid", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("agentId", "uuid", (c) => c.notNull())
    .addColumn("isActive", "boolean", (c) => c.notNull())
    // Null: the assistant's own.
    .addColumn("voice", "text")
    .addPrimaryKeyConstraint("agentChoice_pkey", ["userId", "agentId"])
    .execute();

  await db.schema
    .createTable("conversation")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("userId", "uuid", (c) => c.notNull().references("user.id").onDelete("cascade"))
    // Null: of somebody without a studio.
    .addColumn("workspaceId", "uuid", (c) => c.references("workspace.id").onDelete("cascade"))
    .addColumn("agentId", "uuid", (c) => c.notNull())
    // The first question, cut short.
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull())
    .addColumn("usedAt", sql`timestamptz(3)`, (c) => c.notNull())
    .execute();
  await sql`create index "conversation_history" on conversation ("userId", "agentId", "usedAt" desc, id desc)`.execute(
    db,
  );
  await sql`create index "conversation_workspace" on conversation ("workspaceId")`.execute(db);
  await sql`create index "conversation_unused" on conversation ("usedAt")`.execute(db);

  await db.schema
    .createTable("chatMessage")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("conversationId", "uuid", (c) => c.notNull().references("conversation.id").onDelete("cascade"))
    .addColumn("role", "text", (c) => c.notNull().check(sql`role in ('user', 'assistant')`))
    .addColumn("content", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) =>
      c.notNull().check(sql`state in ('streaming', 'done', 'stopped', 'failed')`),
    )
    // What is being looked at, until the first word.
    .addColumn("looking", "text")
    // The page on which it was asked.
    .addColumn("page", "text")
    .addColumn("citations", "jsonb", (c) => c.notNull().defaultTo(sql`'[]'::jsonb`))
    .addColumn("chips", "jsonb", (c) => c.notNull().defaultTo(sql`'[]'::jsonb`))
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull())
    // The one who writes the reply; null until somebody took it on.
    .addColumn("writer", "uuid")
    // Until when whoever writes the reply is believed to live.
    .addColumn("leaseUntil", sql`timestamptz(3)`)
    .addCheckConstraint("chatMessage_lease", sql`(state = 'streaming') = ("leaseUntil" is not null)`)
    .addCheckConstraint("chatMessage_asked", sql`role = 'assistant' or state = 'done'`)
    .execute();
  await sql`create index "chatMessage_order" on "chatMessage" ("conversationId", "createdAt" desc, id desc)`.execute(
    db,
  );
  await db.schema
    .alterTable("workspace")
    .addColumn("showsAiTeam", "boolean", (c) => c.notNull().defaultTo(true))
    .execute();
  await sql`create unique index "chatMessage_underWay" on "chatMessage" ("conversationId") where state = 'streaming'`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("workspace").dropColumn("showsAiTeam").execute();
  await db.schema.dropTable("chatMessage").execute();
  await db.schema.dropTable("conversation").execute();
  await db.schema.dropTable("agentChoice").execute();
}
