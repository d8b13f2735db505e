import { type Kysely, sql } from "kysely";

/**
 * A person may pay for two things at once: a studio's plan, which counts for the workspaces they own, and a fan's. One record of
 * each; what was kept so far is told apart by its price.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("subscription")
    .addColumn("kind", "text", (c) => c.notNull().defaultTo("studio").check(sql`kind in ('studio', 'fan')`))
    .execute();
  await sql`update subscription set kind = 'fan' where "priceKey" like 'fan\_%'`.execute(db);
  await db.schema
    .alterTable("subscription")
    .alterColumn("kind", (c) => c.dropDefault())
    .execute();
  await db.schema.alterTable("subscription").dropConstraint("subscription_userId_key").execute();
  await db.schema
    .alterTable("subscription")
    .addUniqueConstraint("subscription_of_person", ["userId", "kind"])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from subscription fan using subscription studio
    where fan.kind = 'fan' and studio.kind = 'studio' and studio."userId" = fan."userId"`.execute(db);
  await db.schema.alterTable("subscription").dropConstraint("subscription_of_person").execute();
  await db.schema
    .alterTable("subscription")
    .addUniqueConstraint("subscription_userId_key", ["userId"])
    .execute();
  await db.schema.alterTable("subscription").dropColumn("kind").execute();
}
