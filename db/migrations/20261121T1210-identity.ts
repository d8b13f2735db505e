import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // One open change a person: a new one replaces it, and its letters stop working.
  await db.schema
    .createTable("emailChange")
    .addColumn("userId", "uuid", (c) => c.primaryKey().references("user.id").onDelete("cascade"))
    .addColumn("newEmail", "text", (c) => c.notNull())
    .addColumn("oldTokenHash", "text", (c) => c.notNull().unique())
    .addColumn("newTokenHash", "text", (c) => c.notNull().unique())
    .addColumn("oldConfirmedAt", sql`timestamptz(3)`)
    .addColumn("newConfirmedAt", sql`timestamptz(3)`)
    .addColumn("expiresAt", sql`timestamptz(3)`, (c) => c.notNull())
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createTable("passwordReset")
    .addColumn("tokenHash", "text", (c) => c.primaryKey())
    .addColumn("userId", "uuid", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("expiresAt", sql`timestamptz(3)`, (c) => c.notNull())
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.createIndex("password_reset_of_user").on("passwordReset").column("userId").execute();
  // A browser that a person has signed in with, by the hash of its cookie.
  await db.schema
    .createTable("knownDevice")
    .addColumn("userId", "uuid", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("deviceHash", "text", (c) => c.notNull())
    .addColumn("firstSeenAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn("lastSeenAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint("known_device_pk", ["userId", "deviceHash"])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ["knownDevice", "passwordReset", "emailChange"])
    await db.schema.dropTable(table).execute();
}
