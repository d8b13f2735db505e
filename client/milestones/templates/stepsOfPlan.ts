import { isOffset } from "../../../domain/milestones/milestone.ts";
import { daysBetween } from "../../../domain/releases/planner/planDays.ts";
import type { MilestoneTemplateStepInput } from "../../__generated__/useTemplateVerbsSaveMutation.graphql.ts";

interface Planned {
  readonly id: string;
  readonly stepKey: string | null | undefined;
  readonly isOwnTitle: boolean;
  readonly title: { readonly en: string };
  readonly offsetDays: number | null | undefined;
  readonly isDueByHand: boolean;
  readonly dueDay: string | null | undefined;
  readonly ownerRole: MilestoneTemplateStepInput["ownerRole"];
  readonly channel: MilestoneTemplateStepInput["channel"];
  readonly dependsOn: readonly string[];
}

/**
 * A plan as the steps of a template. A day that somebody chose becomes its distance from the release; a step whose place
 * nobody can tell stands on release day.
 */
export function stepsOfPlan(
  plan: readonly Planned[],
  releaseDay: string | null,
): MilestoneTemplateStepInput[] {
  const keys = new Map(plan.map(({ id, stepKey }, at) => [id, stepKey ?? `own-${at + 1}`]));
  return plan.map((step) => ({
    key: keys.get(step.id)!,
    title: step.isOwnTitle ? step.title.en : null,
    offsetDays: placeOf(step, releaseDay),
    ownerRole: step.ownerRole ?? null,
    channel: step.channel ?? null,
    dependsOn: step.dependsOn.flatMap((id) => keys.get(id) ?? []),
  }));
}

function placeOf({ offsetDays, isDueByHand, dueDay }: Planned, releaseDay: string | null): number {
  const chosen = dueDay && releaseDay ? daysBetween(releaseDay, dueDay) : null;
  const place = isDueByHand ? (chosen ?? offsetDays) : (offsetDays ?? chosen);
  return place != null && isOffset(place) ? place : 0;
}
