import type { Kysely, Selectable } from "kysely";
import type { DB } from "../tables.generated.ts";

const COLUMNS = [
  "id",
  "versionTitle",
  "subGenre",
  "furtherMoods",
  "instruments",
  "language",
  "explicit",
  "pLineYear",
  "pLineOwner",
  "recordingYear",
  "recordingCountry",
  "isCover",
  "coverLicence",
  "isLive",
  "isRemix",
  "parentTrackId",
  "aiDisclosure",
  "previewStartMs",
  "maxFreePlays",
  "priceMinor",
  "suggestedPriceMinor",
  "isPriceFixed",
  "downloadAllowed",
  "creditsText",
  "masterFormat",
  "masterBytes",
  "masterSha256",
] as const;

/** What a track says of itself beyond what lists show. */
export type RecordingRow = Pick<Selectable<DB["track"]>, (typeof COLUMNS)[number]> & { currency: string };

/** The rest of tracks that the viewer has already been given, in one statement. */
export function findRecordings(db: Kysely<DB>, trackIds: readonly string[]): Promise<RecordingRow[]> {
  return db
    .selectFrom("track")
    .innerJoin("workspace", "workspace.id", "track.workspaceId")
    .where("track.id", "in", trackIds)
    .select(COLUMNS.map((column) => `track.${column}` as const))
    .select("workspace.defaultCurrency as currency")
    .execute();
}

/** Where a track comes from, from its parent upwards; ends by itself, because no track comes from itself. */
export async function listAncestors(db: Kysely<DB>, trackId: string): Promise<string[]> {
  const rows = await db
    .withRecursive("ancestor", (cte) =>
      cte
        .selectFrom("track")
        .select(["track.id", "track.parentTrackId"])
        .where("track.id", "=", trackId)
        // "union", not "union all": a circle, should there ever be one, is walked once.
        .union(
          cte
            .selectFrom("track")
            .innerJoin("ancestor", "ancestor.parentTrackId", "track.id")
            .select(["track.id", "track.parentTrackId"]),
        ),
    )
    .selectFrom("ancestor")
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}
