import { sql, type Transaction } from "kysely";
import {
  ALIKE_MOST,
  CHANCE_LISTENERS,
  FACTS_WEIGHT,
  LISTS_WEIGHT,
  TEMPO_REACH,
} from "../../../domain/discover/discover.ts";
import type { DB } from "../../tables.generated.ts";
import type { Step } from "./steps.ts";

/** Neighbours by tempo, in the same genre and mood, on each side: what a track is like that nobody played yet. */
export const NEIGHBOURS = 5;

/**
 * Writes anew what the next tracks are like, by who plays and likes both, by what stands together in playlists, and by their own facts.
 * However many lists somebody fills, they count once for each two tracks. A track that very many heard is a step of its own.
 */
export async function relateNext({ trx, after, sizes }: Step): Promise<string | null> {
  if (after === null) await sql`analyze "likenessSize"`.execute(trx);
  const ids = await nextTracks(trx, after, sizes);
  const last = ids.at(-1) ?? null;
  // Those between that are ranked no longer go with the others.
  await sql`
    delete from "trackLikeness" where (${after}::uuid is null or "trackId" > ${after}::uuid)
      and (${last}::uuid is null or "trackId" <= ${last}::uuid)`.execute(trx);
  if (last !== null) await writeLikeness(trx, ids);
  return last;
}

/** As many tracks as have so many listeners together, one at least. */
async function nextTracks(
  trx: Transaction<DB>,
  after: string | null,
  sizes: Step["sizes"],
): Promise<string[]> {
  const { rows } = await sql<{ id: string; before: number }>`
    select "trackId" as id,
      (sum(coalesce(size.listeners, 0)) over (order by "trackId") - coalesce(size.listeners, 0))::float8 as before
    from (
      select "trackId" from "discoverTrack" where ${after}::uuid is null or "trackId" > ${after}::uuid
      order by 1 limit ${sizes.tracks}::int
    ) next left join "likenessSize" size using ("trackId") order by 1`.execute(trx);
  return rows.filter(({ before }, place) => place === 0 || before < sizes.listeners).map(({ id }) => id);
}

async function writeLikeness(trx: Transaction<DB>, ids: readonly string[]): Promise<void> {
  await sql`
    with shared as (
      select one."trackId", other."trackId" as "otherId", sum(one.weight * other.weight) as weight, count(*) as listeners
      from "likenessTaste" one join "likenessTaste" other on other.listener = one.listener and other."trackId" <> one."trackId"
      where one."trackId" = any(${ids}::uuid[]) group by 1, 2
    ), together as (
      select one."trackId", other."trackId" as "otherId", count(distinct one."userId") as owners
      from "likenessList" one join "likenessList" other
        on other."playlistId" = one."playlistId" and other."trackId" <> one."trackId"
      where one."trackId" = any(${ids}::uuid[]) group by 1, 2
    ), pair as (
      select shared."trackId", shared."otherId", 0 as listed,
        shared.weight / (one.played * other.played) * shared.listeners / (shared.listeners + ${CHANCE_LISTENERS}::int) as played
      from shared join "likenessSize" one on one."trackId" = shared."trackId"
      join "likenessSize" other on other."trackId" = shared."otherId"
      union all
      select together."trackId", together."otherId",
        together.owners / (one.listed * other.listed) * together.owners / (together.owners + ${CHANCE_LISTENERS}::int), 0
      from together join "likenessSize" one on one."trackId" = together."trackId"
      join "likenessSize" other on other."trackId" = together."otherId"
      union all
      -- That it has a tempo is said once more: the index stands for those that have one, and a comparison of two columns does not tell.
      select track."trackId", near."trackId", 0, 0 from "discoverTrack" track, lateral (
        (select "trackId" from "discoverTrack" where genre = track.genre and mood = track.mood
          and bpm is not null and (bpm, "trackId") > (track.bpm, track."trackId") order by bpm, "trackId" limit ${NEIGHBOURS}::int)
        union all
        (select "trackId" from "discoverTrack" where genre = track.genre and mood = track.mood
          and bpm is not null and (bpm, "trackId") < (track.bpm, track."trackId") order by bpm desc, "trackId" desc limit ${NEIGHBOURS}::int)
      ) near where track."trackId" = any(${ids}::uuid[])
    ), reason as (
      select pair."trackId", pair."otherId", max(pair.played) as played, ${LISTS_WEIGHT}::float8 * max(pair.listed) as listed,
        ${FACTS_WEIGHT}::float8 * max(
        0.5 * coalesce(one.genre = other.genre, false)::int + 0.3 * coalesce(one.mood = other.mood, false)::int
        + 0.2 * coalesce(greatest(0, 1 - abs(one.bpm - other.bpm) / ${TEMPO_REACH}::float8), 0)) as facts
      from pair join "discoverTrack" one on one."trackId" = pair."trackId"
      join "discoverTrack" other on other."trackId" = pair."otherId" group by 1, 2
    ), alike as (
      select "trackId", "otherId", (greatest(played, listed) + facts)::real as score, listed > greatest(played, facts) as "isByLists"
      from reason
    )
    insert into "trackLikeness" ("trackId", "otherId", score, "isByLists")
    select "trackId", "otherId", score, "isByLists" from (
      select *, row_number() over (partition by "trackId" order by score desc, "otherId") as place from alike
    ) best where place <= ${ALIKE_MOST}::int`.execute(trx);
}
