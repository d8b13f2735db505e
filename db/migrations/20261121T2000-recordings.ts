import { type Kysely, sql } from "kysely";

/** What a track says of itself beyond its sound (knowledge/screens.md 3.1), who made it, and what was measured on it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("track")
    .addColumn("versionTitle", "text")
    .addColumn("subGenre", "text")
    .addColumn("furtherMoods", sql`text[]`, (c) => c.notNull().defaultTo(sql`'{}'`))
    .addColumn("instruments", sql`text[]`, (c) => c.notNull().defaultTo(sql`'{}'`))
    .addColumn("language", "text")
    .addColumn("explicit", "text", (c) => c.check(sql`explicit in ('explicit', 'clean', 'none')`))
    .addColumn("pLineYear", "smallint")
    .addColumn("pLineOwner", "text")
    .addColumn("recordingYear", "smallint")
    .addColumn("recordingCountry", "text")
    .addColumn("isCover", "boolean", (c) => c.notNull().defaultTo(false))
    .addColumn("coverLicence", "text")
    .addColumn("isLive", "boolean", (c) => c.notNull().defaultTo(false))
    .addColumn("isRemix", "boolean", (c) => c.notNull().defaultTo(false))
    .addColumn("parentTrackId", "uuid", (c) => c.references("track.id").onDelete("set null"))
    // {vocals, instrumentation, composition, lyrics, postProduction}: none, assisted or generated. Null: not yet answered.
    .addColumn("aiDisclosure", "jsonb")
    .addColumn("previewStartMs", "integer")
    .addColumn("maxFreePlays", "smallint")
    // Minor units of the workspace's currency; null: not sold on its own.
    .addColumn("priceMinor", "integer")
    .addColumn("suggestedPriceMinor", "integer")
    .addColumn("isPriceFixed", "boolean", (c) => c.notNull().defaultTo(false))
    .addColumn("downloadAllowed", "boolean", (c) => c.notNull().defaultTo(false))
    .addColumn("creditsText", "text")
    .execute();
  await db.schema
    .createIndex("track_of_master")
    .on("track")
    .columns(["workspaceId", "masterSha256"])
    .execute();
  await sql`create index track_of_parent on track ("parentTrackId") where "parentTrackId" is not null`.execute(
    db,
  );
  // Apart from the track: pages of text that lists never read.
  await db.schema
    .createTable("lyrics")
    .addColumn("trackId", "uuid", (c) => c.primaryKey().references("track.id").onDelete("cascade"))
    .addColumn("plain", "text", (c) => c.notNull())
    // [{startMs, text}], in order; null: not timed.
    .addColumn("timed", "jsonb")
    .addColumn("updatedAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createTable("measurement")
    .addColumn("trackId", "uuid", (c) => c.primaryKey().references("track.id").onDelete("cascade"))
    .addColumn("sampleRate", "integer")
    .addColumn("bitDepth", "smallint")
    .addColumn("channels", "smallint")
    // EBU R128: LUFS and dBTP.
    .addColumn("loudness", "real")
    .addColumn("truePeak", "real")
    .addColumn("clippedSamples", "integer")
    .addColumn("leadingSilenceMs", "integer")
    .addColumn("trailingSilenceMs", "integer")
    .addColumn("bpm", "real")
    .addColumn("bpmConfidence", "real")
    .addColumn("key", "text")
    .addColumn("keyConfidence", "real")
    .addColumn("measuredAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createTable("party")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("workspaceId", "uuid", (c) => c.notNull().references("workspace.id").onDelete("cascade"))
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("ipi", "text")
    .addColumn("isni", "text")
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await sql`create unique index party_name on party ("workspaceId", lower(name))`.execute(db);
  await db.schema
    .createTable("contributor")
    .addColumn("trackId", "uuid", (c) => c.notNull().references("track.id").onDelete("cascade"))
    .addColumn("partyId", "uuid", (c) => c.notNull().references("party.id").onDelete("cascade"))
    .addColumn("role", "text", (c) => c.notNull())
    .addColumn("position", "smallint", (c) => c.notNull())
    .addPrimaryKeyConstraint("contributor_pk", ["trackId", "partyId", "role"])
    .execute();
  await db.schema.createIndex("contributor_of_party").on("contributor").column("partyId").execute();
  await db.schema
    .createTable("work")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("workspaceId", "uuid", (c) => c.notNull().references("workspace.id").onDelete("cascade"))
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("iswc", "text")
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.createIndex("work_of_workspace").on("work").columns(["workspaceId", "title"]).execute();
  await sql`create unique index work_iswc on work ("workspaceId", iswc) where iswc is not null`.execute(db);
  await db.schema
    .createTable("workWriter")
    .addColumn("workId", "uuid", (c) => c.notNull().references("work.id").onDelete("cascade"))
    .addColumn("partyId", "uuid", (c) => c.notNull().references("party.id").onDelete("cascade"))
    .addColumn("role", "text", (c) => c.notNull().check(sql`role in ('C', 'A', 'CA')`))
    // Basis points: 10,000 are the whole work.
    .addColumn("shareBp", "integer", (c) => c.notNull().check(sql`"shareBp" between 0 and 10000`))
    .addColumn("position", "smallint", (c) => c.notNull())
    .addPrimaryKeyConstraint("workWriter_pk", ["workId", "partyId"])
    .execute();
  await db.schema.createIndex("workWriter_of_party").on("workWriter").column("partyId").execute();
  await db.schema
    .createTable("trackWork")
    .addColumn("trackId", "uuid", (c) => c.notNull().references("track.id").onDelete("cascade"))
    .addColumn("workId", "uuid", (c) => c.notNull().references("work.id").onDelete("cascade"))
    .addColumn("position", "smallint", (c) => c.notNull())
    .addPrimaryKeyConstraint("trackWork_pk", ["trackId", "workId"])
    .execute();
  await db.schema.createIndex("trackWork_of_work").on("trackWork").column("workId").execute();
  // Country and registrant, five characters that the workspace was given by its ISRC agency.
  await db.schema.alterTable("workspace").addColumn("isrcPrefix", "text").execute();
  await db.schema
    .createTable("isrcCounter")
    .addColumn("workspaceId", "uuid", (c) => c.notNull().references("workspace.id").onDelete("cascade"))
    .addColumn("prefix", "text", (c) => c.notNull())
    .addColumn("year", "smallint", (c) => c.notNull())
    .addColumn("last", "integer", (c) => c.notNull().check(sql`last between 0 and 99999`))
    .addPrimaryKeyConstraint("isrcCounter_pk", ["workspaceId", "prefix", "year"])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const tables = [
    "isrcCounter",
    "trackWork",
    "workWriter",
    "work",
    "contributor",
    "party",
    "measurement",
    "lyrics",
  ];
  for (const table of tables) await db.schema.dropTable(table).execute();
  await db.schema.alterTable("workspace").dropColumn("isrcPrefix").execute();
  await db.schema.dropIndex("track_of_master").execute();
  const columns = [
    "versionTitle",
    "subGenre",
    "furtherMoods",
    "instruments",
    "language",
    "explicit",
    "pLineYear",
    "pLineOwner",
    "recordingYear",
    "recordingCountry",
    "isCover",
    "coverLicence",
    "isLive",
    "isRemix",
    "parentTrackId",
    "aiDisclosure",
    "previewStartMs",
    "maxFreePlays",
    "priceMinor",
    "suggestedPriceMinor",
    "isPriceFixed",
    "downloadAllowed",
    "creditsText",
  ];
  let track = db.schema.alterTable("track").dropColumn(columns[0]!);
  for (const column of columns.slice(1)) track = track.dropColumn(column);
  await track.execute();
}
