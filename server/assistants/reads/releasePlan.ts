import { MAX_MILESTONES } from "../../../domain/milestones/milestone.ts";
import type { Words } from "../../../domain/milestones/seedTemplate.ts";
import { squeezed, stepsTooLate } from "../../../domain/milestones/squeeze.ts";
import { localTimeOf } from "../../../domain/releases/localTime.ts";
import { addDays, daysBetween } from "../../../domain/releases/planner/planDays.ts";
import type { Reader } from "../../providers/assistant.ts";

/** The plan that every studio has, beside a release and the steps that it has already. */
export const RELEASE_PLAN = `query AssistantReleasePlan($id: ID!) {
  seedMilestones { key words { en es } offsetDays }
  node(id: $id) {
    ... on Release {
      id version title versionTitle state
      privateFields { releaseDay timezone }
      milestones { id stepKey }
    }
  }
}`;

interface TemplateStep {
  key: string;
  words: Words;
  offsetDays: number;
}
interface PlannedRelease {
  id: string;
  version: number;
  title: string;
  versionTitle: string | null;
  state: string;
  privateFields: { releaseDay: string | null; timezone: string } | null;
  milestones: { id: string; stepKey: string | null }[] | null;
}
interface Data {
  seedMilestones: TemplateStep[];
  node: PlannedRelease | null;
}

/** Whether it is still on its way, so that its day can be chosen. */
export function isToCome({ state }: { state: string }): boolean {
  return ["draft", "checking", "ready", "scheduled", "preorder"].includes(state);
}

/** A step that a plan would get, and its day. */
export interface StepToCome {
  title: Words;
  day: string;
}

/** The plan of a release, counted back from a day. */
export interface ReleasePlan {
  release: PlannedRelease;
  /** How far away the day is; below 0 where it is over. */
  daysAhead: number;
  /** What it would get, in the order of the days. */
  steps: StepToCome[];
  /** Those whose usual day is over by now; the days of `steps` are drawn together then. */
  tooLate: StepToCome[];
  /** Steps that it has already, and that stay. */
  standing: number;
  /** Whether there is room for them. */
  fits: boolean;
}

/** Counts the plan of a release back from a day; null where its steps cannot be read. */
export async function readReleasePlan(
  read: Reader,
  id: string,
  releaseDay: string,
  now: Date,
): Promise<ReleasePlan | null> {
  const data = await read<Data>(RELEASE_PLAN, { id });
  const release = data?.node;
  if (!data || !release?.privateFields || !release.milestones) return null;
  const today = localTimeOf(now, release.privateFields.timezone).day;
  const ahead = { today, releaseDay };
  const standing = new Set(release.milestones.map(({ stepKey }) => stepKey));
  const missing = (steps: readonly TemplateStep[]): StepToCome[] =>
    steps
      .filter(({ key }) => !standing.has(key))
      .map(({ words, offsetDays }) => ({ title: words, day: addDays(releaseDay, offsetDays) }))
      .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const usual = missing(data.seedMilestones);
  const isShort = stepsTooLate(data.seedMilestones, ahead) > 0;
  return {
    release,
    daysAhead: daysBetween(today, releaseDay),
    steps: missing(squeezed(data.seedMilestones, ahead)),
    tooLate: isShort ? usual.filter(({ day }) => day < today) : [],
    standing: release.milestones.length,
    fits: release.milestones.length + usual.length <= MAX_MILESTONES,
  };
}
