import { type Kysely, sql } from "kysely";
import {
  BADGES_MOST,
  type BadgeKind,
  EARLY_MS,
  MANY_PLAYS,
  WHOLE_SONGS,
} from "../../domain/library/badge.ts";
import { isHeardByAll } from "../catalog/releases.ts";
import type { DB } from "../tables.generated.ts";
import { IS_OPEN } from "./marks.ts";

export interface BadgeRow {
  kind: BadgeKind;
  /** Of `hundred`. */
  artistId: string | null;
  /** Of `early` and `whole`. */
  releaseId: string | null;
  /** When the play began that earned it. */
  earnedAt: Date;
}

const IN_GOOD_STANDING = sql`workspace."suspendedAt" is null and workspace."deletedAt" is null`;

/**
 * What somebody's counted plays earned, the latest first. It is read from their history each time, so that nothing is left of it once that is
 * cleared; what is no longer everybody's earns nothing.
 */
export async function listListeningBadges(db: Kysely<DB>, userId: string): Promise<BadgeRow[]> {
  const { rows } = await sql<BadgeRow>`
    with heard as materialized (
      select "trackId", "startedAt", id from play where "listenerId" = ${userId}::uuid and outcome = 'counted'
    ), out as (
      select release.id, release.date from release join workspace on workspace.id = release."workspaceId"
      where ${isHeardByAll} and ${IN_GOOD_STANDING}
        and release.id in (select part."releaseId" from "releaseTrack" part join heard on heard."trackId" = part."trackId")
    ), song as (
      select out.id as "releaseId", track.id as "trackId", (select min("startedAt") from heard where heard."trackId" = track.id) as "firstAt"
      from out join "releaseTrack" part on part."releaseId" = out.id
      join track on track.id = part."trackId" and track.state = 'ready' and track.visibility = 'public'
    ), earned as (
      select 'early' as kind, null::uuid as "artistId", out.id as "releaseId", min(heard."startedAt") as "earnedAt"
      from out join "releaseTrack" part on part."releaseId" = out.id join heard on heard."trackId" = part."trackId"
        and heard."startedAt" >= out.date and heard."startedAt" < out.date + ${EARLY_MS}::float8 * interval '1 millisecond'
      group by out.id
      union all
      select 'hundred', artist.id, null, played."startedAt" from (
        select credit."artistId", heard."startedAt",
          row_number() over (partition by credit."artistId" order by heard."startedAt", heard.id) as place
        from heard join "trackArtist" credit on credit."trackId" = heard."trackId"
      ) played join artist on artist.id = played."artistId"
      join workspace on workspace.id = artist."workspaceId" and ${IN_GOOD_STANDING}
      where played.place = ${MANY_PLAYS}::int and ${IS_OPEN.artist}
      union all
      select 'whole', null, "releaseId", max("firstAt") from song
      group by "releaseId" having count(*) >= ${WHOLE_SONGS}::int and count("firstAt") = count(*)
    )
    select * from earned order by "earnedAt" desc, kind, "releaseId", "artistId" limit ${BADGES_MOST}::int`.execute(
    db,
  );
  return rows;
}
