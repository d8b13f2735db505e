import type { Segment } from "./Segment.ts";
import type { Tombstones } from "./Tombstones.ts";

/** A segment and what of it is no longer true. */
export interface Part {
  segment: Segment;
  dead: Tombstones;
}
