import { type Kysely, sql } from "kysely";

/** Who a person is to the payment provider, the checkout they have open, and how often a subscription was asked after. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("paymentCustomer")
    .addColumn("userId", "uuid", (c) => c.primaryKey().references("user.id").onDelete("cascade"))
    .addColumn("customerId", "text", (c) => c.notNull().unique())
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("checkoutAttempt")
    // The provider makes one checkout of it, however often it is asked.
    .addColumn("id", "uuid", (c) => c.notNull().unique())
    .addColumn("userId", "uuid", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("kind", "text", (c) => c.notNull().check(sql`kind in ('studio', 'fan')`))
    .addColumn("wish", "text", (c) => c.notNull())
    .addColumn("startedAt", sql`timestamptz(3)`, (c) => c.notNull())
    .addPrimaryKeyConstraint("checkoutAttempt_key", ["userId", "kind"])
    .execute();
  await db.schema
    .createTable("subscriptionReading")
    .addColumn("subscriptionId", "text", (c) => c.primaryKey())
    // Each reading takes the next number before it asks the provider; an older one that comes late writes nothing.
    .addColumn("lastClaim", "integer", (c) => c.notNull())
    .addColumn("claimedAt", sql`timestamptz(3)`, (c) => c.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ["subscriptionReading", "checkoutAttempt", "paymentCustomer"])
    await db.schema.dropTable(table).execute();
}
