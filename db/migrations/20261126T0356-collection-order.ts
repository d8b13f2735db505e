import { type Kysely, sql } from "kysely";

/** A shown collection is read page by page, the latest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index "trackLike_latest" on "trackLike" ("userId", "createdAt" desc, "trackId" desc)`.execute(
    db,
  );
  await sql`create index "releaseSave_latest" on "releaseSave" ("userId", "createdAt" desc, "releaseId" desc)`.execute(
    db,
  );
  await sql`create index "playlist_shown" on playlist ("ownerId", "updatedAt" desc, id desc)
    where visibility = 'public'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const index of ["trackLike_latest", "releaseSave_latest", "playlist_shown"])
    await db.schema.dropIndex(index).execute();
}
