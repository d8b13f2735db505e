import { type Kysely, sql } from "kysely";

/** Files that were made to be taken home, who waits for which, and what was taken. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("preparedFile")
    .addColumn("trackId", "uuid", (c) => c.notNull().references("track.id").onDelete("cascade"))
    // The release whose name and place are written into it; the track itself for one that is on none.
    .addColumn("setting", "uuid", (c) => c.notNull())
    .addColumn("format", "text", (c) => c.notNull())
    // Changes with the master, the tags and the cover: an older file is made anew.
    .addColumn("fingerprint", "text", (c) => c.notNull())
    .addColumn("storageKey", "text", (c) => c.notNull())
    .addColumn("bytes", "bigint", (c) => c.notNull())
    .addColumn("usedAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint("preparedFile_pk", ["trackId", "setting", "format"])
    .execute();
  await db.schema.createIndex("preparedFile_unused").on("preparedFile").column("usedAt").execute();
  await db.schema
    .createTable("downloadWish")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    // Null: a visitor, who alone knows the id.
    .addColumn("userId", "uuid", (c) => c.references("user.id").onDelete("cascade"))
    .addColumn("releaseId", "uuid", (c) => c.references("release.id").onDelete("cascade"))
    // Null: the whole release.
    .addColumn("trackId", "uuid", (c) => c.references("track.id").onDelete("cascade"))
    .addColumn("format", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) =>
      c.notNull().defaultTo("preparing").check(sql`state in ('preparing', 'ready', 'failed')`),
    )
    .addColumn("progress", "smallint", (c) => c.notNull().defaultTo(0))
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  for (const column of ["userId", "releaseId", "trackId", "createdAt"])
    await db.schema.createIndex(`downloadWish_${column}`).on("downloadWish").column(column).execute();
  await db.schema
    .createTable("download")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("userId", "uuid", (c) => c.references("user.id").onDelete("set null"))
    .addColumn("workspaceId", "uuid", (c) => c.notNull().references("workspace.id").onDelete("cascade"))
    .addColumn("releaseId", "uuid", (c) => c.references("release.id").onDelete("set null"))
    .addColumn("trackId", "uuid", (c) => c.references("track.id").onDelete("set null"))
    .addColumn("format", "text", (c) => c.notNull())
    .addColumn("bytes", "bigint", (c) => c.notNull())
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createIndex("download_newest")
    .on("download")
    .columns(["workspaceId", "createdAt desc", "id desc"])
    .execute();
  for (const column of ["userId", "releaseId", "trackId"])
    await db.schema.createIndex(`download_${column}`).on("download").column(column).execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ["download", "downloadWish", "preparedFile"])
    await db.schema.dropTable(table).execute();
}
