import { DAY_MS } from "../duration.ts";
import { momentOf } from "../releases/localTime.ts";

/** As many songs, artists and genres are named of a year. */
export const YEAR_TOPS = 5;
const MONTHS = 12;
const YOUNG_MS = 31 * DAY_MS;

/** A year that calendars here can hold. */
export function isYear(year: number): boolean {
  return Number.isInteger(year) && year >= 1970 && year < 9999;
}

/** When the months of a year begin on the clocks of a zone, and last when the next year does: thirteen moments. */
export function monthsOf(year: number, timezone: string): Date[] {
  return Array.from({ length: MONTHS + 1 }, (_, month) => {
    const [its, at] = month === MONTHS ? [year + 1, 1] : [year, month + 1];
    return momentOf(`${its}-${String(at).padStart(2, "0")}-01`, "00:00", timezone);
  });
}

/** The year that a moment lies in on the clocks of a zone. */
export function yearAt(moment: Date, timezone: string): number {
  const shown = new Intl.DateTimeFormat("en-US", {
    timeZone: timezone,
    year: "numeric",
    calendar: "gregory",
  });
  return Number(shown.format(moment));
}

/** Years in which something was heard, the latest first; those between the first and the last stand there too. */
export function yearsBetween(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, ago) => last - ago);
}

/**
 * What a person is shown who names no year, out of those in which they heard something (the latest first): the latest. One that
 * began less than a month ago has little to tell, so that the year before it comes first.
 */
export function yearsToShow(
  years: readonly number[],
  now: Date,
  timezone: string,
): [first: number, otherwise?: number] {
  const [latest = yearAt(now, timezone), before] = years;
  const isYoung = yearAt(new Date(now.getTime() - YOUNG_MS), timezone) < latest;
  return isYoung && before ? [before, latest] : [latest];
}

/** Whole minutes of what is known to have been heard: rounded down, because no more is known. */
export function wholeMinutes(heardMs: number): number {
  return Math.floor(heardMs / 60_000);
}
