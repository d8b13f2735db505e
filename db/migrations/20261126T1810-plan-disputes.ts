import { type Kysely, sql } from "kysely";

/** What banks took back of plans: until it is decided, for good, or not at all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("planDispute")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("invoiceId", "text", (c) => c.notNull().references("planInvoice.id"))
    .addColumn("state", "text", (c) => c.notNull().check(sql`state in ('open', 'won', 'lost')`))
    .addColumn("reason", "text", (c) => c.notNull())
    .addColumn("minor", "bigint", (c) => c.notNull().check(sql`minor > 0`))
    .addColumn("feeMinor", "bigint", (c) => c.notNull().check(sql`"feeMinor" >= 0`))
    // From which parts of the invoice it is gone, once it is.
    .addColumn("taxMinor", "bigint", (c) => c.check(sql`"taxMinor" between 0 and minor`))
    .addColumn("deferredMinor", "bigint", (c) =>
      c.check(sql`"deferredMinor" between 0 and minor - "taxMinor"`),
    )
    .addColumn("openedAt", sql`timestamptz(3)`, (c) => c.notNull())
    .addColumn("closedAt", sql`timestamptz(3)`, (c) => c.check(sql`("closedAt" is null) = (state = 'open')`))
    .addColumn("evidenceUntil", sql`timestamptz(3)`)
    .addCheckConstraint(
      "planDispute_lost",
      sql`(state = 'lost') = ("taxMinor" is not null and "deferredMinor" is not null)`,
    )
    .execute();
  await db.schema
    .createIndex("planDispute_of_invoice")
    .on("planDispute")
    .columns(["invoiceId", "openedAt", "id"])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("planDispute").execute();
}
