import { allocate } from "./allocate.ts";

/**
 * Somebody's part of an amount, by the id of the party that the books owe. Only the proportion of weights counts: basis points of a
 * sheet, or such products of them as an album has, whose songs each have a sheet of their own.
 */
export interface Share {
  party: string;
  weight: bigint;
}

/** Everything to one. */
export function allTo(party: string): Share[] {
  return [{ party, weight: 1n }];
}

/** True for shares that give everything away: each party once, each more than nothing. */
export function isWholeSplit(shares: readonly Share[]): boolean {
  const parties = new Set(shares.map(({ party }) => party));
  return shares.length > 0 && parties.size === shares.length && shares.every(({ weight }) => weight > 0n);
}

/** Each share of an amount, by largest remainder, ties in the order of the split sheet. RangeError: the split is not whole. */
export function splitBetween(minor: bigint, shares: readonly Share[]): bigint[] {
  if (!isWholeSplit(shares)) throw new RangeError("The shares are not a whole.");
  return allocate(
    minor,
    shares.map(({ weight }) => weight),
  );
}
