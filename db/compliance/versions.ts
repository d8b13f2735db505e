import { type Kysely, sql } from "kysely";
import type { DB } from "../tables.generated.ts";

/** The versions of a release and of its tracks, by id. Empty for a release that is not in these workspaces. */
export async function listVersions(
  db: Kysely<DB>,
  releaseId: string,
  workspaceIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; version: number }>`
    with own as (select id, version from release where id = ${releaseId}::uuid and "workspaceId" = any(${workspaceIds}::uuid[]))
    select id, version from own
    union all
    select track.id, track.version from own
    join "releaseTrack" place on place."releaseId" = own.id join track on track.id = place."trackId"`.execute(
    db,
  );
  return new Map(rows.map(({ id, version }) => [id, version]));
}
