import { type Kysely, sql } from "kysely";

/** What each person hears, or heard last, and how far they came: one queue that follows them from device to device. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("playQueue")
    .addColumn("userId", "uuid", (c) => c.primaryKey().references("user.id").onDelete("cascade"))
    // Who did something last. Pages make these ids themselves; they lead to no row.
    .addColumn("deviceId", "uuid", (c) => c.notNull())
    .addColumn("userAgent", "text")
    // Without references: what is gone or withdrawn is left out where the queue is shown.
    .addColumn("trackIds", sql`uuid[]`, (c) => c.notNull())
    .addColumn("currentId", "uuid")
    .addColumn("positionMs", "integer", (c) => c.notNull())
    .addColumn("isPlaying", "boolean", (c) => c.notNull())
    .addColumn("updatedAt", sql`timestamptz(3)`, (c) => c.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("playQueue").execute();
}
