import { type Kysely, sql } from "kysely";

/** Calls that people made from a studio. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("phoneCall")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("workspaceId", "uuid", (c) => c.notNull().references("workspace.id").onDelete("cascade"))
    .addColumn("userId", "uuid", (c) => c.notNull().references("user.id").onDelete("cascade"))
    // E.164, and what is dialled behind it.
    .addColumn("toNumber", "text", (c) => c.notNull())
    .addColumn("extension", "text")
    .addColumn("fromNumber", "text", (c) => c.notNull())
    .addColumn("status", "text", (c) =>
      c.notNull().check(sql`status in ('initiated', 'completed', 'missed')`),
    )
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull())
    // When the other side picks up: known beforehand of a practice call.
    .addColumn("answeredAt", sql`timestamptz(3)`, (c) => c.notNull())
    .addColumn("endedAt", sql`timestamptz(3)`)
    .addColumn("durationSeconds", "integer", (c) => c.notNull().defaultTo(0))
    .addCheckConstraint("phoneCall_ended", sql`(status = 'initiated') = ("endedAt" is null)`)
    .execute();
  await sql`create unique index "phoneCall_underWay" on "phoneCall" ("userId") where "endedAt" is null`.execute(
    db,
  );
  await sql`create index "phoneCall_history" on "phoneCall" ("userId", "workspaceId", "createdAt" desc, id desc)`.execute(
    db,
  );
  await sql`create index "phoneCall_workspace" on "phoneCall" ("workspaceId")`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("phoneCall").execute();
}
