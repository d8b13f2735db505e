import { type Kysely, sql } from "kysely";
import { kindCode } from "../search/doc.ts";
import type { DB } from "../tables.generated.ts";

/** A line of a list from elsewhere, in the form that titles are compared in. */
export interface WantedTrack {
  /** Twelve characters, or empty. */
  isrc: string;
  title: string;
  /** Empty: by whomever. */
  artist: string;
}

export interface MatchedTrack {
  /** Place among those asked for, from 0. */
  at: number;
  id: string;
  title: string;
  versionTitle: string | null;
  artistNames: string[];
}

/**
 * For each line the public track that it means, if there is one: by its code first, else by title and artist, the most heard of
 * several.
 */
export async function matchTracks(db: Kysely<DB>, wanted: readonly WantedTrack[]): Promise<MatchedTrack[]> {
  const { rows } = await sql<MatchedTrack>`
    with asked as (
      select isrc, title, artist, (place - 1)::int as at
      from unnest(${wanted.map(({ isrc }) => isrc)}::text[], ${wanted.map(({ title }) => title)}::text[],
        ${wanted.map(({ artist }) => artist)}::text[]) with ordinality as given (isrc, title, artist, place)),
    found as (
      select asked.at, track.id, 0 as rank, track.popularity from asked
      join track on track.isrc = asked.isrc and track.visibility = 'public' and track.state = 'ready'
      where asked.isrc <> ''
      union all
      select asked.at, doc."entityId", 1, doc.popularity from asked
      join "searchDoc" doc on doc.kind = ${sql.lit(kindCode("track"))} and doc.visibility = 'public' and doc.title = asked.title
      where asked.title <> ''
        and (asked.artist = '' or position(' ' || asked.artist || ' ' in ' ' || doc.names || ' ') > 0
          or position(' ' || doc.names || ' ' in ' ' || asked.artist || ' ') > 0)),
    best as (select distinct on (at) at, id from found order by at, rank, popularity desc, id)
    select best.at, track.id, track.title, track."versionTitle",
      array(select artist.name from "trackArtist" credit join artist on artist.id = credit."artistId"
        where credit."trackId" = track.id order by credit.position) as "artistNames"
    from best join track on track.id = best.id and track.visibility = 'public' and track.state = 'ready'
    order by best.at`.execute(db);
  return rows;
}
