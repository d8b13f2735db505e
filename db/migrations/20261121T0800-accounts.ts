import { type Kysely, sql } from "kysely";

// Kysely<unknown>: a migration is frozen in time and must not follow today's table types.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("user")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull().unique())
    .addColumn("emailVerified", "boolean", (c) => c.notNull().defaultTo(false))
    .addColumn("image", "text")
    .addColumn("role", "text", (c) => c.notNull().defaultTo("artist"))
    .addColumn("capabilities", sql`text[]`, (c) => c.notNull().defaultTo(sql`'{artist}'`))
    .addColumn("userTier", "text")
    .addColumn("trialEndsAt", sql`timestamptz(3)`)
    .addColumn("registrationFlow", "text")
    .addColumn("stageName", "text")
    .addColumn("careerStage", "text")
    .addColumn("phone", "text")
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn("updatedAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createTable("session")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("userId", "uuid", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("token", "text", (c) => c.notNull().unique())
    .addColumn("expiresAt", sql`timestamptz(3)`, (c) => c.notNull())
    .addColumn("ipAddress", "text")
    .addColumn("userAgent", "text")
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn("updatedAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.createIndex("session_of_user").on("session").column("userId").execute();
  await db.schema
    .createTable("account")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("userId", "uuid", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("accountId", "text", (c) => c.notNull())
    .addColumn("providerId", "text", (c) => c.notNull())
    .addColumn("accessToken", "text")
    .addColumn("refreshToken", "text")
    .addColumn("idToken", "text")
    .addColumn("accessTokenExpiresAt", sql`timestamptz(3)`)
    .addColumn("refreshTokenExpiresAt", sql`timestamptz(3)`)
    .addColumn("scope", "text")
    .addColumn("password", "text")
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn("updatedAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.createIndex("account_of_user").on("account").column("userId").execute();
  await db.schema
    .createTable("verification")
    // Text: the sign-in library marks a used link with a row whose id is the hash.
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("identifier", "text", (c) => c.notNull())
    .addColumn("value", "text", (c) => c.notNull())
    .addColumn("expiresAt", sql`timestamptz(3)`, (c) => c.notNull())
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn("updatedAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.createIndex("verification_by_identifier").on("verification").column("identifier").execute();
  await db.schema
    .createTable("consent")
    .addColumn("userId", "uuid", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("given", "boolean", (c) => c.notNull())
    .addColumn("textVersion", "text", (c) => c.notNull())
    .addColumn("at", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint("consent_pk", ["userId", "kind", "at"])
    .execute();
  // One row, ever: whoever claims it is the first account of this installation.
  await db.schema
    .createTable("installation")
    .addColumn("singleton", "boolean", (c) => c.primaryKey().check(sql`singleton`))
    .addColumn("setupTokenHash", "text", (c) => c.notNull())
    .addColumn("claimedBy", "uuid", (c) => c.references("user.id").onDelete("set null"))
    .addColumn("claimedAt", sql`timestamptz(3)`)
    .addColumn("playsStory", "boolean", (c) => c.notNull().defaultTo(false))
    .execute();
  await db.schema
    .createTable("mail")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("to", "text", (c) => c.notNull())
    .addColumn("subject", "text", (c) => c.notNull())
    .addColumn("body", "text", (c) => c.notNull())
    .addColumn("sentAt", sql`timestamptz(3)`)
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.createIndex("mail_newest").on("mail").columns(["createdAt desc", "id desc"]).execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ["mail", "installation", "consent", "verification", "account", "session", "user"])
    await db.schema.dropTable(table).execute();
}
