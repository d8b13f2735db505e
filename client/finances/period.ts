import { boundsOf } from "../../domain/finances/months.ts";

/** When a month (2026-11) or a year (2026) of UTC begins, and when the next one does; null for what is neither. */
export function spanOf(period: string): { from: Date; until: Date } | null {
  if (!/^\d{4}$/.test(period)) return boundsOf(period);
  return { from: boundsOf(`${period}-01`)!.from, until: boundsOf(`${period}-12`)!.until };
}

/** The years of some months, in their order. */
export const yearsOf = (months: readonly string[]): string[] => [
  ...new Set(months.map((month) => month.slice(0, 4))),
];
