import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("workspace")
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("tagline", "text")
    .addColumn("accentColour", "text")
    // Set: the studio is hidden from everybody, and goes for good when the days of grace are over.
    .addColumn("deletedAt", sql`timestamptz(3)`)
    .execute();
  await sql`create index "workspace_deleted" on workspace ("deletedAt") where "deletedAt" is not null`.execute(
    db,
  );

  await db.schema
    .alterTable("membership")
    .addColumn("id", "uuid", (c) => c.notNull().unique().defaultTo(sql`gen_random_uuid()`))
    .execute();
  await db.schema
    .createIndex("membership_newest")
    .on("membership")
    .columns(["workspaceId", "createdAt desc", "id desc"])
    .execute();

  await db.schema
    .createTable("formerSlug")
    .addColumn("slug", "text", (c) => c.primaryKey())
    .addColumn("workspaceId", "uuid", (c) => c.notNull().references("workspace.id").onDelete("cascade"))
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.createIndex("formerSlug_of_workspace").on("formerSlug").column("workspaceId").execute();

  await db.schema
    .createTable("invitation")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("workspaceId", "uuid", (c) => c.notNull().references("workspace.id").onDelete("cascade"))
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("role", "text", (c) =>
      c.notNull().check(sql`role in ('admin', 'artist', 'manager', 'label_admin')`),
    )
    .addColumn("tokenHash", "text", (c) => c.notNull().unique())
    .addColumn("invitedBy", "uuid", (c) => c.references("user.id").onDelete("set null"))
    .addColumn("expiresAt", sql`timestamptz(3)`, (c) => c.notNull())
    .addColumn("acceptedAt", sql`timestamptz(3)`)
    .addColumn("revokedAt", sql`timestamptz(3)`)
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  // One open invitation for each mailbox of a studio: a second one is the first, sent again.
  await sql`
    create unique index "invitation_open" on invitation ("workspaceId", email)
    where "acceptedAt" is null and "revokedAt" is null
  `.execute(db);
  await sql`
    create index "invitation_newest" on invitation ("workspaceId", "createdAt" desc, id desc)
    where "acceptedAt" is null and "revokedAt" is null
  `.execute(db);

  // What a deleted studio had made public, so that a restored one shows it again.
  await db.schema
    .createTable("withdrawal")
    .addColumn("entityId", "uuid", (c) => c.primaryKey())
    .addColumn("kind", "text", (c) => c.notNull().check(sql`kind in ('track', 'release', 'product', 'post')`))
    .addColumn("workspaceId", "uuid", (c) => c.notNull().references("workspace.id").onDelete("cascade"))
    .addColumn("visibility", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("withdrawal_of_workspace").on("withdrawal").column("workspaceId").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ["withdrawal", "invitation", "formerSlug"]) await db.schema.dropTable(table).execute();
  await db.schema.dropIndex("membership_newest").execute();
  await db.schema.alterTable("membership").dropColumn("id").execute();
  await sql`drop index "workspace_deleted"`.execute(db);
  await db.schema
    .alterTable("workspace")
    .dropColumn("version")
    .dropColumn("tagline")
    .dropColumn("accentColour")
    .dropColumn("deletedAt")
    .execute();
}
