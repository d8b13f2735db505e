import { DAY_MS } from "../duration.ts";

const MINUTE_MS = 60_000;
const DAY = /^\d{4}-\d\d-\d\d$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timezone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timezone);
  if (!clock) {
    clock = new Intl.DateTimeFormat("en-US", {
      timeZone: timezone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
    clocks.set(timezone, clock);
  }
  return clock;
}

/** What the clocks of a zone show at a moment, as if it were UTC. */
function shownAt(moment: number, timezone: string): number {
  const parts = Object.fromEntries(
    clockOf(timezone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return Date.parse(
    `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}Z`,
  );
}

/** Whether this is a day of the calendar, as 2027-03-28. */
export function isDay(day: string): boolean {
  return DAY.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;
}

/** Whether this is a time of day, as 09:30. */
export function isTime(time: string): boolean {
  return TIME.test(time);
}

/**
 * The moment at which the clocks of a zone show this day and time. An hour that is skipped in spring counts on from the time
 * before it (2:30 becomes 3:30); of an hour that comes twice in autumn the first is meant. So do calendars (RFC 5545).
 */
export function momentOf(day: string, time: string, timezone: string): Date {
  const wanted = Date.parse(`${day}T${time.slice(0, 5)}:00Z`);
  const before = shownAt(wanted - DAY_MS, timezone) - (wanted - DAY_MS);
  const after = shownAt(wanted + DAY_MS, timezone) - (wanted + DAY_MS);
  const fitting = [wanted - before, wanted - after].filter((moment) => shownAt(moment, timezone) === wanted);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : wanted - before);
}

/** The day and the time, to the minute, that the clocks of a zone show at a moment. */
export function localTimeOf(moment: Date, timezone: string): { day: string; time: string } {
  const shown = new Date(shownAt(moment.getTime() - (moment.getTime() % 1000), timezone)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** How long until a moment, in whole parts; the last minute counts as one. Null once it is there. */
export function timeUntil(moment: Date, now: Date): { days: number; hours: number; minutes: number } | null {
  const left = Math.ceil((moment.getTime() - now.getTime()) / MINUTE_MS);
  if (left <= 0) return null;
  return { days: Math.floor(left / 1440), hours: Math.floor((left % 1440) / 60), minutes: left % 60 };
}
