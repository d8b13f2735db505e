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
    ), says as materialized (
      select alike."otherId", alike."isByLists", seed."trackId" as "seedId", seed."isLiked" as "isSeedLiked",
        seed.weight * alike.score as score
      from seed join "trackLikeness" alike on alike."trackId" = seed."trackId"
      where not exists (select from seed known where known."trackId" = alike."otherId" and (known."isLiked" or known.times > 1))
    ), best as (
      -- From the strongest down, until there are enough: of some thousand tracks most are never looked up.
      select found.*, told.score
      from (select "otherId", sum(score) as score from says group by 1 order by 2 desc, 1 offset 0) told, lateral (
        select ${CANDIDATE} from "discoverTrack" ranked join ${STILL_OUT}
        where ranked."trackId" = told."otherId" and ${isWanted(wanted)} and not exists (select from membership
          where membership."workspaceId" = ranked."workspaceId" and membership."userId" = ${userId}::uuid) offset 0) found
      order by told.score desc, told."otherId" limit ${MOST}::int
    )
    select * from (
      select distinct on (best.id) best.*, "seedId", "isByLists", "isSeedLiked"
      from best join says on says."otherId" = best.id order by best.id, says.score desc
    ) reasoned order by score desc, id`.execute(db);
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
