import { sql, type Transaction } from "kysely";
import type { DB } from "../tables.generated.ts";

/** How many tracks a release has, and how many of them cannot be heard yet. */
export async function countTracksForTransition(
  trx: Transaction<DB>,
  releaseId: string,
): Promise<{ trackCount: number; unreadyTracks: number }> {
  const { rows } = await sql<{ trackCount: number; unreadyTracks: number }>`
    select count(*)::int as "trackCount", (count(*) filter (where track.state <> 'ready'))::int as "unreadyTracks"
    from "releaseTrack" place join track on track.id = place."trackId"
    where place."releaseId" = ${releaseId}::uuid`.execute(trx);
  return rows[0]!;
}
