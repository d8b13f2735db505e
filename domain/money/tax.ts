import { rate, roundedHalfUp, WHOLE_BPS } from "./rates.ts";

const WHOLE = BigInt(WHOLE_BPS);

/** The tax on an amount of one line, after its discount, rounded half up: within the amount (a price with tax), or on top of it. */
export function taxOf(minor: bigint, bps: number, isIncluded: boolean): bigint {
  const times = rate(bps);
  return roundedHalfUp(minor * times, isIncluded ? WHOLE + times : WHOLE);
}
