import { type Kysely, sql, type Transaction } from "kysely";
import { trackIsVisible } from "../catalog/tracks.ts";
import { isOfOneOf } from "../isOfOneOf.ts";
import type { DB } from "../tables.generated.ts";

const BY_LINK = ["public", "unlisted"];

export interface PlaylistItemRow {
  itemId: string;
  trackId: string;
  /** Whether this reader may see the track; what follows is empty where not. */
  isAvailable: boolean;
  title: string;
  versionTitle: string | null;
  isrc: string | null;
  durationMs: number;
  genre: string | null;
  releaseId: string | null;
  coverKey: string | null;
  artistNames: string[];
  addedBy: string | null;
  addedAt: Date;
}

// Of a track that the reader may not see not even its name is read.
const FACTS = (workspaceIds: readonly string[]) => {
  const visible = trackIsVisible(workspaceIds, BY_LINK);
  const seen = (column: string) => sql`case when ${visible} then ${sql.ref(column)} end`;
  return sql`${visible} as "isAvailable",
    coalesce(${seen("track.title")}, '') as title, ${seen("track.versionTitle")} as "versionTitle",
    ${seen("track.isrc")} as isrc, coalesce(${seen("track.durationMs")}, 0) as "durationMs", ${seen("track.genre")} as genre,
    ${seen("track.releaseId")} as "releaseId", ${seen("release.coverKey")} as "coverKey",
    case when ${visible} then array(
      select artist.name from "trackArtist" credit join artist on artist.id = credit."artistId"
      where credit."trackId" = track.id order by credit.position) else '{}' end as "artistNames"`;
};

/** A playlist's items in order, as somebody of these workspaces may see them. */
export async function listPlaylistItems(
  db: Kysely<DB>,
  playlistId: string,
  workspaceIds: readonly string[],
): Promise<PlaylistItemRow[]> {
  const { rows } = await sql<PlaylistItemRow>`
    select item.id as "itemId", item."trackId", item."addedBy", item."addedAt", ${FACTS(workspaceIds)}
    from "playlistItem" item
    join track on track.id = item."trackId"
    left join release on release.id = track."releaseId"
    where item."playlistId" = ${playlistId}::uuid
    order by item."orderKey", item.id`.execute(db);
  return rows;
}

/** These tracks as items of a playlist that fills itself, in this order. */
export async function listTracksAsItems(
  db: Kysely<DB>,
  trackIds: readonly string[],
  workspaceIds: readonly string[],
): Promise<PlaylistItemRow[]> {
  const { rows } = await sql<PlaylistItemRow>`
    select track.id as "itemId", track.id as "trackId", null as "addedBy", track."createdAt" as "addedAt", ${FACTS(workspaceIds)}
    from unnest(${trackIds}::uuid[]) with ordinality as wanted (id, place)
    join track on track.id = wanted.id
    left join release on release.id = track."releaseId"
    where ${trackIsVisible(workspaceIds, BY_LINK)}
    order by wanted.place`.execute(db);
  return rows;
}

export interface PlaylistSize {
  playlistId: string;
  items: number;
  /** Of the first four releases or songs that everybody can come to: cover key, id that art is drawn from, genre. */
  covers: { coverKey: string | null; id: string; genre: string | null }[];
}

/** How many items these playlists have, and what stands on their covers. */
export async function listPlaylistSizes(db: Kysely<DB>, ids: readonly string[]): Promise<PlaylistSize[]> {
  const { rows } = await sql<PlaylistSize>`
    select asked.id as "playlistId",
      (select count(*)::int from "playlistItem" item where item."playlistId" = asked.id) as items,
      coalesce((select json_agg(json_build_object('coverKey', "coverKey", 'id', id, 'genre', genre) order by "orderKey") from (
        select coalesce(track."releaseId", track.id) as id, min(release."coverKey") as "coverKey",
          min(coalesce(release.genre, track.genre)) as genre, min(item."orderKey") as "orderKey"
        from "playlistItem" item
        join track on track.id = item."trackId"
        left join release on release.id = track."releaseId"
        where item."playlistId" = asked.id and track.visibility <> 'private' and track.state = 'ready'
        group by coalesce(track."releaseId", track.id)
        order by min(item."orderKey") limit 4) covers), '[]'::json) as covers
    from unnest(${ids}::uuid[]) as asked (id)`.execute(db);
  return rows;
}

