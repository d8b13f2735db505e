import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // A person's wish to be forgotten. Once it is done nothing here leads to them: only moments and a token's hash stay.
  await db.schema
    .createTable("deletionRequest")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("userId", "uuid", (c) => c.references("user.id").onDelete("set null"))
    .addColumn("confirmTokenHash", "text", (c) => c.unique())
    .addColumn("statusTokenHash", "text", (c) => c.notNull().unique())
    .addColumn("requestedAt", sql`timestamptz(3)`, (c) => c.notNull())
    .addColumn("expiresAt", sql`timestamptz(3)`, (c) => c.notNull())
    .addColumn("confirmedAt", sql`timestamptz(3)`)
    .addColumn("dueAt", sql`timestamptz(3)`)
    .addColumn("remindedAt", sql`timestamptz(3)`)
    .addColumn("startedAt", sql`timestamptz(3)`)
    .addColumn("doneAt", sql`timestamptz(3)`)
    .addColumn("canceledAt", sql`timestamptz(3)`)
    // Made from the list of erasures, after a backup brought the person back: nobody is written to a second time.
    .addColumn("isReplay", "boolean", (c) => c.notNull().defaultTo(false))
    // Where the last letter goes; empty as soon as it went.
    .addColumn("contact", "text")
    // Files whose rows are gone already: whoever goes on after a crash finds them here.
    .addColumn("leftovers", sql`text[]`, (c) => c.notNull().defaultTo(sql`'{}'`))
    .execute();
  // One wish at a time: asking again writes over the one that was not confirmed.
  await sql`
    create unique index "deletionRequest_open" on "deletionRequest" ("userId")
    where "doneAt" is null and "canceledAt" is null
  `.execute(db);
  await sql`
    create index "deletionRequest_due" on "deletionRequest" ("dueAt")
    where "confirmedAt" is not null and "canceledAt" is null and ("doneAt" is null or contact is not null)
  `.execute(db);
  // Who was forgotten, by the hash of their id: a backup from before brings them back only for a moment.
  await db.schema
    .createTable("erasure")
    .addColumn("userHash", "text", (c) => c.primaryKey())
    .addColumn("erasedAt", sql`timestamptz(3)`, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("dataExport")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("userId", "uuid", (c) => c.notNull().unique().references("user.id").onDelete("cascade"))
    .addColumn("state", "text", (c) => c.notNull().check(sql`state in ('collecting', 'ready', 'failed')`))
    .addColumn("progress", "smallint", (c) => c.notNull().defaultTo(0))
    .addColumn("bytes", "bigint")
    .addColumn("requestedAt", sql`timestamptz(3)`, (c) => c.notNull())
    .addColumn("readyAt", sql`timestamptz(3)`)
    .addColumn("expiresAt", sql`timestamptz(3)`)
    .execute();
  // The record of a subscription outlives the person, under a pseudonym.
  await db.schema
    .alterTable("subscription")
    .alterColumn("userId", (c) => c.dropNotNull())
    .execute();
  await db.schema.alterTable("subscription").addColumn("pseudonym", "uuid").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from subscription where "userId" is null`.execute(db);
  await db.schema.alterTable("subscription").dropColumn("pseudonym").execute();
  await db.schema
    .alterTable("subscription")
    .alterColumn("userId", (c) => c.setNotNull())
    .execute();
  for (const table of ["dataExport", "erasure", "deletionRequest"])
    await db.schema.dropTable(table).execute();
}
