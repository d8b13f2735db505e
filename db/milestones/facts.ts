import { type Kysely, sql, type Transaction } from "kysely";
import type { ReleaseFactsForSteps } from "../../domain/milestones/facts.ts";
import type { DB } from "../tables.generated.ts";

/** What is true of a release by now, in one statement. */
export async function findFactsForSteps(
  db: Kysely<DB>,
  releaseId: string,
): Promise<ReleaseFactsForSteps | undefined> {
  const { rows } = await sql<ReleaseFactsForSteps>`
    select release.state, release."wentLiveAt", release."coverKey" is not null as "hasCover", release.upc,
      count(track.id)::int as "trackCount",
      (count(track.id) filter (where track.state <> 'ready'))::int as "unreadyTracks",
      (count(track.id) filter (where track.isrc is null))::int as "tracksWithoutIsrc"
    from release
      left join "releaseTrack" place on place."releaseId" = release.id
      left join track on track.id = place."trackId"
    where release.id = ${releaseId}::uuid group by release.id`.execute(db);
  return rows[0];
}

/** Releases of which something changed that a step may have waited for (`milestoneDue_of_release`). */
export async function listChangedReleases(db: Kysely<DB>, limit: number): Promise<string[]> {
  const rows = await db.selectFrom("milestoneDue").select("releaseId").distinct().limit(limit).execute();
  return rows.map(({ releaseId }) => releaseId);
}

/** Takes the notes of a release away before it is looked at: what changes from now on leaves new ones. */
export async function takeNotes(trx: Transaction<DB>, releaseId: string): Promise<void> {
  await trx.deleteFrom("milestoneDue").where("releaseId", "=", releaseId).execute();
}
