import { type Kysely, sql } from "kysely";

const TABLES = ["splitEarning", "splitUse", "splitLink", "splitShare", "splitSheet"];

/** Who gets what of a track or a release, signed by everybody; which sale was shared out by which sheet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Somebody whom a studio shares with, and who may never have an account. Becomes theirs once they prove the address here.
  await db.schema
    .alterTable("ledgerParty")
    .addColumn("email", "text", (c) => c.unique())
    .execute();
  await sql`alter table "ledgerParty" drop constraint "ledgerParty_one"`.execute(db);
  await sql`alter table "ledgerParty" add constraint "ledgerParty_one" check (num_nonnulls("userId", "workspaceId", email) <= 1)`.execute(
    db,
  );
  await db.schema
    .alterTable("release")
    .addColumn("albumSplit", "text", (c) =>
      c.notNull().defaultTo("length").check(sql`"albumSplit" in ('length', 'count')`),
    )
    .execute();

  await db.schema
    .createTable("splitSheet")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("workspaceId", "uuid", (c) => c.notNull().references("workspace.id").onDelete("cascade"))
    // What it is about, by its kind and id, and what that was called when the sheet was written.
    .addColumn("subject", "text", (c) => c.notNull())
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull().check(sql`version > 0`))
    .addColumn("revision", "integer", (c) => c.notNull())
    .addColumn("incomeTypes", sql`text[]`, (c) => c.notNull())
    // Spent before, and given back before anything is split.
    .addColumn("recoupLabel", "text")
    .addColumn("recoupCapMinor", "bigint", (c) => c.check(sql`"recoupCapMinor" > 0`))
    .addColumn("recoupCurrency", "text", (c) => c.check(sql`"recoupCurrency" ~ '^[A-Z]{3}$'`))
    .addColumn("recoupShareId", "uuid")
    .addColumn("effectiveFrom", "date")
    // When that day begins in the studio's time zone, as it was when the sheet was sent.
    .addColumn("effectiveAt", sql`timestamptz(3)`)
    .addColumn("sentAt", sql`timestamptz(3)`)
    .addColumn("contentHash", "text")
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull())
    .addColumn("updatedAt", sql`timestamptz(3)`, (c) => c.notNull())
    .addUniqueConstraint("splitSheet_version", ["subject", "version"])
    .addCheckConstraint("splitSheet_sent", sql`("sentAt" is null) = ("contentHash" is null)`)
    .addCheckConstraint(
      "splitSheet_recoup",
      sql`num_nonnulls("recoupLabel", "recoupCapMinor", "recoupCurrency", "recoupShareId") in (0, 4)`,
    )
    .execute();
  await sql`create unique index "splitSheet_draft" on "splitSheet" (subject) where "sentAt" is null`.execute(
    db,
  );
  await db.schema
    .createIndex("splitSheet_newest")
    .on("splitSheet")
    .columns(["workspaceId", "createdAt", "id"])
    .execute();

  await db.schema
    .createTable("splitShare")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("sheetId", "uuid", (c) => c.notNull().references("splitSheet.id").onDelete("cascade"))
    .addColumn("position", "smallint", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("email", "text")
    .addColumn("isStudio", "boolean", (c) => c.notNull())
    .addColumn("role", "text", (c) => c.notNull())
    // Nothing for somebody who leaves with this version.
    .addColumn("bps", "integer", (c) => c.notNull().check(sql`bps between 0 and 10000`))
    // Whom the books owe; known once the sheet is sent.
    .addColumn("partyId", "uuid", (c) => c.references("ledgerParty.id"))
    .addColumn("answer", "text", (c) =>
      c.notNull().defaultTo("waiting").check(sql`answer in ('waiting', 'signed', 'refused')`),
    )
    .addColumn("answeredAt", sql`timestamptz(3)`)
    .addColumn("signedName", "text")
    .addColumn("signedHash", "text")
    .addColumn("signedById", "uuid", (c) => c.references("user.id").onDelete("set null"))
    .addColumn("reason", "text")
    .addColumn("remindedAt", sql`timestamptz(3)`)
    .addColumn("reminders", "integer", (c) => c.notNull().defaultTo(0))
    .addUniqueConstraint("splitShare_place", ["sheetId", "position"])
    .addCheckConstraint("splitShare_answered", sql`(answer = 'waiting') = ("answeredAt" is null)`)
    .execute();
  await db.schema.createIndex("splitShare_party").on("splitShare").column("partyId").execute();
  await db.schema.createIndex("splitShare_signedBy").on("splitShare").column("signedById").execute();

  // What letters open. A reminder writes another one; a new address ends them all.
  await db.schema
    .createTable("splitLink")
    .addColumn("tokenHash", "text", (c) => c.primaryKey())
    .addColumn("shareId", "uuid", (c) => c.notNull().references("splitShare.id").onDelete("cascade"))
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("splitLink_share").on("splitLink").column("shareId").execute();

  // By which sheet a line of a sale was shared out. Of an album it may be several, each with its weight.
  await db.schema
    .createTable("splitUse")
    .addColumn("lineId", "uuid", (c) => c.notNull().references("saleLine.id"))
    .addColumn("sheetId", "uuid", (c) => c.notNull().references("splitSheet.id").onDelete("cascade"))
    .addColumn("saleId", "uuid", (c) => c.notNull().references("sale.id"))
    .addColumn("weight", "bigint", (c) => c.notNull().check(sql`weight > 0`))
    // Which of the line's recoupments is this sheet's, and what it comes to now.
    .addColumn("recoupPlace", "smallint")
    .addColumn("recoupedMinor", "bigint", (c) => c.notNull().check(sql`"recoupedMinor" >= 0`))
    // The hold is over, and somebody has not signed yet.
    .addColumn("isAwaited", "boolean", (c) => c.notNull().defaultTo(false))
    .addPrimaryKeyConstraint("splitUse_pk", ["lineId", "sheetId"])
    .execute();
  await db.schema.createIndex("splitUse_sheet").on("splitUse").columns(["sheetId", "saleId"]).execute();
  await db.schema.createIndex("splitUse_sale").on("splitUse").column("saleId").execute();

  // What a party has of a line that was shared out by sheets: as the books say, and whether it is free.
  await db.schema
    .createTable("splitEarning")
    .addColumn("lineId", "uuid", (c) => c.notNull().references("saleLine.id"))
    .addColumn("partyId", "uuid", (c) => c.notNull().references("ledgerParty.id"))
    .addColumn("currency", "text", (c) => c.notNull())
    .addColumn("minor", "bigint", (c) => c.notNull())
    .addColumn("isFree", "boolean", (c) => c.notNull())
    .addPrimaryKeyConstraint("splitEarning_pk", ["lineId", "partyId"])
    .execute();
  await db.schema.createIndex("splitEarning_party").on("splitEarning").column("partyId").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) await db.schema.dropTable(table).execute();
  await db.schema.alterTable("release").dropColumn("albumSplit").execute();
  await sql`alter table "ledgerParty" drop constraint "ledgerParty_one"`.execute(db);
  await db.schema.alterTable("ledgerParty").dropColumn("email").execute();
  await sql`alter table "ledgerParty" add constraint "ledgerParty_one" check (num_nonnulls("userId", "workspaceId") <= 1)`.execute(
    db,
  );
}
