/** A stream of numbers from 0 to 1 (1 excluded) that is the same for the same seed, on every machine. */
export type Random = () => number;

/** FNV-1a over the text, then mulberry32: small, quick and even enough for pictures and music; never for secrets. */
export function seededRandom(seed: string): Random {
  let state = 2_166_136_261;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}
