import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("notification")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("userId", "uuid", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("topic", "text", (c) => c.notNull())
    // The fact it tells: whoever tells it again, after a crash or a retry, tells nothing new.
    .addColumn("source", "text", (c) => c.notNull())
    .addColumn("titleEn", "text", (c) => c.notNull())
    .addColumn("titleEs", "text", (c) => c.notNull())
    .addColumn("bodyEn", "text", (c) => c.notNull())
    .addColumn("bodyEs", "text", (c) => c.notNull())
    .addColumn("link", "text")
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull())
    .addColumn("readAt", sql`timestamptz(3)`)
    .addUniqueConstraint("notification_once", ["userId", "source"])
    .execute();
  await db.schema
    .createIndex("notification_newest")
    .on("notification")
    .columns(["userId", "createdAt desc", "id desc"])
    .execute();
  await sql`create index "notification_unread" on notification ("userId") where "readAt" is null`.execute(db);

  await db.schema
    .createTable("broadcast")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("state", "text", (c) =>
      c.notNull().defaultTo("draft").check(sql`state in ('draft', 'scheduled', 'sending', 'sent')`),
    )
    .addColumn("titleEn", "text", (c) => c.notNull())
    .addColumn("titleEs", "text", (c) => c.notNull())
    .addColumn("bodyEn", "text", (c) => c.notNull())
    .addColumn("bodyEs", "text", (c) => c.notNull())
    .addColumn("link", "text")
    .addColumn("channels", sql`text[]`, (c) => c.notNull())
    // Everybody; else whoever has one of the roles and one of the plans (an empty list does not narrow), and these people.
    .addColumn("toEveryone", "boolean", (c) => c.notNull())
    .addColumn("roles", sql`text[]`, (c) => c.notNull().defaultTo(sql`'{}'`))
    .addColumn("tiers", sql`text[]`, (c) => c.notNull().defaultTo(sql`'{}'`))
    .addColumn("targetUsers", sql`uuid[]`, (c) => c.notNull().defaultTo(sql`'{}'`))
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("scheduledFor", sql`timestamptz(3)`)
    .addColumn("startedAt", sql`timestamptz(3)`)
    .addColumn("finishedAt", sql`timestamptz(3)`)
    // How far the list of recipients is written; null when it has not begun.
    .addColumn("listedTo", "uuid")
    .addColumn("isListed", "boolean", (c) => c.notNull().defaultTo(false))
    // Until then one worker has it to itself, unless it says so again.
    .addColumn("leaseUntil", sql`timestamptz(3)`)
    .addColumn("createdBy", "uuid", (c) => c.references("user.id").onDelete("set null"))
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull())
    .addColumn("updatedAt", sql`timestamptz(3)`, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("broadcast_newest")
    .on("broadcast")
    .columns(["createdAt desc", "id desc"])
    .execute();
  await sql`create index "broadcast_open" on broadcast (id) where state in ('scheduled', 'sending')`.execute(
    db,
  );

  await db.schema
    .createTable("broadcastDelivery")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("broadcastId", "uuid", (c) => c.notNull().references("broadcast.id").onDelete("cascade"))
    .addColumn("userId", "uuid", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("channel", "text", (c) => c.notNull().check(sql`channel in ('app', 'email')`))
    .addColumn("state", "text", (c) =>
      c
        .notNull()
        .defaultTo("queued")
        .check(sql`state in ('queued', 'delivered', 'mailed', 'skipped', 'failed')`),
    )
    .addColumn("reason", "text")
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull())
    .addColumn("doneAt", sql`timestamptz(3)`)
    .addUniqueConstraint("broadcastDelivery_once", ["broadcastId", "userId", "channel"])
    .execute();
  await db.schema
    .createIndex("broadcastDelivery_newest")
    .on("broadcastDelivery")
    .columns(["broadcastId", "createdAt desc", "id desc"])
    .execute();
  await db.schema
    .createIndex("broadcastDelivery_state")
    .on("broadcastDelivery")
    .columns(["broadcastId", "state", "createdAt desc", "id desc"])
    .execute();
  await db.schema.createIndex("broadcastDelivery_person").on("broadcastDelivery").column("userId").execute();

  // A letter under a key goes out once, however often it is handed over.
  await db.schema
    .alterTable("mail")
    .addColumn("key", "text", (c) => c.unique())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("mail").dropColumn("key").execute();
  for (const table of ["broadcastDelivery", "broadcast", "notification"])
    await db.schema.dropTable(table).execute();
}