export async function countPlaylistItems(trx: Transaction<DB>, playlistId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from "playlistItem" where "playlistId" = ${playlistId}::uuid`.execute(trx);
  return rows[0]!.count;
}

/** Those of these tracks that somebody of these workspaces may hear. */
export async function listHearable(
  db: Kysely<DB>,
  trackIds: readonly string[],
  workspaceIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from track where id = any(${trackIds}::uuid[]) and state = 'ready'
      and (visibility <> 'private' or ${isOfOneOf("track.workspaceId", workspaceIds)})`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/**
 * The keys between which new items stand right before the item `beforeId`, without those that are about to move; at the end where
 * there is no such item (any more). Under the playlist's lock.
 */
export async function findOrderGap(
  trx: Transaction<DB>,
  playlistId: string,
  beforeId: string | null,
  moving: readonly string[],
): Promise<{ before: string | null; after: string | null }> {
  const { rows } = await sql<{ before: string | null; after: string | null }>`
    with others as (
      select id, "orderKey", lag("orderKey") over (order by "orderKey", id) as previous from "playlistItem"
      where "playlistId" = ${playlistId}::uuid and id <> all(${moving}::uuid[]))
    select previous as before, "orderKey" as after from others where id = ${beforeId}::uuid
    union all
    select max("orderKey"), null from others where not exists (select from others where id = ${beforeId}::uuid)`.execute(
    trx,
  );
  return rows[0] ?? { before: null, after: null };
}

export interface NewItem {
  id: string;
  trackId: string;
  orderKey: string;
}

/** Puts items there. One that is there already stays as it is. Returns how many are new. */
export async function insertPlaylistItems(
  trx: Kysely<DB>,
  playlistId: string,
  items: readonly NewItem[],
  { addedBy, addedAt }: { addedBy: string; addedAt: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into "playlistItem" ("playlistId", id, "trackId", "orderKey", "addedBy", "addedAt")
    select ${playlistId}::uuid, id, "trackId", "orderKey", ${addedBy}::uuid, ${addedAt}
    from unnest(${items.map(({ id }) => id)}::uuid[], ${items.map(({ trackId }) => trackId)}::uuid[],
      ${items.map(({ orderKey }) => orderKey)}::text[]) as given (id, "trackId", "orderKey")
    on conflict do nothing`.execute(trx);
  return Number(numAffectedRows ?? 0n);
}

/** Takes items out. Returns how many were there. */
export async function deletePlaylistItems(
  trx: Transaction<DB>,
  playlistId: string,
  ids: readonly string[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from "playlistItem" where "playlistId" = ${playlistId}::uuid and id = any(${ids}::uuid[])`.execute(
    trx,
  );
  return Number(numAffectedRows ?? 0n);
}

/** Those of these items that are there, in the order asked. */
export async function listPresentItems(
  trx: Transaction<DB>,
  playlistId: string,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select item.id from unnest(${ids}::uuid[]) with ordinality as asked (id, place)
    join "playlistItem" item on item."playlistId" = ${playlistId}::uuid and item.id = asked.id
    order by asked.place`.execute(trx);
  return rows.map(({ id }) => id);
}

export async function moveItems(
  trx: Transaction<DB>,
  playlistId: string,
  items: readonly { id: string; orderKey: string }[],
): Promise<void> {
  await sql`
    update "playlistItem" item set "orderKey" = given."orderKey"
    from unnest(${items.map(({ id }) => id)}::uuid[], ${items.map(({ orderKey }) => orderKey)}::text[]) as given (id, "orderKey")
    where item."playlistId" = ${playlistId}::uuid and item.id = given.id`.execute(trx);
}
