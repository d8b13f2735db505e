import { type Kysely, sql } from "kysely";

/** Lists that administrators make, shown to everybody on /discover; and what stands together in playlists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const at = sql`timestamptz(3)`;
  await db.schema
    .createTable("curatedList")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("titleEn", "text", (c) => c.notNull())
    .addColumn("titleEs", "text", (c) => c.notNull())
    .addColumn("textEn", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("textEs", "text", (c) => c.notNull().defaultTo(""))
    // Who chose it, as everybody reads it.
    .addColumn("curator", "text", (c) => c.notNull())
    // The first and the last day, YYYY-MM-DD in UTC. Null: from now on, and without an end.
    .addColumn("shownFrom", "text")
    .addColumn("shownTo", "text")
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("createdAt", at, (c) => c.notNull())
    .addColumn("updatedAt", at, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("curatedList_order").on("curatedList").columns(["position", "id"]).execute();
  await db.schema
    .createTable("curatedItem")
    .addColumn("listId", "uuid", (c) => c.notNull().references("curatedList.id").onDelete("cascade"))
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("trackId", "uuid", (c) => c.references("track.id").onDelete("cascade"))
    .addColumn("releaseId", "uuid", (c) => c.references("release.id").onDelete("cascade"))
    .addPrimaryKeyConstraint("curatedItem_pkey", ["listId", "position"])
    .addCheckConstraint("curatedItem_one", sql`num_nonnulls("trackId", "releaseId") = 1`)
    .execute();
  for (const column of ["trackId", "releaseId"])
    await db.schema.createIndex(`curatedItem_${column}`).on("curatedItem").column(column).execute();
  // Whether it is above all what people put together in playlists that says so.
  await db.schema
    .alterTable("trackLikeness")
    .addColumn("isByLists", "boolean", (c) => c.notNull().defaultTo(false))
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("trackLikeness").dropColumn("isByLists").execute();
  for (const table of ["curatedItem", "curatedList"]) await db.schema.dropTable(table).execute();
}
