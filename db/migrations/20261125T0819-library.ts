import { type Kysely, sql } from "kysely";

/** What people keep: tracks they like and releases they saved. Whom they follow is in `follow`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column, thing] of [
    ["trackLike", "trackId", "track"],
    ["releaseSave", "releaseId", "release"],
  ] as const) {
    // A whole library is read at once: the key begins with the person.
    await db.schema
      .createTable(table)
      .addColumn("userId", "uuid", (c) => c.notNull().references("user.id").onDelete("cascade"))
      .addColumn(column, "uuid", (c) => c.notNull().references(`${thing}.id`).onDelete("cascade"))
      .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull())
      .addPrimaryKeyConstraint(`${table}_pkey`, ["userId", column])
      .execute();
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ["trackLike", "releaseSave"]) await db.schema.dropTable(table).execute();
}
