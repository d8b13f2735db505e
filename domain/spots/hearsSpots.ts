import { meetsTier, type Tier } from "../billing/plans.ts";

/** Whether a plan comes with spots between songs. A trial opens what is paid. */
export function hearsSpots(tier: Tier): boolean {
  return !meetsTier(tier, "trial");
}
