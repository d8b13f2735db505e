import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("workspace")
    // Who stands on the © and ℗ lines of new releases; null: the studio's name.
    .addColumn("defaultCLineOwner", "text")
    .addColumn("defaultPLineOwner", "text")
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("workspace")
    .dropColumn("defaultCLineOwner")
    .dropColumn("defaultPLineOwner")
    .execute();
}
