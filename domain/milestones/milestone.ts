import { isDay } from "../releases/localTime.ts";
import { daysBetween } from "../releases/planner/planDays.ts";
import { onField, type Problem, problem, type Refusal, refusal } from "../words/refusal.ts";
import type { TeamRole } from "../workspaces/team.ts";

/** Where a step can be put; `late` is what an open one becomes by itself when its day is over. */
export const MILESTONE_STATES = ["todo", "doing", "done", "skipped"] as const;
export type MilestoneState = (typeof MILESTONE_STATES)[number];
export const MILESTONE_STATUSES = [...MILESTONE_STATES, "late"] as const;
export type MilestoneStatus = (typeof MILESTONE_STATUSES)[number];

/** Where the work of a step happens. */
export const CHANNELS = ["studio", "rights", "shops", "press", "store", "fans", "numbers"] as const;
export type Channel = (typeof CHANNELS)[number];

/** What the history of a step tells. */
export const NOTE_KINDS = [
  "comment",
  "done",
  "doneByItself",
  "reopened",
  "skipped",
  "snoozed",
  "moved",
] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

export const MAX_MILESTONES = 100;
export const MAX_MILESTONE_TITLE = 160;
export const MAX_CHECKS = 30;
export const MAX_CHECK = 200;
export const MAX_COMMENT = 2000;
/** Days before or after the release. */
export const MAX_OFFSET = 730;
export const MAX_REMINDERS = 5;
export const MAX_REMIND_DAYS = 60;
export const MAX_SNOOZE_DAYS = 365;
/** A deleted step can be brought back for so long. */
export const KEPT_DELETED_DAYS = 30;
/** What a new step begins with: a week before its day, and the day before. */
export const REMIND_AT_FIRST: readonly number[] = [7, 1];

/** A point of a checklist. */
export interface Check {
  text: string;
  isDone: boolean;
}

/** What a person writes about a step. Absent fields stay as they are; null empties one. */
export interface MilestoneEdit {
  title?: string | null | undefined;
  /** A day such as 2027-03-05, from then on its own; null: no day. */
  dueDay?: string | null | undefined;
  /** Days after the release, below 0 before it: the day follows the release. */
  offsetDays?: number | null | undefined;
  checklist?: readonly Check[] | null | undefined;
  remindDaysBefore?: readonly number[] | null | undefined;
}

/** The first thing that is wrong with an edit in itself; null when nothing is. */
export function milestoneProblem(edit: MilestoneEdit): Problem<keyof MilestoneEdit> | null {
  const { title, dueDay, offsetDays, checklist, remindDaysBefore } = edit;
  if (title !== undefined) {
    const wrong = titleProblem(title ?? "");
    if (wrong) return onField("title", wrong);
  }
  if (dueDay && !isDay(dueDay)) return problem("dueDay", "milestones.dayWrong");
  if (offsetDays != null && !isOffset(offsetDays)) return onField("offsetDays", offsetWrong());
  if (!isChecklist(checklist ?? []))
    return problem("checklist", "milestones.checklistWrong", { max: MAX_CHECKS, length: MAX_CHECK });
  if (!areReminders(remindDaysBefore ?? []))
    return problem("remindDaysBefore", "milestones.remindersWrong", { days: MAX_REMIND_DAYS });
  return null;
}

export function titleProblem(title: string): Refusal | null {
  if (!title.trim()) return refusal("milestones.titleMissing");
  if (title.trim().length <= MAX_MILESTONE_TITLE) return null;
  return refusal("milestones.titleTooLong", { max: MAX_MILESTONE_TITLE });
}

export function commentProblem(text: string): Refusal | null {
  if (!text.trim()) return refusal("milestones.commentMissing");
  if (text.trim().length <= MAX_COMMENT) return null;
  return refusal("milestones.commentTooLong", { max: MAX_COMMENT });
}

/** Whether a step may rest until this day. */
export function snoozeProblem(until: string, today: string): Refusal | null {
  const days = isDay(until) ? daysBetween(today, until) : 0;
  return days > 0 && days <= MAX_SNOOZE_DAYS ? null : refusal("milestones.snoozeWrong");
}

export function offsetWrong(): Refusal {
  return refusal("milestones.offsetWrong", { max: MAX_OFFSET });
}

export function tooManySteps(): Refusal {
  return refusal("milestones.tooMany", { max: MAX_MILESTONES });
}

export function isOffset(days: number): boolean {
  return Number.isInteger(days) && Math.abs(days) <= MAX_OFFSET;
}

function isChecklist(checks: readonly Check[]): boolean {
  return (
    checks.length <= MAX_CHECKS && checks.every(({ text }) => text.trim() !== "" && text.length <= MAX_CHECK)
  );
}

function areReminders(days: readonly number[]): boolean {
  return (
    days.length <= MAX_REMINDERS &&
    days.every((each) => Number.isInteger(each) && each >= 0 && each <= MAX_REMIND_DAYS)
  );
}

/** Reminders as they are kept: each once, the earliest first. */
export function tidyReminders(days: readonly number[]): number[] {
  return [...new Set(days)].sort((one, other) => other - one);
}

/** A step, as far as its standing is concerned. Days are those of the release's time zone. */
export interface Standing {
  state: MilestoneState;
  dueDay: string | null;
  snoozedUntil: string | null;
}

export function isOpen({ state }: Pick<Standing, "state">): boolean {
  return state === "todo" || state === "doing";
}

/** Where a step stands today: late when it is open and its day is over, unless somebody lets it rest. */
export function statusOf(step: Standing, today: string): MilestoneStatus {
  const { state, dueDay, snoozedUntil } = step;
  const isResting = snoozedUntil !== null && snoozedUntil > today;
  return isOpen(step) && dueDay !== null && dueDay < today && !isResting ? "late" : state;
}

/** Who a step falls to: the one person of the team with its role; with none or several, nobody yet. */
export function assigneeOf(
  role: TeamRole | null,
  team: readonly { userId: string; role: string }[],
): string | null {
  const fitting = team.filter((member) => member.role === role);
  return fitting.length === 1 ? fitting[0]!.userId : null;
}
