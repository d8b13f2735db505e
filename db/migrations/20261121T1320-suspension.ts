import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["user", "workspace"])
    await db.schema
      .alterTable(table)
      .addColumn("suspendedAt", sql`timestamptz(3)`)
      .addColumn("suspensionReason", "text")
      .execute();
  await db.schema.createIndex("user_newest").on("user").columns(["createdAt desc", "id desc"]).execute();
  await db.schema
    .createIndex("workspace_newest")
    .on("workspace")
    .columns(["createdAt desc", "id desc"])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("workspace_newest").execute();
  await db.schema.dropIndex("user_newest").execute();
  for (const table of ["user", "workspace"])
    await db.schema.alterTable(table).dropColumn("suspensionReason").dropColumn("suspendedAt").execute();
}
