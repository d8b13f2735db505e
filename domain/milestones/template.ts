import type { TeamRole } from "../workspaces/team.ts";
import { DEPENDENCY_CYCLE, DEPENDENCY_UNKNOWN, hasCycle } from "./dependencies.ts";
import {
  type Channel,
  isOffset,
  MAX_MILESTONES,
  type MilestoneProblem,
  OFFSET_WRONG,
  TOO_MANY_STEPS,
  titleProblem,
} from "./milestone.ts";
import { isSeedKey } from "./seedTemplate.ts";

export const MAX_TEMPLATES = 30;
export const MAX_TEMPLATE_NAME = 80;
const KEY = /^[a-zA-Z0-9-]{1,40}$/;

export const TEMPLATE_NAME_MISSING = "A template needs a name.";
export const TEMPLATE_NAME_LENGTH = "The name of a template holds at most 80 characters.";
export const TEMPLATE_NAME_TAKEN = "This studio has a template of this name already.";
export const TOO_MANY_TEMPLATES = "A studio keeps at most 30 templates. Delete one first.";
export const TEMPLATE_EMPTY = "A template needs at least one step.";
export const KEYS_WRONG = "Each step of a template has a key of its own.";

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
export function templateProblem(name: string, steps: readonly GivenStep[]): MilestoneProblem | null {
  if (!name.trim()) return { field: "name", message: TEMPLATE_NAME_MISSING };
  if (name.trim().length > MAX_TEMPLATE_NAME) return { field: "name", message: TEMPLATE_NAME_LENGTH };
  const message = stepsProblem(steps);
  return message ? { field: "steps", message } : null;
}

function stepsProblem(steps: readonly GivenStep[]): string | null {
  if (steps.length === 0) return TEMPLATE_EMPTY;
  if (steps.length > MAX_MILESTONES) return TOO_MANY_STEPS;
  const keys = new Set(steps.map(({ key }) => key));
  if (keys.size < steps.length || steps.some(({ key }) => !KEY.test(key))) return KEYS_WRONG;
  for (const step of steps) {
    const untitled = !step.title?.trim();
    const title = untitled && isSeedKey(step.key) ? null : titleProblem(step.title ?? "");
    if (title) return title;
    if (!isOffset(step.offsetDays)) return OFFSET_WRONG;
    if (step.dependsOn?.some((key) => !keys.has(key))) return DEPENDENCY_UNKNOWN;
  }
  return hasCycle(steps.map(({ key, dependsOn }) => ({ key, dependsOn: dependsOn ?? [] })))
    ? DEPENDENCY_CYCLE
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
