import { type Kysely, sql } from "kysely";
import { among, type Days, onDays, type RankedTracks, ranked } from "../plays/rankedTracks.ts";
import type { DB } from "../tables.generated.ts";

/** The likes that a studio's tracks have today, of those given on these days where any are said. */
export function rankLiked(
  db: Kysely<DB>,
  workspaceId: string,
  days: Days | null,
  trackIds: readonly string[] | null,
): Promise<RankedTracks> {
  return ranked(
    db,
    sql`select track.id as "trackId", count(*) as count
      from "trackLike" mark join track on track.id = mark."trackId"
      where track."workspaceId" = ${workspaceId}::uuid
        ${days ? sql`and ${onDays(sql`mark."createdAt"`, days)}` : sql``}
        ${among(sql`track.id`, trackIds)}
      group by track.id`,
  );
}

/** Who follows the artists of a studio, each person once; `gained`: of these, who began on these days. */
export async function countFollowersOfStudio(
  db: Kysely<DB>,
  workspaceId: string,
  days: Days,
): Promise<{ total: number; gained: number }> {
  const { rows } = await sql<{ total: number; gained: number }>`
    select count(*)::int as total, (count(*) filter (where ${onDays(sql`since`, days)}))::int as gained
    from (
      select follow."userId", min(follow."createdAt") as since
      from follow join artist on artist.id = follow."artistId"
      where artist."workspaceId" = ${workspaceId}::uuid
      group by follow."userId"
    ) as people`.execute(db);
  return rows[0]!;
}
