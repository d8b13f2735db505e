import { type Kysely, sql } from "kysely";

/** A release with its facts, its way from draft to live, and its tracks, each of which may be on several (3.2). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("release")
    // Its place in an address. The product names it; a row that comes by another way gets one that nobody guesses.
    .addColumn("slug", "text", (c) => c.notNull().defaultTo(sql`gen_random_uuid()::text`))
    .addColumn("versionTitle", "text")
    .addColumn("typeChosen", "boolean", (c) => c.notNull().defaultTo(false))
    .addColumn("label", "text")
    .addColumn("catalogNumber", "text")
    // As the artist wrote it: `date` is the same moment in UTC, and the two are written together.
    .addColumn("releaseDay", "date")
    .addColumn("releaseTime", sql`time(0)`, (c) => c.notNull().defaultTo(sql`'00:00'`))
    .addColumn("timezone", "text")
    .addColumn("originalReleaseDay", "date")
    .addColumn("cLineYear", "smallint")
    .addColumn("cLineOwner", "text")
    .addColumn("pLineYear", "smallint")
    .addColumn("pLineOwner", "text")
    // ISO 3166-1 alpha-2. Both empty: worldwide; never both filled.
    .addColumn("territories", sql`text[]`, (c) => c.notNull().defaultTo(sql`'{}'`))
    .addColumn("excludedTerritories", sql`text[]`, (c) => c.notNull().defaultTo(sql`'{}'`))
    .addColumn("language", "text")
    .addColumn("description", "text")
    .addColumn("creditsText", "text")
    .addColumn("licence", "text", (c) => c.notNull().defaultTo("all-rights-reserved"))
    .addColumn("coverAlt", "text")
    .addColumn("coverWidth", "integer")
    .addColumn("coverHeight", "integer")
    .addColumn("coverBytes", "integer")
    .addColumn("coverIsRgb", "boolean")
    // Nothing on it that shops refuse: addresses, QR codes, prices, logos. The artist's word.
    .addColumn("coverAttested", "boolean", (c) => c.notNull().defaultTo(false))
    .addColumn("hideFromSearch", "boolean", (c) => c.notNull().defaultTo(false))
    .addColumn("preorderFrom", sql`timestamptz(3)`)
    .addColumn("priceMinor", "integer")
    .addColumn("suggestedPriceMinor", "integer")
    .addColumn("isPriceFixed", "boolean", (c) => c.notNull().defaultTo(false))
    .addColumn("state", "text", (c) =>
      c
        .notNull()
        .defaultTo("draft")
        .check(
          sql`state in ('draft', 'checking', 'ready', 'scheduled', 'preorder', 'live', 'withdrawn', 'takenDown', 'archived')`,
        ),
    )
    // Who may find it once it is live. `visibility` says who may now, and follows the state.
    .addColumn("audience", "text", (c) =>
      c.notNull().defaultTo("public").check(sql`audience in ('public', 'unlisted')`),
    )
    .addColumn("wentLiveAt", sql`timestamptz(3)`)
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  await sql`
    update release set
      state = case when visibility <> 'private' then 'live' when date is not null then 'ready' else 'draft' end,
      audience = case when visibility = 'unlisted' then 'unlisted' else 'public' end,
      "wentLiveAt" = case when visibility <> 'private' then coalesce(date, "createdAt") end,
      "releaseDay" = (date at time zone 'UTC')::date,
      "releaseTime" = coalesce((date at time zone 'UTC')::time(0), '00:00'),
      timezone = 'UTC',
      slug = coalesce(nullif(trim(both '-' from regexp_replace(lower(title), '[^a-z0-9]+', '-', 'g')), ''), 'release') || '-' || right(id::text, 6)
  `.execute(db);
  await db.schema
    .createIndex("release_slug")
    .unique()
    .on("release")
    .columns(["workspaceId", "slug"])
    .execute();
  // One UPC names one release.
  await sql`create unique index release_upc on release ("workspaceId", upc) where upc is not null`.execute(
    db,
  );
  await db.schema
    .createIndex("release_of_state")
    .on("release")
    .columns(["workspaceId", "state", "date desc", "id desc"])
    .execute();
  await sql`create index release_due on release (date) where state in ('scheduled', 'preorder')`.execute(db);
  // `track.releaseId` stays: the release that a track calls home, of all that it is on.
  await db.schema
    .createTable("releaseTrack")
    .addColumn("releaseId", "uuid", (c) => c.notNull().references("release.id").onDelete("cascade"))
    .addColumn("trackId", "uuid", (c) => c.notNull().references("track.id").onDelete("cascade"))
    .addColumn("disc", "smallint", (c) => c.notNull().defaultTo(1))
    .addColumn("position", "smallint", (c) => c.notNull())
    // Given at once to whoever orders before the day.
    .addColumn("isInstant", "boolean", (c) => c.notNull().defaultTo(false))
    .addPrimaryKeyConstraint("releaseTrack_pk", ["releaseId", "trackId"])
    .execute();
  await sql`
    insert into "releaseTrack" ("releaseId", "trackId", position)
    select "releaseId", id, row_number() over (partition by "releaseId" order by "trackNumber", id)
    from track where "releaseId" is not null
  `.execute(db);
  await db.schema
    .createIndex("releaseTrack_order")
    .on("releaseTrack")
    .columns(["releaseId", "disc", "position"])
    .execute();
  await db.schema.createIndex("releaseTrack_of_track").on("releaseTrack").column("trackId").execute();
  await db.schema.dropIndex("track_of_release").execute();
  await db.schema.alterTable("track").dropColumn("trackNumber").execute();
  await db.schema.createIndex("track_of_release").on("track").column("releaseId").execute();
  // What was changed after it went live, and why.
  await db.schema
    .createTable("releaseRevision")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("releaseId", "uuid", (c) => c.notNull().references("release.id").onDelete("cascade"))
    .addColumn("userId", "uuid", (c) => c.references("user.id").onDelete("set null"))
    .addColumn("reason", "text", (c) => c.notNull())
    .addColumn("before", "jsonb", (c) => c.notNull())
    .addColumn("after", "jsonb", (c) => c.notNull())
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createIndex("releaseRevision_newest")
    .on("releaseRevision")
    .columns(["releaseId", "createdAt desc", "id desc"])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("releaseRevision").execute();
  await db.schema.dropIndex("track_of_release").execute();
  await db.schema.alterTable("track").addColumn("trackNumber", "smallint").execute();
  await sql`
    update track set "trackNumber" = place.position from "releaseTrack" place
    where place."trackId" = track.id and place."releaseId" = track."releaseId"
  `.execute(db);
  await db.schema.createIndex("track_of_release").on("track").columns(["releaseId", "trackNumber"]).execute();
  await db.schema.dropTable("releaseTrack").execute();
  for (const index of ["release_slug", "release_upc", "release_of_state", "release_due"])
    await db.schema.dropIndex(index).execute();
  const columns = [
    "slug",
    "versionTitle",
    "typeChosen",
    "label",
    "catalogNumber",
    "releaseDay",
    "releaseTime",
    "timezone",
    "originalReleaseDay",
    "cLineYear",
    "cLineOwner",
    "pLineYear",
    "pLineOwner",
    "territories",
    "excludedTerritories",
    "language",
    "description",
    "creditsText",
    "licence",
    "coverAlt",
    "coverWidth",
    "coverHeight",
    "coverBytes",
    "coverIsRgb",
    "coverAttested",
    "hideFromSearch",
    "preorderFrom",
    "priceMinor",
    "suggestedPriceMinor",
    "isPriceFixed",
    "state",
    "audience",
    "wentLiveAt",
    "version",
  ];
  let release = db.schema.alterTable("release").dropColumn(columns[0]!);
  for (const column of columns.slice(1)) release = release.dropColumn(column);
  await release.execute();
}
