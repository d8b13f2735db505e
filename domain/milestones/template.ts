import { onField, type Problem, problem, type Refusal, refusal } from "../words/refusal.ts";
import type { TeamRole } from "../workspaces/team.ts";
import { hasCycle } from "./dependencies.ts";
import {
  type Channel,
  isOffset,
  MAX_MILESTONES,
  offsetWrong,
  titleProblem,
  tooManySteps,
} from "./milestone.ts";
import { isSeedKey } from "./seedTemplate.ts";

export const MAX_TEMPLATES = 30;
export const MAX_TEMPLATE_NAME = 80;
const KEY = /^[a-zA-Z0-9-]{1,40}$/;

/** One step of a template. */
export interface TemplateStep {
  /** Once in its template. Those of our own template tell what the product can see by itself (`facts.ts`). */
  key: string;
  /** Null: the words that the product has for the key, in both languages. */
  title: string | null;
  /** Days after the release; below 0 before it. */
  offsetDays: number;
  ownerRole: TeamRole | null;
  /** Keys of steps of the same template. */
  dependsOn: readonly string[];
  channel: Channel | null;
}

export interface GivenStep {
  key: string;
  title?: string | null | undefined;
  offsetDays: number;
  ownerRole?: TeamRole | null | undefined;
  dependsOn?: readonly string[] | null | undefined;
  channel?: Channel | null | undefined;
}

/** The first thing that is wrong with a template; null when it can be kept. */
export function templateProblem(name: string, steps: readonly GivenStep[]): Problem<"name" | "steps"> | null {
  if (!name.trim()) return problem("name", "milestones.templateNameMissing");
  if (name.trim().length > MAX_TEMPLATE_NAME)
    return problem("name", "milestones.templateNameTooLong", { max: MAX_TEMPLATE_NAME });
  return onField("steps", stepsProblem(steps));
}

function stepsProblem(steps: readonly GivenStep[]): Refusal | null {
  if (steps.length === 0) return refusal("milestones.templateEmpty");
  if (steps.length > MAX_MILESTONES) return tooManySteps();
  const keys = new Set(steps.map(({ key }) => key));
  if (keys.size < steps.length || steps.some(({ key }) => !KEY.test(key)))
    return refusal("milestones.keysWrong");
  for (const step of steps) {
    const untitled = !step.title?.trim();
    const title = untitled && isSeedKey(step.key) ? null : titleProblem(step.title ?? "");
    if (title) return title;
    if (!isOffset(step.offsetDays)) return offsetWrong();
    if (step.dependsOn?.some((key) => !keys.has(key))) return refusal("milestones.dependencyUnknown");
  }
  return hasCycle(steps.map(({ key, dependsOn }) => ({ key, dependsOn: dependsOn ?? [] })))
    ? refusal("milestones.dependencyCycle")
    : null;
}

/** The steps as they are kept. Call once `templateProblem` has nothing against them. */
export function tidySteps(steps: readonly GivenStep[]): TemplateStep[] {
  return steps.map(({ key, title, offsetDays, ownerRole, dependsOn, channel }) => ({
    key,
    title: title?.trim() || null,
    offsetDays,
    ownerRole: ownerRole ?? null,
    dependsOn: [...new Set(dependsOn ?? [])],
    channel: channel ?? null,
  }));
}
