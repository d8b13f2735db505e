import { type Kysely, sql } from "kysely";
import { MOST_MISSED_A_DAY } from "../../../domain/admin/missedSearch.ts";
import type { DB } from "../../tables.generated.ts";

/** How often a term found nothing on a day. */
export interface MissedCount {
  day: string;
  term: string;
  searches: number;
}

/** Adds to what is counted already. Once a day has its most terms, only those it knows go on being counted. */
export async function addMissedSearches(db: Kysely<DB>, counts: readonly MissedCount[]): Promise<void> {
  // In one order everywhere: two servers that count the same terms must not wait for each other.
  await sql`
    with given as (
      select day, term, searches, exists (
        select from "missedSearch" known where known.day = given.day and known.term = given.term
      ) as "isKnown"
      from unnest(
        ${counts.map(({ day }) => day)}::date[],
        ${counts.map(({ term }) => term)}::text[],
        ${counts.map(({ searches }) => searches)}::int[]
      ) given(day, term, searches)
    ), placed as (
      select *, row_number() over (partition by day, "isKnown" order by searches desc, term) as place,
        (select count(*) from "missedSearch" known where known.day = given.day) as "taken"
      from given
    )
    insert into "missedSearch" (day, term, searches)
    select day, term, searches from placed
    where "isKnown" or "taken" + place <= ${MOST_MISSED_A_DAY}
    order by day, term
    on conflict (day, term) do update set searches = "missedSearch".searches + excluded.searches`.execute(db);
}

/** What was looked for in vain on some days, the most frequent first. */
export async function listMissedSearches(
  db: Kysely<DB>,
  { from, until, most }: { from: Date; until: Date; most: number },
): Promise<{ term: string; searches: number; lastDay: string }[]> {
  const { rows } = await sql<{ term: string; searches: number; lastDay: string }>`
    select term, sum(searches)::int as searches, to_char(max(day), 'YYYY-MM-DD') as "lastDay"
    from "missedSearch"
    where day >= (${from}::timestamptz at time zone 'UTC')::date
      and day < (${until}::timestamptz at time zone 'UTC')::date
    group by term order by searches desc, term limit ${most}`.execute(db);
  return rows;
}

export async function deleteMissedSearches(db: Kysely<DB>, before: string): Promise<void> {
  await sql`delete from "missedSearch" where day < ${before}::date`.execute(db);
}
