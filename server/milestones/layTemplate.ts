import type { Transaction } from "kysely";
import { newId } from "../../db/ids.ts";
import { insertMilestones } from "../../db/milestones/milestones.ts";
import { listTeammates } from "../../db/milestones/teammates.ts";
import type { DB } from "../../db/tables.generated.ts";
import { assigneeOf, REMIND_AT_FIRST } from "../../domain/milestones/milestone.ts";
import type { TemplateStep } from "../../domain/milestones/template.ts";
import { addDays } from "../../domain/releases/planner/planDays.ts";
import { tickOff } from "./tickOff.ts";

interface PlanTarget {
  release: { id: string; workspaceId: string };
  /** Null while the release has no date. */
  releaseDay: string | null;
  /** The steps that are there by key, with their ids. */
  standing: ReadonlyMap<string, string>;
}

/**
 * Adds those steps of a template that a plan does not have yet, and ticks off what is true already. Call with the release
 * locked. Returns the ids of all steps of the template by key.
 */
export async function layTemplate(
  trx: Transaction<DB>,
  { release, releaseDay, standing }: PlanTarget,
  steps: readonly TemplateStep[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const { id: releaseId, workspaceId } = release;
  const ids = new Map(standing);
  const missing = steps.filter(({ key }) => !ids.has(key));
  for (const { key } of missing) ids.set(key, newId());
  const team = await listTeammates(trx, [workspaceId]);
  await insertMilestones(
    trx,
    missing.map(({ key, title, channel, ownerRole, offsetDays, dependsOn }) => ({
      ...{ id: ids.get(key)!, workspaceId, releaseId, stepKey: key, title, channel, ownerRole, offsetDays },
      dueDay: releaseDay && addDays(releaseDay, offsetDays),
      assigneeId: assigneeOf(ownerRole, team),
      remindDaysBefore: [...REMIND_AT_FIRST],
      dependsOn: dependsOn.map((each) => ids.get(each)!),
      ...{ createdAt: now, updatedAt: now },
    })),
  );
  await tickOff(trx, releaseId, now);
  return ids;
}
