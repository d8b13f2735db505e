import { type Kysely, sql } from "kysely";

/** What must be done for a release, by whom and by which day; templates of it; and what happened to each step. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("milestoneTemplate")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("workspaceId", "uuid", (c) => c.notNull().references("workspace.id").onDelete("cascade"))
    .addColumn("name", "text", (c) => c.notNull().check(sql`length(name) between 1 and 80`))
    .addColumn("steps", "jsonb", (c) => c.notNull())
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn("updatedAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await sql`create unique index "milestoneTemplate_name" on "milestoneTemplate" ("workspaceId", lower(name))`.execute(
    db,
  );
  await db.schema
    .createTable("milestone")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("workspaceId", "uuid", (c) => c.notNull().references("workspace.id").onDelete("cascade"))
    .addColumn("releaseId", "uuid", (c) => c.notNull().references("release.id").onDelete("cascade"))
    // Of its template; what the product knows of a step by itself it knows by this key.
    .addColumn("stepKey", "text")
    // Null: the words that the product has for its key.
    .addColumn("title", "text", (c) => c.check(sql`length(title) between 1 and 160`))
    .addColumn("channel", "text")
    .addColumn("ownerRole", "text")
    .addColumn("offsetDays", "smallint", (c) => c.check(sql`"offsetDays" between -730 and 730`))
    .addColumn("dueByHand", "boolean", (c) => c.notNull().defaultTo(false))
    .addColumn("dueDay", "date")
    .addColumn("assigneeId", "uuid", (c) => c.references("user.id").onDelete("set null"))
    .addColumn("state", "text", (c) =>
      c.notNull().defaultTo("todo").check(sql`state in ('todo', 'doing', 'done', 'skipped')`),
    )
    .addColumn("checklist", "jsonb", (c) => c.notNull().defaultTo(sql`'[]'`))
    .addColumn("remindDaysBefore", sql`smallint[]`, (c) => c.notNull().defaultTo(sql`'{}'`))
    // Steps of the same release. No references: a step that was deleted may come back, and is waited for again.
    .addColumn("dependsOn", sql`uuid[]`, (c) => c.notNull().defaultTo(sql`'{}'`))
    .addColumn("snoozedUntil", "date")
    .addColumn("ticksItself", "boolean", (c) => c.notNull().defaultTo(true))
    .addColumn("closedAt", sql`timestamptz(3)`)
    .addColumn("closedById", "uuid", (c) => c.references("user.id").onDelete("set null"))
    .addColumn("closedByItself", "boolean", (c) => c.notNull().defaultTo(false))
    // For which days somebody was told already: of the day that comes near, and of the day that went by.
    .addColumn("remindedDay", "date")
    .addColumn("lateToldFor", "date")
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("deletedAt", sql`timestamptz(3)`)
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn("updatedAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .addCheckConstraint("milestone_named", sql`title is not null or "stepKey" is not null`)
    .execute();
  // A template that is applied twice adds nothing twice.
  await sql`create unique index milestone_step on milestone ("releaseId", "stepKey")
    where "stepKey" is not null and "deletedAt" is null`.execute(db);
  await sql`create index milestone_of_release on milestone ("releaseId", "dueDay")`.execute(db);
  await sql`create index milestone_of_workspace on milestone ("workspaceId")`.execute(db);
  await sql`create index milestone_open on milestone ("dueDay")
    where state in ('todo', 'doing') and "deletedAt" is null`.execute(db);
  await sql`create index milestone_deleted on milestone ("deletedAt") where "deletedAt" is not null`.execute(
    db,
  );
  for (const person of ["assigneeId", "closedById"])
    await sql`create index ${sql.id(`milestone_${person}`)} on milestone (${sql.id(person)})
      where ${sql.id(person)} is not null`.execute(db);
  await db.schema
    .createTable("milestoneNote")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("milestoneId", "uuid", (c) => c.notNull().references("milestone.id").onDelete("cascade"))
    .addColumn("userId", "uuid", (c) => c.references("user.id").onDelete("set null"))
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("text", "text", (c) => c.check(sql`length(text) between 1 and 2000`))
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createIndex("milestoneNote_newest")
    .on("milestoneNote")
    .columns(["milestoneId", "createdAt", "id"])
    .execute();
  await sql`create index "milestoneNote_of_user" on "milestoneNote" ("userId") where "userId" is not null`.execute(
    db,
  );
  // Releases of which something changed that a step may have waited for. Notes, as compliance takes them, and from the same
  // changes: whatever a rule looks at is what a step looks at.
  await db.schema
    .createTable("milestoneDue")
    .addColumn("id", "uuid", (c) => c.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn("releaseId", "uuid", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("milestoneDue_of_release").on("milestoneDue").column("releaseId").execute();
  await sql`
    create function "noteMilestones"() returns trigger language plpgsql as $$
    begin
      insert into "milestoneDue" ("releaseId") select new."releaseId" where exists (
        select from milestone where "releaseId" = new."releaseId" and state in ('todo', 'doing') and "ticksItself");
      return null;
    end $$`.execute(db);
  await sql`create trigger "complianceDue_milestones" after insert on "complianceDue"
    for each row execute function "noteMilestones"()`.execute(db);
  // Whoever moves a release, and by whichever way, moves what is still to be done for it, in the same transaction.
  await sql`
    create function "moveMilestones"() returns trigger language plpgsql as $$
    begin
      update milestone set "dueDay" = new."releaseDay" + "offsetDays"
      where "releaseId" = new.id and state in ('todo', 'doing') and not "dueByHand" and "offsetDays" is not null;
      return null;
    end $$`.execute(db);
  await sql`create trigger release_milestones after update of "releaseDay" on release
    for each row when (old."releaseDay" is distinct from new."releaseDay")
    execute function "moveMilestones"()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger if exists release_milestones on release`.execute(db);
  await sql`drop trigger if exists "complianceDue_milestones" on "complianceDue"`.execute(db);
  await sql`drop function "moveMilestones"()`.execute(db);
  await sql`drop function "noteMilestones"()`.execute(db);
  for (const table of ["milestoneDue", "milestoneNote", "milestone", "milestoneTemplate"])
    await db.schema.dropTable(table).execute();
}
