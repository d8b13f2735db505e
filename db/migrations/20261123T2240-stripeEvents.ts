import type { Kysely } from "kysely";

/**
 * What the payment provider told: which events came, what they are about, and whether that was done. Nothing of their content is
 * kept: whoever works on one reads the thing itself, as it is by then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("stripeEvent")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("type", "text", (c) => c.notNull())
    .addColumn("account", "text")
    .addColumn("objectId", "text")
    .addColumn("createdAt", "timestamptz(3)", (c) => c.notNull())
    .addColumn("receivedAt", "timestamptz(3)", (c) => c.notNull())
    .addColumn("tries", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("error", "text")
    .addColumn("nextTryAt", "timestamptz(3)")
    .addColumn("doneAt", "timestamptz(3)")
    .addColumn("deadAt", "timestamptz(3)")
    .execute();
  await db.schema.createIndex("stripeEvent_receivedAt").on("stripeEvent").columns(["receivedAt"]).execute();
  // The few that wait, or were given up.
  await db.schema
    .createIndex("stripeEvent_open")
    .on("stripeEvent")
    .columns(["receivedAt", "id"])
    .where("doneAt" as never, "is", null)
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("stripeEvent").execute();
}
