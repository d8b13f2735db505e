import { type Kysely, sql } from "kysely";

/** What a track is like is answered by the index alone: a person's likes and plays ask for some thousand of such lines at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index "trackLikeness_best"`.execute(db);
  await sql`create index "trackLikeness_best" on "trackLikeness" ("trackId", score desc, "otherId") include ("isByLists")`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index "trackLikeness_best"`.execute(db);
  await sql`create index "trackLikeness_best" on "trackLikeness" ("trackId", score desc, "otherId")`.execute(
    db,
  );
}
