import { type Kysely, sql } from "kysely";

/** What a studio is heard on a day and a song in a month, so that neither is added up from each song and day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("workspacePlayDay")
    .addColumn("workspaceId", "uuid", (c) => c.notNull().references("workspace.id").onDelete("cascade"))
    .addColumn("day", "date", (c) => c.notNull())
    .addColumn("outcome", "text", (c) => c.notNull())
    // Whoever writes at once writes rows of their own: all plays of a studio's day would wait for one another otherwise.
    .addColumn("slot", "smallint", (c) => c.notNull())
    .addColumn("plays", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("workspacePlayDay_pkey", ["workspaceId", "day", "outcome", "slot"])
    .execute();
  await db.schema
    .createTable("playMonth")
    .addColumn("trackId", "uuid", (c) => c.notNull().references("track.id").onDelete("cascade"))
    // The first day of it. What counted alone.
    .addColumn("month", "date", (c) => c.notNull())
    .addColumn("workspaceId", "uuid", (c) => c.notNull().references("workspace.id").onDelete("cascade"))
    .addColumn("plays", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("playMonth_pkey", ["trackId", "month"])
    .execute();
  await sql`create index "playMonth_workspace" on "playMonth" ("workspaceId", month)`.execute(db);
  await sql`insert into "workspacePlayDay" ("workspaceId", day, outcome, slot, plays)
    select "workspaceId", day, outcome, 0, sum(plays) from "playDay" group by 1, 2, 3`.execute(db);
  await sql`insert into "playMonth" ("trackId", month, "workspaceId", plays)
    select "trackId", date_trunc('month', day)::date, "workspaceId", sum(plays) from "playDay"
    where outcome = 'counted' group by 1, 2, 3`.execute(db);
  // A play changes nothing that an index holds, and there is room for the changed row beside the old one: it touches one page.
  await sql`drop index "playDay_workspace"`.execute(db);
  await sql`create index "playDay_workspace" on "playDay" ("workspaceId", day)`.execute(db);
  for (const table of ["playDay", "workspacePlayDay", "playMonth"])
    await sql`alter table ${sql.table(table)} set (fillfactor = 80)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "playDay" reset (fillfactor)`.execute(db);
  await sql`drop index "playDay_workspace"`.execute(db);
  await sql`create index "playDay_workspace" on "playDay" ("workspaceId", day) include (outcome, plays)`.execute(
    db,
  );
  await db.schema.dropTable("playMonth").execute();
  await db.schema.dropTable("workspacePlayDay").execute();
}
