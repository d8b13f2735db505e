import { EXPORT_COVER_SIDE, MAX_COVER_BYTES, MIN_COVER_SIDE } from "../catalog/coverRules.ts";

/** Group (d) of compliance, for a picture that is on no release yet. */
export const COVER_FAULTS = ["notSquare", "tooSmall", "belowExport", "notRgb", "tooHeavy"] as const;
export type CoverFault = (typeof COVER_FAULTS)[number];

/** With these, no shop takes it; the others are hints. */
export const REFUSED_BY_SHOPS = ["notSquare", "tooSmall"] as const satisfies readonly CoverFault[];

interface Measured {
  width: number | null;
  height: number | null;
  isRgb: boolean | null;
  /** Of the file. */
  bytes: number;
}

/** What shops would say about a picture as a cover: gravest first; empty when they take it as it is. */
export function coverFaults({ width, height, isRgb, bytes }: Measured): CoverFault[] {
  const side = Math.min(width ?? 0, height ?? 0);
  const faults: CoverFault[] = [];
  if (width !== height) faults.push("notSquare");
  if (side < MIN_COVER_SIDE) faults.push("tooSmall");
  else if (side < EXPORT_COVER_SIDE) faults.push("belowExport");
  if (isRgb === false) faults.push("notRgb");
  if (bytes > MAX_COVER_BYTES) faults.push("tooHeavy");
  return faults;
}
