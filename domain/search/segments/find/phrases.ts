import { KINDS } from "../../kinds.ts";
import type { Phrase } from "../../request.ts";
import { findWords, type WordRange } from "../dictionary.ts";
import { PRIVATE } from "../layout.ts";
import type { Segment } from "../Segment.ts";
import { keep } from "./postings.ts";
import type { Scratch } from "./Scratch.ts";

const ARTIST = KINDS.indexOf("artist") + 1;

/**
 * Keeps of the first `count` documents in `scratch.docs` those in which the phrase stands, or does not where it must not. What has
 * to be there was looked for by its words already.
 */
export function keepPhrase(
  segment: Segment,
  { words, where, isNot, isBegun = false }: Phrase,
  scratch: Scratch,
  count: number,
): number {
  const all = words.split(" ");
  const ranges = all.map((word, at) => findWords(segment, word, isBegun && at === all.length - 1));
  if (ranges.some(({ from, to }) => from === to)) return isNot ? count : 0;
  if (where !== "names" && ranges.length === 1) return keep(segment, ranges[0]!, !isNot, scratch, count);
  const { titleWords, titleWordOffsets, nameWords, nameWordOffsets, flags } = segment;
  const { docs } = scratch;
  let kept = 0;
  for (let index = 0; index < count; index++) {
    const doc = docs[index]!;
    const stands =
      holds(nameWords, nameWordOffsets, doc, ranges) ||
      ((where !== "names" || (flags[doc]! & ~PRIVATE) === ARTIST) &&
        holds(titleWords, titleWordOffsets, doc, ranges));
    if (stands !== isNot) docs[kept++] = doc;
  }
  return kept;
}

function holds(items: Uint32Array, offsets: Uint32Array, doc: number, ranges: readonly WordRange[]): boolean {
  const last = offsets[doc + 1]! - ranges.length;
  for (let start = offsets[doc]!; start <= last; start++) {
    let length = 0;
    while (length < ranges.length && isWithin(items[start + length]!, ranges[length]!)) length++;
    if (length === ranges.length) return true;
  }
  return false;
}

function isWithin(word: number, { from, to }: WordRange): boolean {
  return word >= from && word < to;
}
