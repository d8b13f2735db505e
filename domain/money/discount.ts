import { allocate, sumOf } from "./allocate.ts";
import { flooredPart } from "./rates.ts";

/** A coupon: so much of everything, or so much money. */
export type Discount = { bps: number } | { minor: bigint };

/** What a coupon takes off each line: a percentage floors on the sum of the lines, never more than there is, spread by largest remainder. */
export function discountOver(lines: readonly bigint[], discount: Discount): bigint[] {
  const sum = sumOf(lines);
  if ("minor" in discount && discount.minor < 0n) throw new RangeError("A discount takes away.");
  const whole = "bps" in discount ? flooredPart(sum, discount.bps) : discount.minor;
  return allocate(whole < sum ? whole : sum, lines);
}
