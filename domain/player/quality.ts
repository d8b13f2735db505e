import type { Capability } from "../accounts/roles.ts";

export const STREAM_QUALITIES = ["basic", "high"] as const;
export type StreamQuality = (typeof STREAM_QUALITIES)[number];

/** Fans start with basic (SPEC.md section 9); an artist in the studio hears the fine version. Slow connections get basic. */
export function streamQuality(side: Capability, isSlow: boolean): StreamQuality {
  return side === "artist" && !isSlow ? "high" : "basic";
}
