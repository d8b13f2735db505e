import { type Kysely, sql } from "kysely";

/** What was heard, what of it counts, and the sums by day that everybody reads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("play")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("trackId", "uuid", (c) => c.notNull().references("track.id").onDelete("cascade"))
    // Null for visitors, for who keeps no history, and after an erasure.
    .addColumn("listenerId", "uuid", (c) => c.references("user.id").onDelete("set null"))
    // By whom plays are held against each other; it leads to nobody.
    .addColumn("listenerKey", "text", (c) => c.notNull())
    // Null where the session was forged: a word of anybody's must not stand in the way of a real one.
    .addColumn("sessionId", "uuid")
    .addColumn("startedAt", sql`timestamptz(3)`, (c) => c.notNull())
    .addColumn("heardMs", "integer", (c) => c.notNull())
    .addColumn("outcome", "text", (c) => c.notNull())
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull())
    .execute();
  await sql`create unique index "play_session" on play ("sessionId") where "sessionId" is not null`.execute(
    db,
  );
  await sql`create index "play_track" on play ("trackId")`.execute(db);
  await sql`create index "play_history" on play ("listenerId", "startedAt", id) where "listenerId" is not null`.execute(
    db,
  );
  await sql`create index "play_counted" on play ("listenerKey", "startedAt") where outcome = 'counted'`.execute(
    db,
  );
  await db.schema
    .createTable("playDay")
    .addColumn("trackId", "uuid", (c) => c.notNull().references("track.id").onDelete("cascade"))
    .addColumn("day", "date", (c) => c.notNull())
    .addColumn("outcome", "text", (c) => c.notNull())
    .addColumn("workspaceId", "uuid", (c) => c.notNull().references("workspace.id").onDelete("cascade"))
    .addColumn("plays", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("playDay_pkey", ["trackId", "day", "outcome"])
    .execute();
  await sql`create index "playDay_workspace" on "playDay" ("workspaceId", day) include (outcome, plays)`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("playDay").execute();
  await db.schema.dropTable("play").execute();
}
