import { type Kysely, sql } from "kysely";
import { PLACED_OUTCOMES } from "../../domain/plays/play.ts";
import type { DB } from "../tables.generated.ts";

const HEARD = PLACED_OUTCOMES.filter((outcome) => outcome !== "ownStudio" && outcome !== "robot");

/** Whether anybody but its own studio, and no robot, told of hearing a track of the release since then (`play_track`). */
export async function isHeardSince(db: Kysely<DB>, releaseId: string, since: Date): Promise<boolean> {
  const { rows } = await sql<{ isHeard: boolean }>`
    select exists (select from "releaseTrack" place join play on play."trackId" = place."trackId"
      where place."releaseId" = ${releaseId}::uuid and play."startedAt" >= ${since}
        and play.outcome = any(${HEARD}::text[])) as "isHeard"`.execute(db);
  return rows[0]!.isHeard;
}
