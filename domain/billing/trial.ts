import { DAY_MS } from "../duration.ts";

/** Full and begun days until a trial ends; 0 once it is over. `now` is passed in: the domain has no clock. */
export function trialDaysLeft(endsAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS));
}
