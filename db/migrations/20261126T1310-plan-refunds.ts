import { type Kysely, sql } from "kysely";

/** What was given back of plans, and plans that somebody bought although they had one of the kind: these are ended and given back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("planRefund")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("invoiceId", "text", (c) => c.notNull().references("planInvoice.id"))
    .addColumn("minor", "bigint", (c) => c.notNull().check(sql`minor > 0`))
    .addColumn("taxMinor", "bigint", (c) => c.notNull().check(sql`"taxMinor" between 0 and minor`))
    .addColumn("deferredMinor", "bigint", (c) =>
      c.notNull().check(sql`"deferredMinor" between 0 and minor - "taxMinor"`),
    )
    .addColumn("refundedAt", sql`timestamptz(3)`, (c) => c.notNull())
    .addColumn("failedAt", sql`timestamptz(3)`)
    .execute();
  await db.schema
    .createIndex("planRefund_of_invoice")
    .on("planRefund")
    .columns(["invoiceId", "refundedAt", "id"])
    .execute();
  await db.schema
    .createTable("secondPlan")
    .addColumn("subscriptionId", "text", (c) => c.primaryKey())
    .addColumn("userId", "uuid", (c) => c.references("user.id").onDelete("set null"))
    // Whoever was erased: what they were given back stays together, and leads to nobody.
    .addColumn("pseudonym", "uuid")
    .addColumn("keptSubscriptionId", "text", (c) => c.notNull())
    .addColumn("priceKey", "text", (c) => c.notNull())
    .addColumn("keptPriceKey", "text", (c) => c.notNull())
    .addColumn("foundAt", sql`timestamptz(3)`, (c) => c.notNull())
    .addColumn("endedAt", sql`timestamptz(3)`)
    .execute();
  await db.schema.createIndex("secondPlan_of_person").on("secondPlan").column("userId").execute();
  await sql`create index "secondPlan_to_end" on "secondPlan" ("foundAt", "subscriptionId") where "endedAt" is null`.execute(
    db,
  );
  // When the provider began it: of two at once the earlier one counts.
  await db.schema.alterTable("subscription").addColumn("startedAt", sql`timestamptz(3)`).execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("subscription").dropColumn("startedAt").execute();
  await db.schema.dropTable("secondPlan").execute();
  await db.schema.dropTable("planRefund").execute();
}
