import { type Kysely, sql } from "kysely";

/** What stands between the steps that work out which tracks are alike: emptied where a run ends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const track = (c: { notNull(): any }) => c.notNull().references("track.id").onDelete("cascade");
  // One row while a run is under way: where it stands.
  await db.schema
    .createTable("likenessRun")
    .addColumn("isOnly", "boolean", (c) => c.primaryKey().defaultTo(true).check(sql`"isOnly"`))
    .addColumn("startedAt", sql`timestamptz(3)`, (c) => c.notNull())
    .addColumn("phase", "text", (c) => c.notNull())
    .addColumn("after", "text")
    .execute();
  await db.schema
    .createTable("likenessTaste")
    // A person's id, or the key of a visitor's day.
    .addColumn("listener", "text", (c) => c.notNull())
    .addColumn("userId", "uuid", (c) => c.references("user.id").onDelete("cascade"))
    .addColumn("trackId", "uuid", track)
    .addColumn("weight", "double precision", (c) => c.notNull())
    .addPrimaryKeyConstraint("likenessTaste_pkey", ["listener", "trackId"])
    .execute();
  await db.schema
    .createTable("likenessList")
    .addColumn("playlistId", "uuid", (c) => c.notNull().references("playlist.id").onDelete("cascade"))
    .addColumn("userId", "uuid", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("trackId", "uuid", track)
    .addPrimaryKeyConstraint("likenessList_pkey", ["playlistId", "trackId"])
    .execute();
  await db.schema
    .createTable("likenessSize")
    .addColumn("trackId", "uuid", (c) => c.primaryKey().references("track.id").onDelete("cascade"))
    // How long the row of its listeners is, how many they are, and the same of the owners of lists.
    .addColumn("played", "double precision", (c) => c.notNull())
    .addColumn("listeners", "integer", (c) => c.notNull())
    .addColumn("listed", "double precision", (c) => c.notNull())
    .execute();
  for (const table of ["likenessTaste", "likenessList"])
    for (const column of ["trackId", "userId"])
      await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ["likenessSize", "likenessList", "likenessTaste", "likenessRun"])
    await db.schema.dropTable(table).execute();
}
