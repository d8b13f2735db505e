import { ordered } from "./ordering.ts";

const LONGEST_LETTER_BYTES = 3;

/**
 * Words in the order of their code points, which is the order of their UTF-8: all that begin alike stand together.
 * JavaScript's own order of texts differs behind U+D800, where letters take two units.
 */
export function wordOrder(words: readonly string[]) {
  const isPlain = !words.some((word) => HIGH.test(word));
  const order = ordered(words.length, (a, b) =>
    isPlain ? (words[a]! < words[b]! ? -1 : 1) : compareWords(words[a]!, words[b]!),
  );
  const offsets = new Uint32Array(words.length + 1);
  const longest = words.reduce((sum, word) => sum + word.length * LONGEST_LETTER_BYTES, 0);
  const bytes = new Uint8Array(longest);
  const encoder = new TextEncoder();
  let end = 0;
  order.forEach((word, place) => {
    end += encoder.encodeInto(words[word]!, bytes.subarray(end)).written;
    offsets[place + 1] = end;
  });
  return { order, offsets, bytes: bytes.slice(0, end) };
}

const HIGH = /[\ud800-\uffff]/;

/** Of two different words; by code points. */
export function compareWords(a: string, b: string): number {
  const letters = [...b];
  let index = 0;
  for (const letter of a) {
    const other = letters[index++];
    if (other === undefined) return 1;
    const difference = letter.codePointAt(0)! - other.codePointAt(0)!;
    if (difference !== 0) return difference;
  }
  return -1;
}
