import { allocate } from "./allocate.ts";
import { rate, WHOLE_BPS } from "./rates.ts";

/** Somebody's share, by the id of the party that the books owe. */
export interface Share {
  party: string;
  bps: number;
}

/** True for shares that give away everything and nothing twice: 10,000 basis points, each party once. */
export function isWholeSplit(shares: readonly Share[]): boolean {
  const parties = new Set(shares.map(({ party }) => party));
  const sum = shares.reduce((all, { bps }) => all + bps, 0);
  return (
    parties.size === shares.length &&
    shares.every(({ bps }) => Number.isInteger(bps) && bps > 0) &&
    sum === WHOLE_BPS
  );
}

/** Each share of an amount, by largest remainder, ties in the order of the split sheet. RangeError: the split is not whole. */
export function splitBetween(minor: bigint, shares: readonly Share[]): bigint[] {
  if (!isWholeSplit(shares)) throw new RangeError("The shares are not a whole.");
  return allocate(
    minor,
    shares.map(({ bps }) => rate(bps)),
  );
}
