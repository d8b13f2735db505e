/** Sixty minutes. */
export const HOUR_MS = 60 * 60 * 1000;

/** Twenty-four hours: of instants, not of a calendar, whose days are sometimes longer. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/** The midnight before a moment, in UTC: milliseconds since 1970. */
export function startOfDay(at: Date): number {
  return Math.floor(at.getTime() / DAY_MS) * DAY_MS;
}

/** The same day and time so many months later in UTC, or on the last day of a month that is shorter. */
export function monthsAfter(start: Date, months: number): Date {
  const later = new Date(start);
  later.setUTCMonth(start.getUTCMonth() + months);
  const isOverflown = later.getUTCDate() !== start.getUTCDate();
  return isOverflown ? new Date(later.getTime() - later.getUTCDate() * DAY_MS) : later;
}
