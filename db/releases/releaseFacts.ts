import { type Kysely, sql } from "kysely";
import type { DB } from "../tables.generated.ts";

/** Everything about a release that lists leave out. */
export type ReleaseFacts = Awaited<ReturnType<typeof listReleaseFacts>>[number];

/** What is written about these releases, with what their tracks and artists add up to, in one statement. */
export function listReleaseFacts(db: Kysely<DB>, ids: readonly string[]) {
  return db
    .selectFrom("release")
    .where("release.id", "in", ids)
    .select([
      "id",
      "workspaceId",
      "state",
      "date",
      "genre",
      "upc",
      "coverKey",
      "typeChosen",
      "label",
      "catalogNumber",
      sql<string | null>`"releaseDay"::text`.as("releaseDay"),
      sql<string>`to_char("releaseTime", 'HH24:MI')`.as("releaseTime"),
      "timezone",
      sql<string | null>`"originalReleaseDay"::text`.as("originalReleaseDay"),
      "cLineYear",
      "cLineOwner",
      "pLineYear",
      "pLineOwner",
      "territories",
      "excludedTerritories",
      "language",
      "description",
      "creditsText",
      "licence",
      "coverAlt",
      "coverWidth",
      "coverHeight",
      "coverBytes",
      "coverIsRgb",
      "coverAttested",
      "hideFromSearch",
      "preorderFrom",
      "priceMinor",
      "suggestedPriceMinor",
      "isPriceFixed",
      "audience",
      "wentLiveAt",
      "createdAt",
    ])
    .select((eb) => [
      eb
        .selectFrom("workspace")
        .whereRef("workspace.id", "=", "release.workspaceId")
        .select("workspace.defaultCurrency")
        .$asScalar()
        .as("currency"),
      eb
        .selectFrom("workspace")
        .whereRef("workspace.id", "=", "release.workspaceId")
        .select("workspace.timezone")
        .$asScalar()
        .as("workspaceTimezone"),
      ofTracks(sql`count(*)`).as("trackCount"),
      ofTracks(sql`count(*) filter (where track.state <> 'ready')`).as("unreadyTracks"),
      ofTracks(sql`count(*) filter (where track.isrc is null)`).as("tracksWithoutIsrc"),
      ofTracks(sql`count(*) filter (where track.explicit = 'explicit')`).as("explicitTracks"),
      ofTracks(sql`coalesce(sum(track."durationMs"), 0)`).as("durationMs"),
      sql<number>`(select count(*)::int from "releaseArtist" where "releaseId" = release.id)`.as(
        "artistCount",
      ),
    ])
    .execute();
}

function ofTracks(what: ReturnType<typeof sql>) {
  return sql<number>`(
    select (${what})::int from "releaseTrack" place join track on track.id = place."trackId"
    where place."releaseId" = release.id)`;
}
