import { type Kysely, sql } from "kysely";

/** What is worked out in the background for whoever looks for music: facts and ranks of tracks, which are alike, and how many there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("discoverTrack")
    .addColumn("trackId", "uuid", (c) => c.primaryKey().references("track.id").onDelete("cascade"))
    .addColumn("workspaceId", "uuid", (c) => c.notNull().references("workspace.id").onDelete("cascade"))
    // Null for a track without an artist.
    .addColumn("artistId", "uuid", (c) => c.references("artist.id").onDelete("set null"))
    .addColumn("genre", "text")
    .addColumn("mood", "text")
    .addColumn("bpm", "integer")
    .addColumn("isExplicit", "boolean", (c) => c.notNull())
    .addColumn("isAiMade", "boolean", (c) => c.notNull())
    .addColumn("outAt", sql`timestamptz(3)`, (c) => c.notNull())
    // Plays that counted: in the last 28 days, the last 7, and how much more those are than the 7 before; null below the floor.
    .addColumn("monthPlays", "integer", (c) => c.notNull())
    .addColumn("weekPlays", "integer", (c) => c.notNull())
    .addColumn("growth", "real")
    // An order that favours nobody.
    .addColumn("shuffle", "integer", (c) => c.notNull())
    .execute();
  for (const [name, columns, where] of [
    ["charts", `"monthPlays" desc, "trackId"`, `"monthPlays" > 0`],
    ["genreCharts", `genre, "monthPlays" desc, "trackId"`, `"monthPlays" > 0`],
    ["rising", `growth desc, "trackId"`, "growth is not null"],
    ["newest", `"outAt" desc, "trackId"`, "true"],
    ["shuffle", `shuffle, "trackId"`, "true"],
    ["likeness", `genre, mood, bpm, "trackId"`, "bpm is not null"],
    ["workspace", `"workspaceId"`, "true"],
    ["artist", `"artistId"`, "true"],
  ] as const)
    await sql
      .raw(`create index "discoverTrack_${name}" on "discoverTrack" (${columns}) where ${where}`)
      .execute(db);

  await db.schema
    .createTable("trackLikeness")
    .addColumn("trackId", "uuid", (c) => c.notNull().references("track.id").onDelete("cascade"))
    .addColumn("otherId", "uuid", (c) => c.notNull().references("track.id").onDelete("cascade"))
    .addColumn("score", "real", (c) => c.notNull())
    .addPrimaryKeyConstraint("trackLikeness_pkey", ["trackId", "otherId"])
    .execute();
  await sql`create index "trackLikeness_best" on "trackLikeness" ("trackId", score desc, "otherId")`.execute(
    db,
  );
  await sql`create index "trackLikeness_other" on "trackLikeness" ("otherId")`.execute(db);

  await db.schema
    .createTable("discoverHub")
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("slug", "text", (c) => c.notNull())
    .addColumn("tracks", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("discoverHub_pkey", ["kind", "slug"])
    .execute();

  // Where an artist lives, as far as people write it alike: what stands behind the last comma.
  await sql`create index "profile_region" on profile (lower(btrim(split_part(location, ',', -1)))) where "isPublic"`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index "profile_region"`.execute(db);
  for (const table of ["discoverHub", "trackLikeness", "discoverTrack"])
    await db.schema.dropTable(table).execute();
}
