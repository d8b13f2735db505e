import { type Kysely, sql } from "kysely";

/** As the sign-in library's plugin for second factors reads and writes it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("user")
    .addColumn("twoFactorEnabled", "boolean", (c) => c.notNull().defaultTo(false))
    .execute();
  await db.schema
    .createTable("twoFactor")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("userId", "uuid", (c) => c.notNull().unique().references("user.id").onDelete("cascade"))
    // Both sealed with the installation's secret.
    .addColumn("secret", "text", (c) => c.notNull())
    .addColumn("backupCodes", "text", (c) => c.notNull())
    // False until a first code has shown that the app has the secret.
    .addColumn("verified", "boolean", (c) => c.notNull().defaultTo(false))
    .addColumn("failedVerificationCount", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("lockedUntil", sql`timestamptz(3)`)
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("twoFactor").execute();
  await db.schema.alterTable("user").dropColumn("twoFactorEnabled").execute();
}
