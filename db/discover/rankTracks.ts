import { sql, type Transaction } from "kysely";
import { CHART_DAYS, RISING_DAMPING, RISING_DAYS, RISING_FLOOR } from "../../domain/discover/discover.ts";
import type { DB } from "../tables.generated.ts";

// What everybody finds by themselves: public, ready, on no release that is hidden or still to come, of a studio in good standing.
const FOUND = sql`
  track
  join workspace on workspace.id = track."workspaceId" and workspace."suspendedAt" is null and workspace."deletedAt" is null
  left join release on release.id = track."releaseId"
  left join heard on heard."trackId" = track.id
  where track.visibility = 'public' and track.state = 'ready'
    and (release.id is null
      or (release.visibility = 'public' and release.state <> 'preorder' and not release."hideFromSearch"))`;

/** Works out facts and ranks of every track that everybody finds, and how many there are by genre and mood. Rows that are right stay untouched. */
export async function rankTracks(trx: Transaction<DB>, now: Date): Promise<void> {
  // Large platforms are ranked for longer than a request may take, and nobody waits for it.
  await sql`set local statement_timeout = 0`.execute(trx);
  const daysBefore = (days: number) => sql`(${now}::timestamptz at time zone 'utc')::date - ${days}::int`;
  await sql`
    with heard as (
      select "trackId", sum(plays)::int as month,
        coalesce(sum(plays) filter (where day > ${daysBefore(RISING_DAYS)}), 0)::int as week,
        coalesce(sum(plays) filter (where day > ${daysBefore(2 * RISING_DAYS)} and day <= ${daysBefore(RISING_DAYS)}), 0)::int
          as before
      from "playDay" where outcome = 'counted' and day > ${daysBefore(CHART_DAYS)} group by 1
    ), found as (
      select track.id as "trackId", track."workspaceId",
        (select credit."artistId" from "trackArtist" credit where credit."trackId" = track.id order by credit.position limit 1)
          as "artistId",
        track.genre, track.mood, track.bpm, coalesce(track.explicit = 'explicit', false) as "isExplicit",
        exists (select from jsonb_each_text(coalesce(track."aiDisclosure", '{}'::jsonb)) part where part.value = 'generated')
          as "isAiMade",
        coalesce(release.date, track."createdAt") as "outAt", coalesce(heard.month, 0) as "monthPlays",
        coalesce(heard.week, 0) as "weekPlays",
        case when heard.week >= ${RISING_FLOOR}::int
          then ((heard.week + ${RISING_DAMPING}::int)::real / (heard.before + ${RISING_DAMPING}::int))::real end as growth,
        hashtext(track.id::text) as shuffle
      from ${FOUND}
    ), gone as (
      delete from "discoverTrack" kept where not exists (select from found where found."trackId" = kept."trackId")
    )
    insert into "discoverTrack" as kept ("trackId", "workspaceId", "artistId", genre, mood, bpm, "isExplicit", "isAiMade",
      "outAt", "monthPlays", "weekPlays", growth, shuffle)
    select found.* from found
    on conflict ("trackId") do update set ("workspaceId", "artistId", genre, mood, bpm, "isExplicit", "isAiMade", "outAt",
      "monthPlays", "weekPlays", growth, shuffle) = (excluded."workspaceId", excluded."artistId", excluded.genre, excluded.mood,
      excluded.bpm, excluded."isExplicit", excluded."isAiMade", excluded."outAt", excluded."monthPlays", excluded."weekPlays",
      excluded.growth, excluded.shuffle)
    where (kept.*) is distinct from (excluded.*)`.execute(trx);
  await sql`delete from "discoverHub"`.execute(trx);
  await sql`
    insert into "discoverHub" (kind, slug, tracks)
    select 'genre', genre, count(*) from "discoverTrack" where genre is not null group by genre
    union all
    select 'mood', mood, count(*) from "discoverTrack" where mood is not null group by mood`.execute(trx);
}
