import { type Kysely, sql } from "kysely";

/** Paid invoices of plans, as the payment provider made them: what the books post, and what of them is earned by now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("planInvoice")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("userId", "uuid", (c) => c.references("user.id").onDelete("set null"))
    // Whoever was erased: their invoices stay together, and lead to nobody.
    .addColumn("pseudonym", "uuid")
    .addColumn("subscriptionId", "text", (c) => c.notNull())
    .addColumn("priceKey", "text", (c) => c.notNull())
    .addColumn("currency", "text", (c) => c.notNull())
    .addColumn("country", "text", (c) => c.notNull())
    .addColumn("totalMinor", "bigint", (c) => c.notNull().check(sql`"totalMinor" >= 0`))
    .addColumn("taxMinor", "bigint", (c) => c.notNull().check(sql`"taxMinor" between 0 and "totalMinor"`))
    .addColumn("processorMinor", "bigint", (c) => c.notNull().check(sql`"processorMinor" >= 0`))
    .addColumn("months", "smallint", (c) => c.notNull().check(sql`months in (1, 12)`))
    .addColumn("earnedMonths", "smallint", (c) => c.notNull().check(sql`"earnedMonths" between 0 and months`))
    .addColumn("paidAt", sql`timestamptz(3)`, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("planInvoice_of_person")
    .on("planInvoice")
    .columns(["userId", "paidAt"])
    .execute();
  await sql`create index "planInvoice_to_earn" on "planInvoice" ("paidAt") where "earnedMonths" < months`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("planInvoice").execute();
}
