import type { Capability } from "../accounts/roles.ts";
import { meetsTier, type Tier } from "../billing/plans.ts";

/** How a track can be heard, from the smallest file to the master itself. */
export const STREAM_QUALITIES = ["basic", "high", "lossless"] as const;
export type StreamQuality = (typeof STREAM_QUALITIES)[number];

/** What a plan may listen to: everybody basic, a trial also high, Pro also lossless. The studio's side always has high. */
export function qualitiesOpen(tier: Tier, side: Capability): readonly StreamQuality[] {
  if (meetsTier(tier, "pro")) return STREAM_QUALITIES;
  return tier === "trial" || side === "artist" ? ["basic", "high"] : ["basic"];
}

/** The quality that counts: what was chosen, as far as the plan goes; unchosen fans hear basic (SPEC.md section 9), artists high. */
export function preferredQuality(chosen: StreamQuality | null, tier: Tier, side: Capability): StreamQuality {
  return withinQualities(chosen ?? (side === "artist" ? "high" : "basic"), qualitiesOpen(tier, side));
}

/** The best of what is open that is no better than what is wanted. */
export function withinQualities(wanted: StreamQuality, open: readonly StreamQuality[]): StreamQuality {
  const upTo = STREAM_QUALITIES.slice(0, STREAM_QUALITIES.indexOf(wanted) + 1);
  return upTo.findLast((quality) => open.includes(quality)) ?? "basic";
}

/** What is asked for right now: basic on a slow connection, whatever was chosen. */
export function streamQuality(preferred: StreamQuality, isSlow: boolean): StreamQuality {
  return isSlow ? "basic" : preferred;
}
