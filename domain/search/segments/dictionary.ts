import type { Segment } from "./Segment.ts";

/** Words that stand together in a segment's order, the last one excluded. */
export interface WordRange {
  from: number;
  to: number;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();
/** Behind every byte that UTF-8 has. */
const BEHIND = 0xff;

/** The word itself, or all that begin with it; an empty range when there is none. */
export function findWords(segment: Segment, word: string, isPrefix: boolean): WordRange {
  const bytes = encoder.encode(word);
  const from = lowerBound(segment, bytes);
  if (isPrefix) return { from, to: lowerBound(segment, Uint8Array.of(...bytes, BEHIND)) };
  const isThere = from < segment.wordCount && compareWith(segment, from, bytes) === 0;
  return { from, to: isThere ? from + 1 : from };
}

export function wordAt({ wordBytes, wordOffsets }: Segment, word: number): string {
  // Copied: text is not decoded out of shared memory.
  return decoder.decode(wordBytes.slice(wordOffsets[word]!, wordOffsets[word + 1]!));
}

function lowerBound(segment: Segment, bytes: Uint8Array): number {
  let low = 0;
  let high = segment.wordCount;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareWith(segment, middle, bytes) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function compareWith({ wordBytes, wordOffsets }: Segment, word: number, bytes: Uint8Array): number {
  const from = wordOffsets[word]!;
  const length = wordOffsets[word + 1]! - from;
  for (let index = 0; index < length && index < bytes.length; index++) {
    const difference = wordBytes[from + index]! - bytes[index]!;
    if (difference !== 0) return difference;
  }
  return length - bytes.length;
}
