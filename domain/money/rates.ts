/** The whole in basis points: rates of fees, taxes, discounts and splits are integers of which 10,000 are everything. */
export const WHOLE_BPS = 10_000;

/** A rate as the integer that amounts are multiplied with. RangeError: it is no whole number from nothing to everything. */
export function rate(bps: number): bigint {
  if (!Number.isInteger(bps) || bps < 0 || bps > WHOLE_BPS)
    throw new RangeError(`${bps} is no rate in basis points.`);
  return BigInt(bps);
}

/** That part of an amount, rounded down. */
export function flooredPart(minor: bigint, bps: number): bigint {
  return (minor * rate(bps)) / BigInt(WHOLE_BPS);
}

/** `above / below` to the nearest integer, halves up. Neither is negative. */
export function roundedHalfUp(above: bigint, below: bigint): bigint {
  return (2n * above + below) / (2n * below);
}
