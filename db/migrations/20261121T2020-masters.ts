import { type Kysely, sql } from "kysely";

/** A track's audio may be replaced: which upload does, why, and what the track was made from before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("upload")
    .addColumn("replacesTrackId", "uuid", (c) => c.references("track.id").onDelete("cascade"))
    .addColumn("replaceReason", "text")
    .execute();
  await sql`create index upload_replacing on upload ("replacesTrackId") where "replacesTrackId" is not null`.execute(
    db,
  );
  await db.schema
    .createTable("masterVersion")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("trackId", "uuid", (c) => c.notNull().references("track.id").onDelete("cascade"))
    .addColumn("format", "text", (c) => c.notNull())
    .addColumn("bytes", "bigint", (c) => c.notNull())
    .addColumn("sha256", "text", (c) => c.notNull())
    .addColumn("durationMs", "integer", (c) => c.notNull())
    .addColumn("replacedAt", sql`timestamptz(3)`, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("masterVersion_newest")
    .on("masterVersion")
    .columns(["trackId", "replacedAt desc", "id desc"])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("masterVersion").execute();
  await db.schema.dropIndex("upload_replacing").execute();
  await db.schema.alterTable("upload").dropColumn("replaceReason").dropColumn("replacesTrackId").execute();
}
