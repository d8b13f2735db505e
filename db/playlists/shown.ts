import { type Kysely, sql } from "kysely";
import { type KeysetPage, newestFirst } from "../keyset.ts";
import type { DB } from "../tables.generated.ts";
import { type PlaylistRow, selectPlaylists } from "./playlists.ts";

/** The playlists of a person that everybody may find, the last changed first. */
export function listShownPlaylists(
  db: Kysely<DB>,
  ownerId: string,
  readerId: string | null,
  page: KeysetPage,
): Promise<PlaylistRow[]> {
  const shown = selectPlaylists(db, readerId)
    .where("playlist.ownerId", "=", ownerId)
    .where("playlist.visibility", "=", sql.lit("public"));
  return newestFirst(shown, "playlist", page, "updatedAt").execute();
}

export async function countShownPlaylists(db: Kysely<DB>, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom("playlist")
    .where("ownerId", "=", ownerId)
    .where("visibility", "=", "public")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
