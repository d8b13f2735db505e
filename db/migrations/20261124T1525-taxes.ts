import { type Kysely, sql } from "kysely";

const TABLES = ["accountantLink", "taxProfile", "taxEntry"];

/** Who pays tax and where, what of each sold line is tax and whose the rest is, evidence of where buyers live, links for accountants. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Beside the country that the buyer stated; ISO 3166, null where nobody said.
  await db.schema
    .alterTable("sale")
    .addColumn("cardCountry", "text", (c) => c.check(sql`"cardCountry" ~ '^[A-Z]{2}$'`))
    .addColumn("billingCountry", "text", (c) => c.check(sql`"billingCountry" ~ '^[A-Z]{2}$'`))
    .execute();

  // What each booking of a sale added to one of its lines: the sums of a year are sums of these, and those of the books.
  await db.schema
    .createTable("taxEntry")
    .addColumn("lineId", "uuid", (c) => c.notNull().references("saleLine.id"))
    .addColumn("postedAt", sql`timestamptz(3)`, (c) => c.notNull())
    .addColumn("sellerId", "uuid", (c) => c.notNull().references("ledgerParty.id"))
    // With what the platform gave of the price; what went back is apart.
    .addColumn("grossMinor", "bigint", (c) => c.notNull())
    .addColumn("discountMinor", "bigint", (c) => c.notNull())
    .addColumn("refundedMinor", "bigint", (c) => c.notNull())
    // Below zero where it went back.
    .addColumn("taxMinor", "bigint", (c) => c.notNull())
    .addColumn("feeMinor", "bigint", (c) => c.notNull())
    .addColumn("processorMinor", "bigint", (c) => c.notNull())
    .addColumn("sharedMinor", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("taxEntry_pk", ["lineId", "postedAt"])
    .execute();
  await db.schema.createIndex("taxEntry_seller").on("taxEntry").columns(["sellerId", "postedAt"]).execute();

  await db.schema
    .createTable("taxProfile")
    .addColumn("workspaceId", "uuid", (c) => c.primaryKey().references("workspace.id").onDelete("cascade"))
    .addColumn("version", "integer", (c) => c.notNull().check(sql`version > 0`))
    .addColumn("kind", "text", (c) => c.notNull().check(sql`kind in ('unset', 'person', 'company')`))
    .addColumn("legalName", "text", (c) => c.notNull())
    .addColumn("country", "text", (c) => c.notNull())
    .addColumn("address", "text", (c) => c.notNull())
    .addColumn("birthDate", "date")
    .addColumn("taxId", "text", (c) => c.notNull())
    .addColumn("vatRegistered", "boolean", (c) => c.notNull())
    .addColumn("vatId", "text", (c) => c.notNull())
    .addColumn("usForm", "text", (c) => c.notNull().check(sql`"usForm" in ('none', 'w9', 'w8ben', 'w8benE')`))
    .addColumn("updatedAt", sql`timestamptz(3)`, (c) => c.notNull())
    .execute();

  await db.schema
    .createTable("accountantLink")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("workspaceId", "uuid", (c) => c.notNull().references("workspace.id").onDelete("cascade"))
    .addColumn("tokenHash", "text", (c) => c.notNull().unique())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("years", sql`smallint[]`, (c) => c.notNull())
    .addColumn("createdBy", "uuid", (c) => c.references("user.id").onDelete("set null"))
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull())
    .addColumn("expiresAt", sql`timestamptz(3)`, (c) => c.notNull())
    .addColumn("endedAt", sql`timestamptz(3)`)
    .addColumn("lastOpenedAt", sql`timestamptz(3)`)
    .execute();
  await db.schema
    .createIndex("accountantLink_newest")
    .on("accountantLink")
    .columns(["workspaceId", "createdAt", "id"])
    .execute();
  await db.schema.createIndex("accountantLink_createdBy").on("accountantLink").column("createdBy").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) await db.schema.dropTable(table).execute();
  await db.schema.alterTable("sale").dropColumn("cardCountry").dropColumn("billingCountry").execute();
}
