/** Numbers that look random and are the same for the same seed. */
export interface Chance {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number from 0 to below `n`. */
  below(n: number): number;
  /** Which of these weights was drawn; they add up to 1. */
  among(weights: readonly number[]): number;
}

/**
 * The chance of one thing: of this kind, at this place. Each has its own, so that any row can be made again by itself,
 * for another table, without making those before it.
 */
export function chanceOf(seed: number, kind: number, index: number): Chance {
  // sfc32: four words of state, passes the usual batteries. Its first draws still show the seed and are thrown away.
  let a = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  let b = Math.imul(kind + 1, 0xc2b2ae35);
  let c = Math.imul(index + 1, 0x27d4eb2f);
  let d = 1;
  const next = () => {
    const drawn = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + drawn) | 0;
    return (drawn >>> 0) / 4294967296;
  };
  for (let round = 0; round < 12; round++) next();
  return {
    next,
    below: (n) => Math.floor(next() * n),
    among(weights) {
      const drawn = next();
      let sum = 0;
      const found = weights.findIndex((weight) => drawn < (sum += weight));
      return found < 0 ? weights.length - 1 : found;
    },
  };
}

/** Draws ranks from 0 to below `n` as Zipf and Mandelbrot found words to be used: weight 1 / (rank + shift) ^ steepness. */
export function zipf(n: number, shift: number, steepness: number): (chance: Chance) => number {
  const upTo = new Float64Array(n);
  let sum = 0;
  for (let rank = 0; rank < n; rank++) upTo[rank] = sum += 1 / (rank + 1 + shift) ** steepness;
  return (chance) => {
    const drawn = chance.next() * sum;
    let low = 0;
    let high = n - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (upTo[middle]! < drawn) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** A UUIDv7 of that moment; version 4, for people, says nothing of it. */
export function idBy(chance: Chance, at: number, version: 4 | 7 = 7): string {
  const hex = (digits: number) =>
    Math.floor(chance.next() * 16 ** digits)
      .toString(16)
      .padStart(digits, "0");
  const head = version === 7 ? at.toString(16).padStart(12, "0") : hex(6) + hex(6);
  const variant = "89ab"[chance.below(4)];
  return `${head.slice(0, 8)}-${head.slice(8)}-${version}${hex(3)}-${variant}${hex(3)}-${hex(6)}${hex(6)}`;
}
