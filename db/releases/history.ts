import { type Kysely, sql } from "kysely";
import type { DB } from "../tables.generated.ts";

/** Something that happened to a release. */
export interface ReleaseEvent {
  id: string;
  /** As the audit log names it: "release.live"; "release.revise" for a change of what was out. */
  action: string;
  createdAt: Date;
  /** Null for what the server did itself, and for people who are gone. */
  actorName: string | null;
  /** Why, where one was asked for. */
  reason: string | null;
}

/** The last things that happened to a release, newest first (`audit_of_entity`, `releaseRevision_newest`). */
export async function listReleaseEvents(
  db: Kysely<DB>,
  releaseId: string,
  limit: number,
): Promise<ReleaseEvent[]> {
  const { rows } = await sql<ReleaseEvent>`
    select event.id, event.action, event."createdAt", "user".name as "actorName", event.reason from (
      (select id, action, "createdAt", "actorId", null as reason from audit
        where entity = 'release' and "entityId" = ${releaseId}::text order by "createdAt" desc, id desc limit ${limit})
      union all
      (select id, 'release.revise', "createdAt", "userId", reason from "releaseRevision"
        where "releaseId" = ${releaseId}::uuid order by "createdAt" desc, id desc limit ${limit})
    ) event left join "user" on "user".id = event."actorId"
    order by event."createdAt" desc, event.id desc limit ${limit}`.execute(db);
  return rows;
}
