import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("artist")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("workspaceId", "uuid", (c) => c.notNull().references("workspace.id").onDelete("cascade"))
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("avatarKey", "text")
    .addColumn("verified", "boolean", (c) => c.notNull().defaultTo(false))
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  // "Nova" and "nova" are one artist of a workspace.
  await sql`create unique index artist_name on artist ("workspaceId", lower(name))`.execute(db);
  await db.schema
    .createTable("follow")
    .addColumn("artistId", "uuid", (c) => c.notNull().references("artist.id").onDelete("cascade"))
    .addColumn("userId", "uuid", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint("follow_pk", ["artistId", "userId"])
    .execute();
  await db.schema
    .createTable("release")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("workspaceId", "uuid", (c) => c.notNull().references("workspace.id").onDelete("cascade"))
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("type", "text", (c) => c.notNull().defaultTo("single"))
    .addColumn("upc", "text")
    .addColumn("date", sql`timestamptz(3)`)
    .addColumn("genre", "text")
    .addColumn("coverKey", "text")
    .addColumn("visibility", "text", (c) => c.notNull().defaultTo("private"))
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn("updatedAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await sql`create index release_newest on release (date desc, id desc) where visibility = 'public'`.execute(
    db,
  );
  await db.schema
    .createIndex("release_of_workspace")
    .on("release")
    .columns(["workspaceId", "createdAt desc"])
    .execute();
  await db.schema
    .createTable("releaseArtist")
    .addColumn("releaseId", "uuid", (c) => c.notNull().references("release.id").onDelete("cascade"))
    .addColumn("artistId", "uuid", (c) => c.notNull().references("artist.id"))
    .addColumn("position", "smallint", (c) => c.notNull())
    .addPrimaryKeyConstraint("releaseArtist_pk", ["releaseId", "artistId"])
    .execute();
  await db.schema.createIndex("releaseArtist_of_artist").on("releaseArtist").column("artistId").execute();
  await db.schema
    .createTable("track")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("workspaceId", "uuid", (c) => c.notNull().references("workspace.id").onDelete("cascade"))
    .addColumn("releaseId", "uuid", (c) => c.references("release.id").onDelete("set null"))
    .addColumn("trackNumber", "smallint")
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("isrc", "text")
    .addColumn("durationMs", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("bpm", "smallint")
    .addColumn("key", "text")
    .addColumn("genre", "text")
    .addColumn("mood", "text")
    .addColumn("visibility", "text", (c) =>
      c.notNull().defaultTo("private").check(sql`visibility in ('private', 'unlisted', 'public')`),
    )
    .addColumn("state", "text", (c) =>
      c.notNull().defaultTo("processing").check(sql`state in ('processing', 'ready', 'failed', 'archived')`),
    )
    .addColumn("progress", "smallint")
    .addColumn("failureReason", "text")
    .addColumn("popularity", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("masterKey", "text", (c) => c.notNull())
    .addColumn("masterFormat", "text", (c) => c.notNull())
    .addColumn("masterBytes", "bigint", (c) => c.notNull())
    .addColumn("masterSha256", "text", (c) => c.notNull())
    .addColumn("lossless", "boolean", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn("updatedAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createIndex("track_newest")
    .on("track")
    .columns(["workspaceId", "createdAt desc", "id desc"])
    .execute();
  await db.schema.createIndex("track_of_release").on("track").columns(["releaseId", "trackNumber"]).execute();
  // One ISRC names one recording (ISRC Bulletin 2015/01): no second master of a workspace may carry it.
  await sql`create unique index track_isrc on track ("workspaceId", isrc) where isrc is not null`.execute(db);
  await db.schema
    .createTable("trackArtist")
    .addColumn("trackId", "uuid", (c) => c.notNull().references("track.id").onDelete("cascade"))
    .addColumn("artistId", "uuid", (c) => c.notNull().references("artist.id"))
    .addColumn("position", "smallint", (c) => c.notNull())
    .addPrimaryKeyConstraint("trackArtist_pk", ["trackId", "artistId"])
    .execute();
  await db.schema.createIndex("trackArtist_of_artist").on("trackArtist").column("artistId").execute();
  await db.schema
    .createTable("rendition")
    .addColumn("trackId", "uuid", (c) => c.notNull().references("track.id").onDelete("cascade"))
    .addColumn("quality", "text", (c) => c.notNull())
    .addColumn("storageKey", "text", (c) => c.notNull())
    .addColumn("mimeType", "text", (c) => c.notNull())
    .addColumn("bytes", "bigint", (c) => c.notNull())
    .addColumn("bitrate", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("rendition_pk", ["trackId", "quality"])
    .execute();
  // Apart from the track: 800 bytes that lists never read.
  await db.schema
    .createTable("waveform")
    .addColumn("trackId", "uuid", (c) => c.primaryKey().references("track.id").onDelete("cascade"))
    .addColumn("peaks", "bytea", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("upload")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("workspaceId", "uuid", (c) => c.notNull().references("workspace.id").onDelete("cascade"))
    .addColumn("userId", "uuid", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("fileName", "text", (c) => c.notNull())
    .addColumn("bytes", "bigint", (c) => c.notNull())
    .addColumn("state", "text", (c) =>
      c
        .notNull()
        .defaultTo("receiving")
        .check(sql`state in ('receiving', 'checking', 'refused', 'finished')`),
    )
    .addColumn("reason", "text")
    .addColumn("trackId", "uuid", (c) => c.references("track.id").onDelete("set null"))
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn("updatedAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createIndex("upload_newest")
    .on("upload")
    .columns(["workspaceId", "createdAt desc", "id desc"])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const tables = [
    "upload",
    "waveform",
    "rendition",
    "trackArtist",
    "track",
    "releaseArtist",
    "release",
    "follow",
    "artist",
  ];
  for (const table of tables) await db.schema.dropTable(table).execute();
}
