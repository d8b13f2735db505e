/**
 * Shares a total out in proportion to `weights`, so that the shares add up to it: each is rounded down, and what is left goes one
 * unit each to the largest remainders, to the earlier of equal ones. Each share is within one unit of the exact one, none is above
 * its weight while the total is not above their sum, and nothing goes to a weight of zero.
 *
 * RangeError: something is negative, or there is a total and nobody to give it to.
 */
export function allocate(total: bigint, weights: readonly bigint[]): bigint[] {
  if (total < 0n || weights.some((weight) => weight < 0n))
    throw new RangeError("Only what is there is shared out.");
  const sum = sumOf(weights);
  if (total === 0n) return weights.map(() => 0n);
  if (sum === 0n) throw new RangeError("There is nobody to share it out to.");
  const shares = weights.map((weight) => (total * weight) / sum);
  const remainders = weights.map((weight, place) => ({ place, left: (total * weight) % sum }));
  remainders.sort((a, b) => (a.left === b.left ? a.place - b.place : a.left > b.left ? -1 : 1));
  let units = total - sumOf(shares);
  for (const { place } of remainders) {
    if (units-- === 0n) break;
    shares[place]! += 1n;
  }
  return shares;
}

export function sumOf(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}
