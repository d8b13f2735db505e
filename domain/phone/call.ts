import type { Tier } from "../billing/plans.ts";
import { DAY_MS } from "../duration.ts";

const SECOND_MS = 1000;
const MINUTE_S = 60;

export const CALL_STATES = ["initiated", "completed", "missed"] as const;
/** As SPEC.md section 3 names them: under way, over after a talk, over without one. */
export type CallState = (typeof CALL_STATES)[number];

/** A practice call is answered after this long (SPEC.md section 9, demo call delay). */
export const ANSWER_DELAY_MS = SECOND_MS;
/** No call lasts longer, so that one whose page was lost ends by itself. */
export const LONGEST_CALL_MS = 30 * MINUTE_S * SECOND_MS;
/** A call that no browser has placed by then never will be. */
export const PLACED_WITHIN_MS = MINUTE_S * SECOND_MS;
export const CALLS_AN_HOUR = 20;
/** People of one studio who may be in real calls at the same moment. */
export const CALLS_AT_ONCE = 3;
/** Less than this is not worth ringing somebody for. */
export const SHORTEST_CALL_S = MINUTE_S;

const MINUTES_A_DAY: Record<Tier, number> = { free: 0, trial: 0, pro: 60, enterprise: 300 };
/** What a studio may cost before anybody knows who it is. */
const MINUTES_ON_FIRST_DAY = 10;

/** Seconds of real calls that a studio has each day, in UTC. */
export function secondsADay(tier: Tier, studioSince: Date, now: Date): number {
  const isNew = now.getTime() - studioSince.getTime() < DAY_MS;
  return MINUTE_S * Math.min(MINUTES_A_DAY[tier], isNew ? MINUTES_ON_FIRST_DAY : Number.POSITIVE_INFINITY);
}

/** Whether a call has had its longest time, and is over though nobody hung up. */
export function isTimeUp({ createdAt }: { createdAt: Date }, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= LONGEST_CALL_MS;
}

/** How a call ended. */
export interface CallEnd {
  status: CallState;
  endedAt: Date;
  durationSeconds: number;
}

/** How a call ended that was hung up at this moment: by the server's clock, in whole seconds of talk. */
export function endOfCall(
  { createdAt, answeredAt }: { createdAt: Date; answeredAt: Date | null },
  now: Date,
): CallEnd {
  const endedAt = new Date(Math.min(now.getTime(), createdAt.getTime() + LONGEST_CALL_MS));
  const talkedMs = answeredAt ? endedAt.getTime() - answeredAt.getTime() : -1;
  if (talkedMs < 0) return { status: "missed", endedAt, durationSeconds: 0 };
  return { status: "completed", endedAt, durationSeconds: Math.floor(talkedMs / SECOND_MS) };
}

/** A length of talk as clocks show it: 0:07, 12:30, 1:00:05. */
export function callClock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first, ...rest] = parts[0] === 0 ? parts.slice(1) : parts;
  return [String(first), ...rest.map((part) => String(part).padStart(2, "0"))].join(":");
}
