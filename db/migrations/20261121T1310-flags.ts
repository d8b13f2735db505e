import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("featureFlag")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    // Null: it counts on the whole platform. Else for the members of that workspace, before the platform's of that name.
    .addColumn("workspaceId", "uuid", (c) => c.references("workspace.id").onDelete("cascade"))
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("description", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("enabled", "boolean", (c) => c.notNull().defaultTo(false))
    .addColumn("rolloutPercentage", "smallint", (c) =>
      c.notNull().defaultTo(100).check(sql`"rolloutPercentage" between 0 and 100`),
    )
    .addColumn("targetRoles", sql`text[]`, (c) => c.notNull().defaultTo(sql`'{}'`))
    .addColumn("targetUsers", sql`uuid[]`, (c) => c.notNull().defaultTo(sql`'{}'`))
    .addColumn("metadata", "jsonb", (c) => c.notNull().defaultTo(sql`'{}'`))
    .addColumn("createdBy", "uuid", (c) => c.references("user.id").onDelete("set null"))
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn("updatedAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await sql`create unique index "featureFlag_of_platform" on "featureFlag" (name) where "workspaceId" is null`.execute(
    db,
  );
  await sql`create unique index "featureFlag_of_workspace" on "featureFlag" ("workspaceId", name) where "workspaceId" is not null`.execute(
    db,
  );
  await sql`
    insert into "featureFlag" (id, name, description, enabled, "rolloutPercentage", "targetRoles") values
      ('0190f3a0-0001-7000-8000-000000000001', 'PHONE_DIALER', 'The phone in the top bar.', true, 100, '{artist,manager,label_admin}'),
      ('0190f3a0-0001-7000-8000-000000000002', 'AI_CHAT_ENHANCED', 'Longer conversations with the AI team.', true, 50, '{manager,label_admin}')
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("featureFlag").execute();
}
