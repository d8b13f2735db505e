import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("subscription")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    // One record a person: whoever subscribes again writes over the one that ended.
    .addColumn("userId", "uuid", (c) => c.notNull().unique().references("user.id").onDelete("cascade"))
    .addColumn("workspaceId", "uuid", (c) => c.references("workspace.id").onDelete("set null"))
    .addColumn("customerId", "text")
    .addColumn("subscriptionId", "text", (c) => c.unique())
    .addColumn("status", "text", (c) =>
      c.notNull().check(sql`"status" in ('active', 'trialing', 'past_due', 'canceled')`),
    )
    .addColumn("priceId", "text")
    .addColumn("priceKey", "text")
    .addColumn("currentPeriodStart", sql`timestamptz(3)`)
    .addColumn("currentPeriodEnd", sql`timestamptz(3)`)
    .addColumn("cancelAtPeriodEnd", "boolean", (c) => c.notNull().defaultTo(false))
    .addColumn("paymentMethodBrand", "text")
    .addColumn("paymentMethodLast4", "text")
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn("updatedAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.createIndex("subscription_of_workspace").on("subscription").column("workspaceId").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("subscription").execute();
}
