import { type Kysely, sql } from "kysely";

/** Files beside the music: what they are, each file they ever had, links to them for others, and who took them home. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("asset")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("workspaceId", "uuid", (c) => c.notNull().references("workspace.id").onDelete("cascade"))
    .addColumn("kind", "text", (c) =>
      c
        .notNull()
        .check(
          sql`kind in ('cover', 'stem', 'instrumental', 'acapella', 'booklet', 'video', 'pressPhoto', 'sheetMusic', 'project', 'contract')`,
        ),
    )
    .addColumn("name", "text", (c) => c.notNull())
    // On a track, on a release, or on neither: then it is the studio's.
    .addColumn("trackId", "uuid", (c) => c.references("track.id").onDelete("set null"))
    .addColumn("releaseId", "uuid", (c) => c.references("release.id").onDelete("set null"))
    .addColumn("stemCategory", "text")
    .addColumn("licence", "text", (c) => c.notNull().defaultTo("all-rights-reserved"))
    .addColumn("licenceText", "text")
    .addColumn("access", "text", (c) =>
      c.notNull().defaultTo("private").check(sql`access in ('private', 'buyers', 'tier', 'public')`),
    )
    .addColumn("altText", "text")
    .addColumn("tags", sql`text[]`, (c) => c.notNull().defaultTo(sql`'{}'`))
    // The number of its newest file.
    .addColumn("number", "integer", (c) => c.notNull().defaultTo(1))
    // Rises with every save of what is written about it.
    .addColumn("revision", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn("updatedAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    // Thrown away: it can be taken back for 30 days.
    .addColumn("deletedAt", sql`timestamptz(3)`)
    .addCheckConstraint("asset_one_place", sql`"trackId" is null or "releaseId" is null`)
    .execute();
  await sql`create index asset_newest on asset ("workspaceId", "createdAt" desc, id desc) where "deletedAt" is null`.execute(
    db,
  );
  await sql`create index asset_of_kind on asset ("workspaceId", kind, "createdAt" desc, id desc) where "deletedAt" is null`.execute(
    db,
  );
  await sql`create index asset_thrown on asset ("deletedAt") where "deletedAt" is not null`.execute(db);
  await sql`create index asset_in_trash on asset ("workspaceId", "createdAt" desc, id desc) where "deletedAt" is not null`.execute(
    db,
  );
  for (const column of ["trackId", "releaseId"])
    await sql`create index ${sql.ref(`asset_${column}`)} on asset (${sql.ref(column)}, "createdAt" desc, id desc)`.execute(
      db,
    );
  await db.schema
    .createTable("assetVersion")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("assetId", "uuid", (c) => c.notNull().references("asset.id").onDelete("cascade"))
    .addColumn("number", "integer", (c) => c.notNull())
    .addColumn("fileName", "text", (c) => c.notNull())
    // By its bytes: jpg, pdf, wav and so on.
    .addColumn("format", "text", (c) => c.notNull())
    .addColumn("bytes", "bigint", (c) => c.notNull())
    .addColumn("sha256", "text", (c) => c.notNull())
    // Pixels, of pictures.
    .addColumn("width", "integer")
    .addColumn("height", "integer")
    .addColumn("isRgb", "boolean")
    // Of sounds, once they are decoded: 800 points, 0 to 255.
    .addColumn("durationMs", "integer")
    .addColumn("peaks", "bytea")
    .addColumn("listenBytes", "integer")
    // What there is to look at or listen to: nothing yet, made, or impossible.
    .addColumn("preview", "text", (c) =>
      c.notNull().defaultTo("none").check(sql`preview in ('none', 'making', 'ready', 'failed')`),
    )
    .addColumn("uploadedBy", "uuid", (c) => c.references("user.id").onDelete("set null"))
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createIndex("assetVersion_number")
    .unique()
    .on("assetVersion")
    .columns(["assetId", "number"])
    .execute();
  await sql`create index "assetVersion_unrendered" on "assetVersion" ("createdAt") where preview = 'making'`.execute(
    db,
  );
  await db.schema.createIndex("assetVersion_uploadedBy").on("assetVersion").column("uploadedBy").execute();
  await db.schema
    .createTable("assetLink")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("assetId", "uuid", (c) => c.notNull().references("asset.id").onDelete("cascade"))
    // The secret itself stands in the address alone.
    .addColumn("tokenHash", "text", (c) => c.notNull().unique())
    // For whom it was made, for the studio's own memory.
    .addColumn("label", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("allowsDownload", "boolean", (c) => c.notNull())
    .addColumn("expiresAt", sql`timestamptz(3)`, (c) => c.notNull())
    .addColumn("revokedAt", sql`timestamptz(3)`)
    .addColumn("views", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("lastViewedAt", sql`timestamptz(3)`)
    .addColumn("createdBy", "uuid", (c) => c.references("user.id").onDelete("set null"))
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createIndex("assetLink_newest")
    .on("assetLink")
    .columns(["assetId", "createdAt desc", "id desc"])
    .execute();
  await db.schema.createIndex("assetLink_createdBy").on("assetLink").column("createdBy").execute();
  await db.schema
    .createTable("assetDownload")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("assetId", "uuid", (c) => c.notNull().references("asset.id").onDelete("cascade"))
    .addColumn("versionId", "uuid", (c) => c.notNull().references("assetVersion.id").onDelete("cascade"))
    // Who, or by which link; neither for a visitor of a public file.
    .addColumn("userId", "uuid", (c) => c.references("user.id").onDelete("set null"))
    .addColumn("linkId", "uuid", (c) => c.references("assetLink.id").onDelete("set null"))
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createIndex("assetDownload_newest")
    .on("assetDownload")
    .columns(["assetId", "createdAt desc", "id desc"])
    .execute();
  for (const column of ["versionId", "userId", "linkId"])
    await db.schema.createIndex(`assetDownload_${column}`).on("assetDownload").column(column).execute();
  await db.schema
    .alterTable("upload")
    // Null: it becomes a track. Else what it becomes: {kind, assetId, trackId, releaseId, stemCategory}.
    .addColumn("assetPlan", "jsonb")
    .addColumn("assetId", "uuid", (c) => c.references("asset.id").onDelete("set null"))
    .execute();
  await db.schema.createIndex("upload_assetId").on("upload").column("assetId").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from upload where "assetPlan" is not null`.execute(db);
  await db.schema.alterTable("upload").dropColumn("assetId").dropColumn("assetPlan").execute();
  for (const table of ["assetDownload", "assetLink", "assetVersion", "asset"])
    await db.schema.dropTable(table).execute();
}
