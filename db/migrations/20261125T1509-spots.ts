import { type Kysely, sql } from "kysely";

/** Spots that artists write for their releases, who was given which, and how often each was met. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const at = sql`timestamptz(3)`;
  await db.schema
    .createTable("spot")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("workspaceId", "uuid", (c) => c.notNull().references("workspace.id").onDelete("cascade"))
    .addColumn("releaseId", "uuid", (c) => c.notNull().references("release.id").onDelete("cascade"))
    .addColumn("trackId", "uuid", (c) => c.notNull().references("track.id").onDelete("cascade"))
    .addColumn("text", "text", (c) => c.notNull())
    .addColumn("startMs", "integer", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull().defaultTo("draft"))
    // Why it was refused.
    .addColumn("reason", "text")
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("submittedAt", at)
    .addColumn("judgedAt", at)
    .addColumn("createdAt", at, (c) => c.notNull())
    .addColumn("updatedAt", at, (c) => c.notNull())
    .addUniqueConstraint("spot_releaseId", ["releaseId"])
    .addCheckConstraint("spot_state", sql`state in ('draft', 'waiting', 'approved', 'refused', 'ended')`)
    .execute();
  for (const column of ["workspaceId", "trackId"])
    await db.schema.createIndex(`spot_${column}`).on("spot").column(column).execute();
  await sql`create index spot_waiting on spot ("submittedAt", id) where state = 'waiting'`.execute(db);
  await sql`create index spot_approved on spot ("judgedAt", id) where state = 'approved'`.execute(db);

  await db.schema
    .createTable("spotShowing")
    // Made by the player: the same question asked twice is one spot.
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("userId", "uuid", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("spotId", "uuid", (c) => c.notNull().references("spot.id").onDelete("cascade"))
    .addColumn("handedAt", at, (c) => c.notNull())
    .addColumn("seenAt", at)
    .addColumn("heardAt", at)
    .addColumn("pressedAt", at)
    .execute();
  await db.schema
    .createIndex("spotShowing_ofUser")
    .on("spotShowing")
    .columns(["userId", "handedAt desc", "id"])
    .execute();
  for (const column of ["spotId", "handedAt"])
    await db.schema.createIndex(`spotShowing_${column}`).on("spotShowing").column(column).execute();

  await db.schema
    .createTable("spotDay")
    .addColumn("spotId", "uuid", (c) => c.notNull().references("spot.id").onDelete("cascade"))
    .addColumn("day", "date", (c) => c.notNull())
    .addColumn("seen", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("heard", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("pressed", "integer", (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint("spotDay_pkey", ["spotId", "day"])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ["spotDay", "spotShowing", "spot"]) await db.schema.dropTable(table).execute();
}
