import { type Kysely, sql } from "kysely";
import type { DB } from "../tables.generated.ts";
import { todayOf } from "./milestones.ts";

/** How far the plan of a release is. What was skipped counts as done. */
export interface Progress {
  releaseId: string;
  done: number;
  total: number;
  /** Open steps whose day is over. */
  late: number;
}

/** How far the plans of these releases are, in one statement (`milestone_of_release`); releases without one are left out. */
export function listProgress(db: Kysely<DB>, releaseIds: readonly string[], now: Date): Promise<Progress[]> {
  const today = sql`(${todayOf(now)})::date`;
  return db
    .selectFrom("milestone")
    .innerJoin("release", "release.id", "milestone.releaseId")
    .innerJoin("workspace", "workspace.id", "milestone.workspaceId")
    .where("milestone.releaseId", "in", releaseIds)
    .where("milestone.deletedAt", "is", null)
    .groupBy("milestone.releaseId")
    .select([
      "milestone.releaseId",
      sql<number>`(count(*) filter (where milestone.state in ('done', 'skipped')))::int`.as("done"),
      sql<number>`count(*)::int`.as("total"),
      sql<number>`(count(*) filter (where milestone.state in ('todo', 'doing') and milestone."dueDay" < ${today}
        and (milestone."snoozedUntil" is null or milestone."snoozedUntil" <= ${today})))::int`.as("late"),
    ])
    .execute();
}
