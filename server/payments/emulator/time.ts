export const DAY = 24 * 60 * 60;

interface Recurrence {
  interval: string;
  interval_count?: number;
}

/**
 * One turn later, in seconds. Months end where they end: of a plan that began on the 31st the turns end on the last day of
 * shorter months, and on the 31st again after them.
 */
export function addInterval(
  time: number,
  { interval, interval_count: count = 1 }: Recurrence,
  anchor = time,
): number {
  if (interval === "day" || interval === "week") return time + count * DAY * (interval === "week" ? 7 : 1);
  const from = new Date(time * 1000);
  const day = new Date(anchor * 1000).getUTCDate();
  const month = from.getUTCMonth() + count * (interval === "year" ? 12 : 1);
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const [hours, minutes, seconds] = [from.getUTCHours(), from.getUTCMinutes(), from.getUTCSeconds()];
  const to = Date.UTC(from.getUTCFullYear(), month, Math.min(day, lastDay), hours, minutes, seconds);
  return to / 1000;
}
