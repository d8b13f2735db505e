import { type Kysely, type Selectable, type SqlBool, sql } from "kysely";
import { type KeysetPage, newestFirst } from "../keyset.ts";
import type { DB } from "../tables.generated.ts";
import { matchesFilter, type TrackFilter } from "./tracks.ts";

/** A track with everything that a table of tracks holds. */
export interface TableTrackRow extends Selectable<DB["track"]> {
  artistNames: string[];
  currency: string;
  releaseTitle: string | null;
  parentIsrc: string | null;
}

function tableTracks(db: Kysely<DB>) {
  return db
    .selectFrom("track")
    .selectAll("track")
    .select([
      sql<string[]>`coalesce((select array_agg(artist.name order by credit.position) from "trackArtist" credit
        join artist on artist.id = credit."artistId" where credit."trackId" = track.id), '{}')`.as(
        "artistNames",
      ),
      sql<string>`(select "defaultCurrency" from workspace where workspace.id = track."workspaceId")`.as(
        "currency",
      ),
      sql<string | null>`(select title from release where release.id = track."releaseId")`.as("releaseTitle"),
      sql<string | null>`(select isrc from track parent where parent.id = track."parentTrackId")`.as(
        "parentIsrc",
      ),
    ]);
}

/** One page of what an export holds, newest first. */
export function listTableTracks(
  db: Kysely<DB>,
  workspaceId: string,
  filter: TrackFilter,
  page: KeysetPage,
): Promise<TableTrackRow[]> {
  const query = tableTracks(db).where(matchesFilter(workspaceId, filter));
  return newestFirst(query, "track", page).execute() as Promise<TableTrackRow[]>;
}

/** Tracks of a workspace that have one of these ids or ISRCs, or are called like this in small letters. */
export function findTableTracks(
  db: Kysely<DB>,
  workspaceId: string,
  { ids, isrcs, titles }: { ids: readonly string[]; isrcs: readonly string[]; titles: readonly string[] },
): Promise<TableTrackRow[]> {
  return tableTracks(db)
    .where("track.workspaceId", "=", workspaceId)
    .where(
      sql<SqlBool>`(track.id = any(${ids}::uuid[]) or track.isrc = any(${isrcs}::text[])
        or lower(track.title) in (select lower(wanted) from unnest(${titles}::text[]) wanted))`,
    )
    .execute() as Promise<TableTrackRow[]>;
}
