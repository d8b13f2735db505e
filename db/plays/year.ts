import { type Kysely, sql } from "kysely";
import { YEAR_TOPS } from "../../domain/plays/year.ts";
import type { DB } from "../tables.generated.ts";

/** What somebody heard in a year, as far as it counted. */
export interface HeardYear {
  plays: number;
  /** When it was told of, in milliseconds: at least so much was heard. */
  heardMs: number;
  tracks: number;
  artists: number;
  /** Plays by month: twelve. */
  months: number[];
  /** Most played first; of what is still everybody's. */
  topTracks: { id: string; plays: number }[];
  topArtists: { id: string; plays: number }[];
  /** By slug of the vocabulary. */
  topGenres: { id: string; plays: number }[];
}

/** When somebody's counted plays began first and last; null before there is one. */
export async function findHeardSpan(
  db: Kysely<DB>,
  listenerId: string,
): Promise<{ first: Date; last: Date } | null> {
  const { rows } = await sql<{ first: Date | null; last: Date | null }>`
    select min("startedAt") as first, max("startedAt") as last from play
    where "listenerId" = ${listenerId}::uuid and outcome = 'counted'`.execute(db);
  const { first, last } = rows[0]!;
  return first && last ? { first, last } : null;
}

/** A year of somebody's own history, between the beginnings of its months; the last of thirteen is where it ends. */
export async function findHeardYear(
  db: Kysely<DB>,
  listenerId: string,
  months: readonly Date[],
): Promise<HeardYear> {
  const begins = months.map((month) => month.toISOString());
  const top = (
    id: string,
    from: string,
  ) => sql`coalesce((select json_agg(json_build_object('id', id, 'plays', plays))
    from (select ${sql.raw(id)} as id, count(*)::int as plays ${sql.raw(from)}
      group by 1 order by 2 desc, max(heard."startedAt") desc, 1 limit ${YEAR_TOPS}::int) best), '[]'::json)`;
  const { rows } = await sql<HeardYear>`
    with heard as materialized (
      select play."trackId", play."startedAt", play."heardMs", track.genre,
        track.visibility <> 'private' and track.state = 'ready' as "isOpen"
      from play join track on track.id = play."trackId"
      where "listenerId" = ${listenerId}::uuid and outcome = 'counted'
        and "startedAt" >= ${begins[0]}::timestamptz and "startedAt" < ${begins.at(-1)}::timestamptz
    ), credited as materialized (
      select heard.*, credit."artistId" from heard join "trackArtist" credit on credit."trackId" = heard."trackId"
    ), month as (
      select width_bucket("startedAt", ${begins}::timestamptz[]) as at, count(*)::int as plays from heard group by 1
    )
    select count(*)::int as plays, coalesce(sum("heardMs"), 0)::float8 as "heardMs",
      count(distinct "trackId")::int as tracks, (select count(distinct "artistId") from credited)::int as artists,
      (select json_agg(coalesce(month.plays, 0) order by at) from generate_series(1, 12) at left join month using (at)) as months,
      ${top('heard."trackId"', 'from heard where "isOpen"')} as "topTracks",
      ${top('heard."artistId"', 'from credited heard where "isOpen"')} as "topArtists",
      ${top("heard.genre", "from heard where genre is not null")} as "topGenres"
    from heard`.execute(db);
  return rows[0]!;
}
