import { DAY_MS, HOUR_MS } from "../duration.ts";

/** How often what is available is paid out by itself. */
export const PAYOUT_SCHEDULES = ["manual", "daily", "weekly", "monthly"] as const;
export type PayoutSchedule = (typeof PAYOUT_SCHEDULES)[number];

/** In the morning of the banks that most of it goes through, by UTC. */
const HOUR = 6;
const MONDAY = 1;

/** The next moment after `now` at which something is paid out by itself; null: never. */
export function nextPayoutAt(schedule: PayoutSchedule, now: Date): Date | null {
  if (schedule === "manual") return null;
  const day = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  for (let at = day + HOUR * HOUR_MS; ; at += DAY_MS) {
    const moment = new Date(at);
    if (moment > now && isDue(schedule, moment)) return moment;
  }
}

function isDue(schedule: PayoutSchedule, moment: Date): boolean {
  if (schedule === "weekly") return moment.getUTCDay() === MONDAY;
  return schedule === "daily" || moment.getUTCDate() === 1;
}
