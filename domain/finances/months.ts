/** A month of UTC, as it stands in addresses and names of files: "2026-11". */
export type Month = `${number}-${string}`;

const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;

export const monthOf = (at: Date): Month => at.toISOString().slice(0, 7) as Month;

/** When it begins, and when the next one does; null for what is no month. */
export function boundsOf(month: string): { from: Date; until: Date } | null {
  const [, year, number] = MONTH.exec(month) ?? [];
  if (!year || !number) return null;
  const begin = (shift: number) => new Date(Date.UTC(Number(year), Number(number) - 1 + shift, 1));
  return { from: begin(0), until: begin(1) };
}

/** Every month from one moment to another, the last first. */
export function monthsBetween(first: Date, last: Date): Month[] {
  const months: Month[] = [];
  for (let at = last; monthOf(at) >= monthOf(first); at = new Date(boundsOf(monthOf(at))!.from.getTime() - 1))
    months.push(monthOf(at));
  return months;
}
