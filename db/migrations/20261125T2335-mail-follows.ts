import { type Kysely, sql } from "kysely";

/** Who hears of an artist by mail without an account, and where the reader of a letter leaves its list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const at = sql`timestamptz(3)`;
  await db.schema
    .createTable("mailFollow")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("artistId", "uuid", (c) => c.notNull().references("artist.id").onDelete("cascade"))
    // In lower case.
    .addColumn("email", "text", (c) => c.notNull())
    // The language of the page where it was asked for.
    .addColumn("locale", "text")
    .addColumn("askedAt", at, (c) => c.notNull())
    // Null until somebody said so who reads the mailbox.
    .addColumn("confirmedAt", at)
    .addUniqueConstraint("mailFollow_once", ["artistId", "email"])
    .execute();
  await db.schema.createIndex("mailFollow_email").on("mailFollow").column("email").execute();
  await sql`create index "mailFollow_told" on "mailFollow" ("artistId", id) where "confirmedAt" is not null`.execute(
    db,
  );
  await sql`create index "mailFollow_open" on "mailFollow" ("askedAt") where "confirmedAt" is null`.execute(
    db,
  );
  await db.schema.alterTable("mail").addColumn("leaveUrl", "text").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("mail").dropColumn("leaveUrl").execute();
  await db.schema.dropTable("mailFollow").execute();
}
