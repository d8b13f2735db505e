import { type Kysely, sql } from "kysely";
import type { Recommended } from "../../domain/discover/because.ts";
import { LIKE_WEIGHT, WEIGHT_MOST } from "../../domain/discover/discover.ts";
import type { Candidate } from "../../domain/discover/row.ts";
import type { DB } from "../tables.generated.ts";
import { decayed } from "./decayed.ts";
import { CANDIDATE, isWanted, STILL_OUT, type Wanted } from "./shelves.ts";

/** So much of what a person likes, and heard last, speaks for others. */
const SEEDS = 200;
const MOST = 120;

/**
 * What is like the tracks that a person likes and plays, the strongest first, each with the one that speaks for it most. What they like
 * or played twice they know, and what their own studio made they need not be told of.
 */
export async function listRecommended(
  db: Kysely<DB>,
  userId: string,
  wanted: Wanted,
  now: Date,
): Promise<Recommended[]> {
  const { rows } = await sql<Recommended>`
    with liked as (
      select "trackId", "createdAt" from "trackLike" where "userId" = ${userId}::uuid order by "createdAt" desc limit ${SEEDS}::int
    ), heard as (
      select "trackId", "startedAt" from play where "listenerId" = ${userId}::uuid and outcome = 'counted'
      order by "startedAt" desc, id desc limit ${SEEDS}::int
    ), seed as (
      select "trackId", bool_or("isLiked") as "isLiked", least(sum(weight), ${WEIGHT_MOST}::float8) as weight, count(*) as times
      from (
        select "trackId", true as "isLiked", ${LIKE_WEIGHT}::float8 * ${decayed("liked.createdAt", now)} as weight from liked
        union all
        select "trackId", false, ${decayed("heard.startedAt", now)} from heard
      ) said group by 1
    ), told as (
      select alike."otherId", sum(seed.weight * alike.score) as score,
        (array_agg(seed."trackId" order by seed.weight * alike.score desc))[1] as "seedId",
        (array_agg(alike."isByLists" order by seed.weight * alike.score desc))[1] as "isByLists"
      from seed join "trackLikeness" alike on alike."trackId" = seed."trackId"
      where not exists (select from seed known where known."trackId" = alike."otherId" and (known."isLiked" or known.times > 1))
      group by 1
    )
    select ${CANDIDATE}, told.score, told."seedId", told."isByLists", seed."isLiked" as "isSeedLiked"
    from told join seed on seed."trackId" = told."seedId"
    join "discoverTrack" ranked on ranked."trackId" = told."otherId"
    join ${STILL_OUT}
    where ${isWanted(wanted)} and not exists (select from membership
      where membership."workspaceId" = ranked."workspaceId" and membership."userId" = ${userId}::uuid)
    order by told.score desc, ranked."trackId" limit ${MOST}::int`.execute(db);
  return rows;
}

/** What is like a track, the likest first. */
export async function listAlike(
  db: Kysely<DB>,
  trackId: string,
  wanted: Wanted,
  most: number,
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select ${CANDIDATE} from "trackLikeness" alike
    join "discoverTrack" ranked on ranked."trackId" = alike."otherId"
    join ${STILL_OUT}
    where alike."trackId" = ${trackId}::uuid and ${isWanted(wanted)}
    order by alike.score desc, alike."otherId" limit ${most}::int`.execute(db);
  return rows;
}
