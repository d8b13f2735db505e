import { KINDS } from "../../kinds.ts";
import type { Phrase } from "../../request.ts";
import { findWords } from "../dictionary.ts";
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
  { words, where, isNot }: Phrase,
  scratch: Scratch,
  count: number,
): number {
  const ranges = words.split(" ").map((word) => findWords(segment, word, false));
  if (ranges.some(({ from, to }) => from === to)) return isNot ? count : 0;
  if (where === "anywhere" && ranges.length === 1) return keep(segment, ranges[0]!, !isNot, scratch, count);
  const sequence = ranges.map(({ from }) => from);
  const { titleWords, titleWordOffsets, nameWords, nameWordOffsets, flags } = segment;
  const { docs } = scratch;
  let kept = 0;
  for (let index = 0; index < count; index++) {
    const doc = docs[index]!;
    const stands =
      holds(nameWords, nameWordOffsets, doc, sequence) ||
      ((where === "anywhere" || (flags[doc]! & ~PRIVATE) === ARTIST) &&
        holds(titleWords, titleWordOffsets, doc, sequence));
    if (stands !== isNot) docs[kept++] = doc;
  }
  return kept;
}

function holds(items: Uint32Array, offsets: Uint32Array, doc: number, sequence: readonly number[]): boolean {
  const last = offsets[doc + 1]! - sequence.length;
  for (let from = offsets[doc]!; from <= last; from++) {
    let length = 0;
    while (length < sequence.length && items[from + length] === sequence[length]) length++;
    if (length === sequence.length) return true;
  }
  return false;
}
