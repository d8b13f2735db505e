import { type Insertable, type Kysely, type Selectable, type SqlBool, sql, type Transaction } from "kysely";
import type { DB } from "../tables.generated.ts";

export interface PlaylistRow extends Selectable<DB["playlist"]> {
  /** Whether the asker is one of those who fill it beside its owner. */
  isCollaborator: boolean;
}

const isFilledBy = (userId: string | null) =>
  sql<boolean>`exists (select from "playlistCollaborator" filler
    where filler."playlistId" = playlist.id and filler."userId" = ${userId}::uuid)`;

/** Playlists with what a reader is to each; the rule of who may read them is the caller's. */
export const selectPlaylists = (db: Kysely<DB>, userId: string | null) =>
  db.selectFrom("playlist").selectAll("playlist").select(isFilledBy(userId).as("isCollaborator"));

/** Those of these playlists that the person may read: their own, those they fill, and by its link each that is not private. */
export function findPlaylists(
  db: Kysely<DB>,
  ids: readonly string[],
  userId: string | null,
): Promise<PlaylistRow[]> {
  return selectPlaylists(db, userId)
    .where(sql<SqlBool>`playlist.id = any(${ids}::uuid[])`)
    .where(
      sql<SqlBool>`(playlist."ownerId" = ${userId}::uuid or ${isFilledBy(userId)} or (playlist.visibility <> 'private'
        and exists (select from "user" owner where owner.id = playlist."ownerId" and owner."suspendedAt" is null)))`,
    )
    .execute();
}

/** Playlists that a person made or fills with others, the last changed first. */
export function listPlaylistsOf(db: Kysely<DB>, userId: string): Promise<PlaylistRow[]> {
  return selectPlaylists(db, userId)
    .where(
      sql<SqlBool>`(playlist."ownerId" = ${userId}::uuid or playlist.id in (
        select "playlistId" from "playlistCollaborator" where "userId" = ${userId}::uuid))`,
    )
    .orderBy("playlist.updatedAt", "desc")
    .orderBy("playlist.id", "desc")
    .execute();
}

/** Holds playlists that the person owns or fills, in one order; others are left out. */
export function lockPlaylists(
  trx: Transaction<DB>,
  ids: readonly string[],
  userId: string,
): Promise<PlaylistRow[]> {
  return selectPlaylists(trx, userId)
    .where(sql<SqlBool>`playlist.id = any(${ids}::uuid[])`)
    .where(sql<SqlBool>`(playlist."ownerId" = ${userId}::uuid or ${isFilledBy(userId)})`)
    .orderBy("playlist.id")
    .forUpdate("playlist")
    .execute();
}

/** The same of one; undefined where it is not theirs or not there. */
export async function lockPlaylist(
  trx: Transaction<DB>,
  id: string,
  userId: string,
): Promise<PlaylistRow | undefined> {
  const [playlist] = await lockPlaylists(trx, [id], userId);
  return playlist;
}

/** Holds the playlist that a link invites to; undefined once the link is revoked. */
export function lockInvitedPlaylist(
  trx: Transaction<DB>,
  invitationTokenHash: string,
  userId: string,
): Promise<PlaylistRow | undefined> {
  return selectPlaylists(trx, userId)
    .where("invitationTokenHash", "=", invitationTokenHash)
    .forUpdate("playlist")
    .executeTakeFirst();
}

/** What a link offers; undefined once it is revoked. */
export function findInvitedPlaylist(
  db: Kysely<DB>,
  invitationTokenHash: string,
): Promise<{ id: string; title: string; ownerName: string } | undefined> {
  return db
    .selectFrom("playlist")
    .innerJoin("user as owner", "owner.id", "playlist.ownerId")
    .where("invitationTokenHash", "=", invitationTokenHash)
    .where("owner.suspendedAt", "is", null)
    .select(["playlist.id", "playlist.title", "owner.name as ownerName"])
    .executeTakeFirst();
}

/** Counts a person's own playlists under the lock of their row, so that two tabs do not pass the limit together. */
export async function countPlaylists(trx: Transaction<DB>, ownerId: string): Promise<number> {
  await trx.selectFrom("user").select("id").where("id", "=", ownerId).forUpdate().execute();
  const { count } = await trx
    .selectFrom("playlist")
    .where("ownerId", "=", ownerId)
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertPlaylist(trx: Kysely<DB>, playlist: Insertable<DB["playlist"]>): Promise<void> {
  await trx.insertInto("playlist").values(playlist).execute();
}

export type PlaylistChange = Partial<
  Pick<
    Selectable<DB["playlist"]>,
    "title" | "description" | "visibility" | "folder" | "rule" | "invitationId" | "invitationTokenHash"
  >
>;

/** Writes what changed of it, if only its items, and counts its version on. */
export async function changePlaylist(
  trx: Transaction<DB>,
  id: string,
  now: Date,
  change: PlaylistChange = {},
): Promise<void> {
  await trx
    .updateTable("playlist")
    .set({ ...change, version: sql<number>`version + 1`, updatedAt: now })
    .where("id", "=", id)
    .execute();
}

/** What people write of a playlist. */
const WORDS = ["title", "description", "visibility", "folder", "rule"] as const;

/** Writes the words of locked playlists as they are given, and counts their versions on. */
export async function writePlaylists(
  trx: Transaction<DB>,
  playlists: readonly Pick<PlaylistRow, "id" | (typeof WORDS)[number]>[],
  now: Date,
): Promise<void> {
  const columns = (name: (typeof WORDS)[number]) => playlists.map((playlist) => playlist[name]);
  const assignments = sql.join(WORDS.map((name) => sql`${sql.ref(name)} = written.${sql.ref(name)}`));
  const ids = playlists.map(({ id }) => id);
  await sql`
    update playlist set ${assignments}, version = playlist.version + 1, "updatedAt" = ${now}
    from unnest(${ids}::uuid[], ${sql.join(WORDS.map((name) => sql`${columns(name)}::text[]`))})
      written (id, ${sql.join(WORDS.map((name) => sql.ref(name)))})
    where playlist.id = any(${ids}::uuid[]) and playlist.id = written.id`.execute(trx);
}

export async function deletePlaylistRow(trx: Transaction<DB>, id: string): Promise<void> {
  await trx.deleteFrom("playlist").where("id", "=", id).execute();
}
