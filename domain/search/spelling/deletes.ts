/** Letters of a word that the index looks at: typos further right are found by comparing the words themselves. */
export const PREFIX = 7;

/**
 * Tells `each` a number for the first `length` letters of a word and for all that is left of them when up to `most` (0 to 2)
 * letters are left out. Words that are near each other share such a number; words that are not may do so by chance.
 */
export function forDeletes(word: string, length: number, most: number, each: (key: number) => void): void {
  each(keyWithout(word, length, -1, -1));
  if (most === 0) return;
  for (let one = 0; one < length; one++) {
    each(keyWithout(word, length, one, -1));
    if (most > 1) for (let two = one + 1; two < length; two++) each(keyWithout(word, length, one, two));
  }
}

/** FNV-1a over the letters that stay, with its bits mixed once more: tables are addressed by the lower ones. */
function keyWithout(word: string, length: number, one: number, two: number): number {
  let key = 0x811c9dc5;
  for (let at = 0; at < length; at++)
    if (at !== one && at !== two) key = Math.imul(key ^ word.charCodeAt(at), 0x01000193);
  key ^= key >>> 15;
  return Math.imul(key, 0x2c1b3c6d) >>> 0;
}
