import { isDay } from "../releases/localTime.ts";
import { daysBetween } from "../releases/planner/planDays.ts";
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

export const TITLE_MISSING = "A step needs a title.";
export const TITLE_LENGTH = "A title holds at most 160 characters.";
export const DUE_WRONG = "Choose a day.";
export const OFFSET_WRONG = "A step lies at most 730 days before or after the release.";
export const CHECKLIST_WRONG = "A checklist holds at most 30 points, with at most 200 characters each.";
export const REMINDERS_WRONG = "A step reminds at most five times, up to 60 days before.";
export const COMMENT_MISSING = "Write something first.";
export const COMMENT_LENGTH = "A comment holds at most 2,000 characters.";
export const SNOOZE_WRONG = "Choose a day after today, within a year.";
export const TOO_MANY_STEPS = "A release holds at most 100 steps.";
export const ASSIGNEE_UNKNOWN = "Choose somebody from your team.";

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

export interface MilestoneProblem {
  field: string;
  message: string;
}

/** The first thing that is wrong with an edit in itself; null when nothing is. */
export function milestoneProblem(edit: MilestoneEdit): MilestoneProblem | null {
  const { title, dueDay, offsetDays, checklist, remindDaysBefore } = edit;
  const wrong = (field: keyof MilestoneEdit, message: string | null) => (message ? { field, message } : null);
  return (
    (title === undefined ? null : wrong("title", titleProblem(title ?? ""))) ??
    (dueDay ? wrong("dueDay", isDay(dueDay) ? null : DUE_WRONG) : null) ??
    (offsetDays == null ? null : wrong("offsetDays", isOffset(offsetDays) ? null : OFFSET_WRONG)) ??
    wrong("checklist", isChecklist(checklist ?? []) ? null : CHECKLIST_WRONG) ??
    wrong("remindDaysBefore", areReminders(remindDaysBefore ?? []) ? null : REMINDERS_WRONG)
  );
}

export function titleProblem(title: string): string | null {
  if (!title.trim()) return TITLE_MISSING;
  return title.trim().length > MAX_MILESTONE_TITLE ? TITLE_LENGTH : null;
}

export function commentProblem(text: string): string | null {
  if (!text.trim()) return COMMENT_MISSING;
  return text.trim().length > MAX_COMMENT ? COMMENT_LENGTH : null;
}

/** Whether a step may rest until this day. */
export function snoozeProblem(until: string, today: string): string | null {
  if (!isDay(until)) return SNOOZE_WRONG;
  const days = daysBetween(today, until);
  return days > 0 && days <= MAX_SNOOZE_DAYS ? null : SNOOZE_WRONG;
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
