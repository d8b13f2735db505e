import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("workspace")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("slug", "text", (c) => c.notNull().unique())
    .addColumn("ownerId", "uuid", (c) => c.notNull().references("user.id"))
    .addColumn("workspaceType", "text", (c) => c.notNull().check(sql`"workspaceType" in ('artist', 'label')`))
    .addColumn("complianceStatus", "text", (c) => c.notNull().defaultTo("ok"))
    .addColumn("defaultCurrency", "text", (c) => c.notNull().defaultTo("USD"))
    .addColumn("timezone", "text", (c) => c.notNull().defaultTo("UTC"))
    .addColumn("notificationsEnabled", "boolean", (c) => c.notNull().defaultTo(true))
    .addColumn("subscriptionTier", "text", (c) => c.notNull().defaultTo("free"))
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn("updatedAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createTable("membership")
    .addColumn("workspaceId", "uuid", (c) => c.notNull().references("workspace.id").onDelete("cascade"))
    .addColumn("userId", "uuid", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("role", "text", (c) => c.notNull())
    .addColumn("isAccountOwner", "boolean", (c) => c.notNull().defaultTo(false))
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint("membership_pk", ["workspaceId", "userId"])
    .execute();
  await db.schema
    .createIndex("membership_of_user")
    .on("membership")
    .columns(["userId", "createdAt"])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("membership").execute();
  await db.schema.dropTable("workspace").execute();
}
