import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("listeningLink")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("workspaceId", "uuid", (c) => c.notNull().references("workspace.id").onDelete("cascade"))
    // What is heard there: a release or one track.
    .addColumn("releaseId", "uuid", (c) => c.references("release.id").onDelete("cascade"))
    .addColumn("trackId", "uuid", (c) => c.references("track.id").onDelete("cascade"))
    // The secret itself stands in the address alone.
    .addColumn("tokenHash", "text", (c) => c.notNull().unique())
    // For whom it was made, for the studio's own memory.
    .addColumn("label", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("expiresAt", sql`timestamptz(3)`, (c) => c.notNull())
    .addColumn("revokedAt", sql`timestamptz(3)`)
    .addColumn("openings", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("lastOpenedAt", sql`timestamptz(3)`)
    .addColumn("createdBy", "uuid", (c) => c.references("user.id").onDelete("set null"))
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(sql`now()`))
    .addCheckConstraint("listeningLink_one", sql`num_nonnulls("releaseId", "trackId") = 1`)
    .execute();
  for (const column of ["releaseId", "trackId"])
    await db.schema
      .createIndex(`listeningLink_newest_${column}`)
      .on("listeningLink")
      .columns([column, "createdAt desc", "id desc"])
      .execute();
  for (const column of ["workspaceId", "createdBy"])
    await db.schema.createIndex(`listeningLink_${column}`).on("listeningLink").column(column).execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("listeningLink").execute();
}
