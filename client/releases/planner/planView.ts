import { isDay, localTimeOf } from "../../../domain/releases/localTime.ts";
import { addDays, monthOf, weekOf, weeksOfMonth } from "../../../domain/releases/planner/planDays.ts";
import { CLOSE_DAYS } from "../../../domain/releases/planner/planHints.ts";

export const PLAN_VIEWS = ["month", "week", "board", "weeks"] as const;
export type PlanViewName = (typeof PLAN_VIEWS)[number];

/** Days of the long view. */
export const LONG_VIEW_DAYS = 12 * 7;

/** What is looked at. */
export interface PlanView {
  name: PlanViewName;
  /** The day that the address names, else today. */
  day: string;
  /** Whether a month of the calendar is shown whole, not the weeks from this one on. */
  isCalendarMonth: boolean;
  /** What is shown, both days included. */
  first: string;
  last: string;
  /** Any day of the part before and of the part after. */
  before: string;
  after: string;
  /** What is asked for: two weeks more at both ends, whose releases may be close to what is shown. */
  asked: { from: string; days: number };
}

/** Weeks that are looked at while no day is named: this one and what follows. */
const WEEKS_FROM_NOW = 5;

/** The view that an address names: the weeks from this one on by itself. */
export function planViewOf(address: URLSearchParams, now = new Date()): PlanView {
  const name = PLAN_VIEWS.find((each) => each === address.get("view")) ?? "month";
  const asked = address.get("day") ?? "";
  // Before the studio's zone is known, the browser's own says which day it is.
  const day = isDay(asked) ? asked : localTimeOf(now, Intl.DateTimeFormat().resolvedOptions().timeZone).day;
  const isCalendarMonth = name === "month" && isDay(asked);
  const [first, last, before, after] =
    name === "month" && !isCalendarMonth ? weeksFrom(day) : spanOf(name, day);
  const days = LONG_VIEW_DAYS + 2 * CLOSE_DAYS;
  return {
    name,
    day,
    isCalendarMonth,
    first,
    last,
    before,
    after,
    asked: { from: addDays(first, -CLOSE_DAYS), days },
  };
}

type Span = [first: string, last: string, before: string, after: string];

/** From here one goes back to the whole of this month, and on to the next. */
function weeksFrom(today: string): Span {
  const monday = weekOf(today);
  return [monday, addDays(monday, 7 * WEEKS_FROM_NOW - 1), monthOf(today), monthOf(today, 1)];
}

function spanOf(name: PlanViewName, day: string): Span {
  if (name === "month") {
    const weeks = weeksOfMonth(day);
    return [weeks[0]![0]!, weeks.at(-1)!.at(-1)!, monthOf(day, -1), monthOf(day, 1)];
  }
  const days = name === "week" ? 7 : LONG_VIEW_DAYS;
  const step = name === "week" ? 7 : LONG_VIEW_DAYS / 3;
  const monday = weekOf(day);
  return [monday, addDays(monday, days - 1), addDays(day, -step), addDays(day, step)];
}
