import { type Kysely, sql } from "kysely";

/** What a person's own edits wrote over is listed, the latest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index "overwrittenValue_ofPerson" on "overwrittenValue" ("overwrittenBy", "overwrittenAt" desc, id desc)`.execute(
    db,
  );
  await db.schema.dropIndex("overwrittenValue_overwrittenBy").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("overwrittenValue_overwrittenBy")
    .on("overwrittenValue")
    .column("overwrittenBy")
    .execute();
  await db.schema.dropIndex("overwrittenValue_ofPerson").execute();
}
