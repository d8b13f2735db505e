import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index "release_of_genre_newest" on release (genre, date desc, id desc) where visibility = 'public'`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("release_of_genre_newest").execute();
}
