import { DAY_MS } from "../../duration.ts";

const utc = (day: string) => Date.parse(`${day}T00:00:00Z`);
const asDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** The day so many days later; days of the calendar know no clocks. */
export function addDays(day: string, days: number): string {
  return asDay(utc(day) + days * DAY_MS);
}

/** How many days lie from one day to another; below zero when the other was before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utc(to) - utc(from)) / DAY_MS);
}

/** 1 is Monday, 7 is Sunday (ISO 8601). */
export function weekdayOf(day: string): number {
  return new Date(utc(day)).getUTCDay() || 7;
}

/** The Monday of its week. */
export function weekOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day));
}

/** The first day of the month that lies so many months away. */
export function monthOf(day: string, away = 0): string {
  const moment = new Date(utc(day));
  return asDay(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + away, 1));
}

/** Days in a row. */
export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => addDays(first, at));
}

/** Days in rows of seven. */
export function inWeeks(days: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(days.length / 7) }, (_, row) => days.slice(7 * row, 7 * row + 7));
}

/** Whole weeks that show a month: four to six of them. */
export function weeksOfMonth(day: string): string[][] {
  const last = addDays(monthOf(day, 1), -1);
  const weeks: string[][] = [];
  for (let monday = weekOf(monthOf(day)); monday <= last; monday = addDays(monday, 7))
    weeks.push(daysFrom(monday, 7));
  return weeks;
}

/** Weeks that shops, press and pitches ask for before a release. */
const WEEKS_AHEAD = 4;

/** The first Friday that leaves them: music comes out on Fridays. */
export function fridayInTime(today: string): string {
  const earliest = addDays(today, 7 * WEEKS_AHEAD);
  const friday = addDays(weekOf(earliest), 4);
  return friday < earliest ? addDays(friday, 7) : friday;
}
