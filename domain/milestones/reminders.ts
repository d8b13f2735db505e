import { addDays } from "../releases/planner/planDays.ts";
import { type Standing, statusOf } from "./milestone.ts";

/** An open step, as far as telling somebody about it is concerned. */
export interface Remindable extends Standing {
  dueDay: string;
  remindDaysBefore: readonly number[];
  /** The last day on which somebody was reminded. */
  remindedDay: string | null;
  /** The day of which somebody was told that it went by. */
  lateToldFor: string | null;
}

export type Reminder = "near" | "late";

/**
 * What is to be told of a step today, once each: that its day comes near, at the latest of its moments that is there and was
 * not told; or that its day went by. Null when there is nothing new. A moment that was missed is made up for.
 */
export function reminderOf(step: Remindable, today: string): Reminder | null {
  const { dueDay, snoozedUntil, remindDaysBefore, remindedDay, lateToldFor } = step;
  if (snoozedUntil !== null && snoozedUntil > today) return null;
  if (statusOf(step, today) === "late") return lateToldFor === dueDay ? null : "late";
  const moments = remindDaysBefore.map((days) => addDays(dueDay, -days)).filter((day) => day <= today);
  const last = moments.sort().at(-1);
  return dueDay >= today && last !== undefined && (remindedDay === null || remindedDay < last)
    ? "near"
    : null;
}
