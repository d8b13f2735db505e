import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("preference")
    .addColumn("userId", "uuid", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("key", "text", (c) => c.notNull())
    .addColumn("value", "jsonb", (c) => c.notNull())
    .addColumn("updatedAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint("preference_pk", ["userId", "key"])
    .execute();
  await db.schema
    .alterTable("user")
    .addColumn("convertedFromFan", "boolean", (c) => c.notNull().defaultTo(false))
    .addColumn("conversionDate", sql`timestamptz(3)`)
    .addColumn("artistData", "jsonb")
    // Whoever is here already knows the way.
    .addColumn("onboardingCompleted", "boolean", (c) => c.notNull().defaultTo(true))
    .addColumn("onboardingStep", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("completedAt", sql`timestamptz(3)`)
    .execute();
  await db.schema
    .alterTable("user")
    .alterColumn("onboardingCompleted", (c) => c.setDefault(false))
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("user")
    .dropColumn("convertedFromFan")
    .dropColumn("conversionDate")
    .dropColumn("artistData")
    .dropColumn("onboardingCompleted")
    .dropColumn("onboardingStep")
    .dropColumn("completedAt")
    .execute();
  await db.schema.dropTable("preference").execute();
}
