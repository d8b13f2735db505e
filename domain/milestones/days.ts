const DAY_MS = 24 * 60 * 60 * 1000;

/** The day so many days after this one; both as 2027-03-28. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one day to another; below 0 when the other comes first. */
export function daysBetween(day: string, other: string): number {
  return Math.round((Date.parse(`${other}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / DAY_MS);
}
