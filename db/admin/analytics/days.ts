import { type Kysely, type RawBuilder, sql } from "kysely";
import type { DB } from "../../tables.generated.ts";

/** Whole days in UTC: `until` is the midnight after the last of them. */
export interface Days {
  from: Date;
  until: Date;
}

export interface SignUpDay {
  day: string;
  fans: number;
  artists: number;
}

/** Who joined on each day, by the side on which they began. */
export function countSignUps(db: Kysely<DB>, days: Days): Promise<SignUpDay[]> {
  return daily<SignUpDay>(
    db,
    days,
    sql`select ${utcDay("createdAt")} as day,
        count(*) filter (where not ${BEGAN_AS_ARTIST})::int as fans,
        count(*) filter (where ${BEGAN_AS_ARTIST})::int as artists
      from "user" where ${within("createdAt", days)} group by 1`,
    ["fans", "artists"],
  );
}

/** Whoever converted later began as a fan all the same. */
const BEGAN_AS_ARTIST = sql`coalesce("registrationFlow" = 'indee', 'artist' = any(capabilities))`;

export interface ActiveDay {
  day: string;
  people: number;
}

/** How many people were here on each day. */
export function countActive(db: Kysely<DB>, days: Days): Promise<ActiveDay[]> {
  return daily<ActiveDay>(
    db,
    days,
    sql`select day, sum(people)::int as people from (${activeCounts(days)}) counts group by 1`,
    ["people"],
  );
}

/** The finished days' numbers, and the people of those that are not counted yet. */
export function activeCounts({ from, until }: Days): RawBuilder<unknown> {
  const isWithin = sql`day >= ${utcDate(from)} and day < ${utcDate(until)}`;
  return sql`
    select day, people from "activeDay" where ${isWithin}
    union all select day, count(*) from "activityDay" where ${isWithin} group by day`;
}

export interface GrowthDay {
  day: string;
  workspaces: number;
  tracks: number;
}

/** Workspaces opened and tracks uploaded on each day. */
export function countGrowth(db: Kysely<DB>, days: Days): Promise<GrowthDay[]> {
  return daily<GrowthDay>(
    db,
    days,
    sql`select day, sum(workspaces)::int as workspaces, sum(tracks)::int as tracks from (
        select ${utcDay("createdAt")} as day, count(*) as workspaces, 0 as tracks
        from workspace where ${within("createdAt", days)} group by 1
        union all select ${utcDay("createdAt")}, 0, count(*) from track where ${within("createdAt", days)} group by 1
      ) counts group by 1`,
    ["workspaces", "tracks"],
  );
}

/** A row for each day, the oldest first, with zero where `counted` has nothing. */
async function daily<Row>(
  db: Kysely<DB>,
  { from, until }: Days,
  counted: RawBuilder<unknown>,
  columns: readonly string[],
): Promise<Row[]> {
  const numbers = columns.map((column) => sql`coalesce(counted.${sql.ref(column)}, 0) as ${sql.ref(column)}`);
  const { rows } = await sql<Row>`
    select to_char(series.day, 'YYYY-MM-DD') as day, ${sql.join(numbers)}
    from (
      select generate_series(${utcDate(from)}, ${utcDate(until)} - 1, interval '1 day')::date as day
    ) series left join (${counted}) counted on counted.day = series.day
    order by series.day`.execute(db);
  return rows;
}

/** The rows whose moment lies in the days. */
export function within(column: string, { from, until }: Days): RawBuilder<boolean> {
  return sql`(${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${until})`;
}

function utcDay(column: string): RawBuilder<string> {
  return sql`(${sql.ref(column)} at time zone 'UTC')::date`;
}

export function utcDate(at: Date): RawBuilder<string> {
  return sql`(${at}::timestamptz at time zone 'UTC')::date`;
}
