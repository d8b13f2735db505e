import { sql, type Transaction } from "kysely";
import {
  ALIKE_MOST,
  CHANCE_LISTENERS,
  COMPARED_MOST,
  FACTS_WEIGHT,
  HALF_LIFE_MS,
  LIKE_WEIGHT,
  LISTS_WEIGHT,
  TEMPO_REACH,
  WEIGHT_MOST,
} from "../../../../domain/discover/discover.ts";
import type { DB } from "../../../tables.generated.ts";
import { decayed } from "../../decayed.ts";

/** Neighbours by tempo, in the same genre and mood, on each side: what a track is like that nobody played yet. */
const NEIGHBOURS = 5;
/** What is older says nothing any more, in half-lives. */
const FORGOTTEN = 6;

/** The same as the steps do, in one statement that reads like the rule: what they are held against. The tracks have to be ranked before. */
export async function relateAtOnce(trx: Transaction<DB>, now: Date): Promise<void> {
  const since = new Date(now.getTime() - FORGOTTEN * HALF_LIFE_MS);
  await sql`
    create temp table taste on commit drop as
    select listener, "trackId", weight from (
      select listener, "trackId", least(sum(weight), ${WEIGHT_MOST}::float8) as weight,
        row_number() over (partition by listener order by sum(weight) desc, "trackId") as place
      from (
        select coalesce("listenerId"::text, "listenerKey") as listener, "trackId", ${decayed("play.startedAt", now)} as weight
        from play where outcome = 'counted' and "startedAt" > ${since}
        union all
        select "userId"::text, "trackId", ${LIKE_WEIGHT}::float8 * ${decayed("trackLike.createdAt", now)}
        from "trackLike" where "createdAt" > ${since}
      ) said join "discoverTrack" using ("trackId") group by 1, 2
    ) theirs where place <= ${COMPARED_MOST}::int`.execute(trx);
  await sql`create index on taste (listener)`.execute(trx);
  await sql`analyze taste`.execute(trx);
  await sql`delete from "trackLikeness"`.execute(trx);
  await sql`
    with item as (
      select list.id as list, list."ownerId" as owner, "trackId",
        row_number() over (partition by list.id order by item."addedAt" desc, item.id) as place
      from playlist list join "playlistItem" item on item."playlistId" = list.id join "discoverTrack" using ("trackId")
      where list.visibility = 'public' and list.rule is null
    ), kept as (select distinct list, owner, "trackId" from item where place <= ${COMPARED_MOST}::int
    ), owners as (select "trackId", sqrt(count(distinct owner)) as size from kept group by 1
    ), together as (
      select one."trackId", other."trackId" as "otherId", count(distinct one.owner) as owners
      from kept one join kept other on other.list = one.list and other."trackId" <> one."trackId" group by 1, 2
    ), size as (select "trackId", sqrt(sum(weight * weight)) as size from taste group by 1),
    shared as (
      select one."trackId", other."trackId" as "otherId", sum(one.weight * other.weight) as weight, count(*) as listeners
      from taste one join taste other on other.listener = one.listener and other."trackId" <> one."trackId" group by 1, 2
    ), pair as (
      select shared."trackId", shared."otherId", 0 as listed,
        shared.weight / (one.size * other.size) * shared.listeners / (shared.listeners + ${CHANCE_LISTENERS}::int) as played
      from shared join size one on one."trackId" = shared."trackId" join size other on other."trackId" = shared."otherId"
      union all
      select together."trackId", together."otherId",
        together.owners / (one.size * other.size) * together.owners / (together.owners + ${CHANCE_LISTENERS}::int), 0
      from together join owners one on one."trackId" = together."trackId" join owners other on other."trackId" = together."otherId"
      union all
      select track."trackId", near."trackId", 0, 0 from "discoverTrack" track, lateral (
        (select "trackId" from "discoverTrack" where genre = track.genre and mood = track.mood
          and (bpm, "trackId") > (track.bpm, track."trackId") order by bpm, "trackId" limit ${NEIGHBOURS}::int)
        union all
        (select "trackId" from "discoverTrack" where genre = track.genre and mood = track.mood
          and (bpm, "trackId") < (track.bpm, track."trackId") order by bpm desc, "trackId" desc limit ${NEIGHBOURS}::int)
      ) near
    ), reason as (
      select pair."trackId", pair."otherId", max(pair.played) as played, ${LISTS_WEIGHT}::float8 * max(pair.listed) as listed,
        ${FACTS_WEIGHT}::float8 * max(
        0.5 * coalesce(one.genre = other.genre, false)::int + 0.3 * coalesce(one.mood = other.mood, false)::int
        + 0.2 * coalesce(greatest(0, 1 - abs(one.bpm - other.bpm) / ${TEMPO_REACH}::float8), 0)) as facts
      from pair join "discoverTrack" one on one."trackId" = pair."trackId"
      join "discoverTrack" other on other."trackId" = pair."otherId" group by 1, 2
    ), alike as (
      select "trackId", "otherId", greatest(played, listed) + facts as score, listed > greatest(played, facts) as "isByLists" from reason
    )
    insert into "trackLikeness" ("trackId", "otherId", score, "isByLists")
    select "trackId", "otherId", score, "isByLists" from (
      select *, row_number() over (partition by "trackId" order by score desc, "otherId") as place from alike
    ) best where place <= ${ALIKE_MOST}::int`.execute(trx);
}
