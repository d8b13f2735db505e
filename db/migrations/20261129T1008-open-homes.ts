import { type Kysely, sql } from "kysely";

/** Songs whose home is a release that fewer people find than another one they are on: that other one is their home. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    with open as (
      select place."trackId", release.id, release.visibility, release.state, release.date, release."createdAt",
        case release.visibility when 'public' then 2 when 'unlisted' then 1 else 0 end as openness
      from "releaseTrack" place join release on release.id = place."releaseId"),
    best as (
      select distinct on ("trackId") "trackId", id, openness from open
      order by "trackId", openness desc, (state = 'live') desc, (state = 'archived'), date nulls last, "createdAt", id)
    update track set "releaseId" = best.id
    from best, release home
    where best."trackId" = track.id and home.id = track."releaseId"
      and best.openness > case home.visibility when 'public' then 2 when 'unlisted' then 1 else 0 end
  `.execute(db);
}

/** Which release was the home before is nowhere kept; any that a song is on is a true one. */
export async function down(): Promise<void> {}
