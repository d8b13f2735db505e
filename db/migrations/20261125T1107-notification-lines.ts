import type { Kysely } from "kysely";

/** Parts of a notification that lead somewhere by themselves: a JSON array as text, so that an erasure takes names out of it as out of the rest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("notification").addColumn("lines", "text").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("notification").dropColumn("lines").execute();
}
