import type { Kysely } from "kysely";

// The session that asked for the change stays when it is done; all others end.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("emailChange").addColumn("sessionId", "uuid").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("emailChange").dropColumn("sessionId").execute();
}
