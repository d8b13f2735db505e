import { type Kysely, sql } from "kysely";

/** Playlists: their items in order, and who fills them beside their owner. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const at = sql`timestamptz(3)`;
  await db.schema
    .createTable("playlist")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("ownerId", "uuid", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("description", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("visibility", "text", (c) => c.notNull().defaultTo("private"))
    .addColumn("folder", "text")
    // A question in the search's own words; such a playlist has no items of its own.
    .addColumn("rule", "text")
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    // The link that lets people fill it; its secret is worked out from the id and never stored.
    .addColumn("invitationId", "uuid")
    .addColumn("invitationTokenHash", "text")
    .addColumn("createdAt", at, (c) => c.notNull())
    .addColumn("updatedAt", at, (c) => c.notNull())
    .addCheckConstraint("playlist_visibility", sql`visibility in ('private', 'unlisted', 'public')`)
    .execute();
  await db.schema.createIndex("playlist_ownerId").on("playlist").column("ownerId").execute();
  await sql`create unique index "playlist_invitationTokenHash" on playlist ("invitationTokenHash")
    where "invitationTokenHash" is not null`.execute(db);

  await db.schema
    .createTable("playlistItem")
    .addColumn("playlistId", "uuid", (c) => c.notNull().references("playlist.id").onDelete("cascade"))
    // Made by whoever adds it: the same addition sent twice is one item.
    .addColumn("id", "uuid", (c) => c.notNull())
    .addColumn("trackId", "uuid", (c) => c.notNull().references("track.id").onDelete("cascade"))
    // Sorts by its characters, in every installation alike.
    .addColumn("orderKey", sql`text collate "C"`, (c) => c.notNull())
    .addColumn("addedBy", "uuid", (c) => c.references("user.id").onDelete("set null"))
    .addColumn("addedAt", at, (c) => c.notNull())
    .addPrimaryKeyConstraint("playlistItem_pkey", ["playlistId", "id"])
    .execute();
  await db.schema
    .createIndex("playlistItem_order")
    .on("playlistItem")
    .columns(["playlistId", "orderKey", "id"])
    .execute();
  for (const column of ["trackId", "addedBy"])
    await db.schema.createIndex(`playlistItem_${column}`).on("playlistItem").column(column).execute();

  await db.schema
    .createTable("playlistCollaborator")
    .addColumn("playlistId", "uuid", (c) => c.notNull().references("playlist.id").onDelete("cascade"))
    .addColumn("userId", "uuid", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("joinedAt", at, (c) => c.notNull())
    .addPrimaryKeyConstraint("playlistCollaborator_pkey", ["playlistId", "userId"])
    .execute();
  await db.schema
    .createIndex("playlistCollaborator_userId")
    .on("playlistCollaborator")
    .column("userId")
    .execute();

  // Five thousand lines of a list from elsewhere are looked up at once: by their code, then by their title.
  await sql`create index track_byIsrc on track (isrc) where isrc is not null`.execute(db);
  await sql`create index "searchDoc_trackTitle" on "searchDoc" (title) where kind = 1 and visibility = 'public'`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index track_byIsrc, "searchDoc_trackTitle"`.execute(db);
  for (const table of ["playlistCollaborator", "playlistItem", "playlist"])
    await db.schema.dropTable(table).execute();
}
