import { type Kysely, sql } from "kysely";

/** How much a person hears of an artist whom they follow. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("follow")
    .addColumn("level", "text", (c) =>
      c.notNull().defaultTo("everything").check(sql`level in ('everything', 'releases', 'nothing')`),
    )
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("follow").dropColumn("level").execute();
}
