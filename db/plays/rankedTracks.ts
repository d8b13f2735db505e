import { type Kysely, type RawBuilder, sql } from "kysely";
import type { DB } from "../tables.generated.ts";

/** How often tracks of a studio were counted: all of them together, and those that were most of it. */
export interface RankedTracks {
  total: number;
  /** The most counted first. */
  tracks: readonly { trackId: string; count: number }[];
}

/** As many are named; those behind them are in the total. */
export const RANKED_MOST = 50;

/** Days of UTC, the last among them. */
export interface Days {
  from: string;
  to: string;
}

/**
 * What plays of a studio's tracks counted on these days; of some of its tracks where these are named. Whole months are read as
 * such, the days before and behind them one by one.
 */
export function rankPlayed(
  db: Kysely<DB>,
  workspaceId: string,
  { from, to }: Days,
  trackIds: readonly string[] | null,
): Promise<RankedTracks> {
  // Where no whole month lies between, the first one begins behind the last: then the days before and behind are all days.
  const firstMonth = sql`date_trunc('month', ${from}::date + interval '1 month' - interval '1 day')::date`;
  const pastMonths = sql`date_trunc('month', ${to}::date + 1)::date`;
  const ofStudio = sql`"workspaceId" = ${workspaceId}::uuid ${among(sql`"trackId"`, trackIds)}`;
  return ranked(
    db,
    sql`select "trackId", sum(plays) as count from (
        select "trackId", plays from "playMonth"
        where ${ofStudio} and month >= ${firstMonth} and month < ${pastMonths}
        union all
        select "trackId", plays from "playDay"
        where ${ofStudio} and outcome = 'counted' and day >= ${from}::date and day < least(${firstMonth}, ${to}::date + 1)
        union all
        select "trackId", plays from "playDay"
        where ${ofStudio} and outcome = 'counted' and day >= greatest(${firstMonth}, ${pastMonths}) and day <= ${to}::date
      ) heard group by "trackId"`,
  );
}

/** A moment that lies on one of these days of UTC. */
export function onDays(moment: RawBuilder<unknown>, { from, to }: Days): RawBuilder<unknown> {
  return sql`${moment} >= ${from}::date::timestamp at time zone 'UTC'
    and ${moment} < (${to}::date + 1)::timestamp at time zone 'UTC'`;
}

/** Only of these tracks; null: of all. */
export const among = (column: RawBuilder<unknown>, ids: readonly string[] | null) =>
  ids ? sql`and ${column} = any(${ids}::uuid[])` : sql``;

/** The most counted first, from rows of a track and its count. */
export async function ranked(db: Kysely<DB>, counts: RawBuilder<unknown>): Promise<RankedTracks> {
  const { rows } = await sql<{ trackId: string; count: number; total: number }>`
    select "trackId", count::int as count, (sum(count) over ())::int as total
    from (${counts}) as counted order by count desc, "trackId" limit ${sql.lit(RANKED_MOST)}`.execute(db);
  return { total: rows[0]?.total ?? 0, tracks: rows.map(({ trackId, count }) => ({ trackId, count })) };
}
