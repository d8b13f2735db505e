import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Who was here on a day: kept until the day is over and counted, so that nobody's habits can be read from it.
  await db.schema
    .createTable("activityDay")
    .addColumn("day", "date", (c) => c.notNull())
    .addColumn("userId", "uuid", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addPrimaryKeyConstraint("activityDay_pk", ["day", "userId"])
    .execute();
  await db.schema.createIndex("activityDay_of_user").on("activityDay").column("userId").execute();
  await db.schema
    .createTable("activeDay")
    .addColumn("day", "date", (c) => c.primaryKey())
    .addColumn("people", "integer", (c) => c.notNull())
    .execute();
  // How often something was looked for in vain: nobody is in it.
  await db.schema
    .createTable("missedSearch")
    .addColumn("day", "date", (c) => c.notNull())
    .addColumn("term", "text", (c) => c.notNull().check(sql`char_length(term) between 3 and 60`))
    .addColumn("searches", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("missedSearch_pk", ["day", "term"])
    .execute();
  await db.schema.createIndex("track_added").on("track").column("createdAt").execute();
  await sql`create index user_trial on "user" ("trialEndsAt") where "trialEndsAt" is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("user_trial").execute();
  await db.schema.dropIndex("track_added").execute();
  for (const table of ["missedSearch", "activeDay", "activityDay"])
    await db.schema.dropTable(table).execute();
}
