import { boundsOf } from "../finances/months.ts";

/** From this moment until before that one. */
export interface Span {
  from: Date;
  until: Date;
}

export const QUARTERS = [1, 2, 3, 4] as const;

/** Years of UTC that anybody may ask for. */
export const isYear = (year: number): boolean => Number.isInteger(year) && year >= 2000 && year <= 9999;

/** A year of UTC, which is what returns and reports speak of. */
export function spanOfYear(year: number): Span {
  return { from: new Date(Date.UTC(year, 0, 1)), until: new Date(Date.UTC(year + 1, 0, 1)) };
}

/** A quarter of a year, from 1 to 4. */
export function spanOfQuarter(year: number, quarter: number): Span {
  const month = (number: number) => boundsOf(`${year}-${String(number).padStart(2, "0")}`)!;
  return { from: month(quarter * 3 - 2).from, until: month(quarter * 3).until };
}

/** The first day of a span and its last, as 2026-03-31. */
export function daysOfSpan({ from, until }: Span): { from: string; to: string } {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  return { from: day(from.getTime()), to: day(until.getTime() - 1) };
}

/** The years of which there is something, the running one always among them, the last first. */
export function yearsWith(years: readonly number[], now: Date): number[] {
  return [...new Set([now.getUTCFullYear(), ...years])].sort((one, other) => other - one);
}
