import { type Kysely, sql, type Transaction } from "kysely";
import type { DB } from "../tables.generated.ts";

export interface CollaboratorRow {
  playlistId: string;
  userId: string;
  name: string;
  joinedAt: Date;
}

/** Who fills these playlists beside their owners, the first to join first. */
export async function listCollaborators(
  db: Kysely<DB>,
  playlistIds: readonly string[],
): Promise<CollaboratorRow[]> {
  const { rows } = await sql<CollaboratorRow>`
    select filler."playlistId", filler."userId", coalesce(person."stageName", person.name) as name, filler."joinedAt"
    from "playlistCollaborator" filler join "user" person on person.id = filler."userId"
    where filler."playlistId" = any(${playlistIds}::uuid[])
    order by filler."joinedAt", filler."userId"`.execute(db);
  return rows;
}

/** Lets somebody fill it. False when they did before. */
export async function insertCollaborator(
  trx: Kysely<DB>,
  row: { playlistId: string; userId: string; joinedAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("playlistCollaborator")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** False when they did not fill it. */
export async function deleteCollaborator(
  trx: Transaction<DB>,
  playlistId: string,
  userId: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("playlistCollaborator")
    .where("playlistId", "=", playlistId)
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export interface ShownPerson {
  id: string;
  name: string;
  /** Of their page; null where they show none. */
  handle: string | null;
}

/** People by the names they are known by, and the handles of those who show a page. */
export async function listShownPeople(db: Kysely<DB>, ids: readonly string[]): Promise<ShownPerson[]> {
  const { rows } = await sql<ShownPerson>`
    select person.id, coalesce(person."stageName", person.name) as name, profile.handle
    from "user" person
    left join profile on profile."userId" = person.id and profile."isPublic" and person."suspendedAt" is null
    where person.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}
