import type { CallsSince } from "../../db/phone/phoneCalls.ts";
import type { Tier } from "../../domain/billing/plans.ts";
import { CALLS_AT_ONCE, LONGEST_CALL_MS, SHORTEST_CALL_S, secondsADay } from "../../domain/phone/call.ts";
import { refusal } from "../../domain/words/refusal.ts";
import { CallRefused } from "./refusals.ts";

/**
 * How long a real call may last, in seconds. CallRefused: three of the studio are on the phone, or its minutes of the day are used up.
 */
export function limitOfCall(tier: Tier, studioSince: Date, { open, seconds }: CallsSince, now: Date): number {
  if (open >= CALLS_AT_ONCE) throw new CallRefused(refusal("phone.studioBusy", { calls: CALLS_AT_ONCE }));
  const allowed = secondsADay(tier, studioSince, now);
  const left = allowed - seconds;
  if (left < SHORTEST_CALL_S) throw new CallRefused(refusal("phone.minutesSpent", { minutes: allowed / 60 }));
  return Math.min(left, LONGEST_CALL_MS / 1000);
}
