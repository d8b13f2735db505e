import type { Term } from "../../terms.ts";
import { findWords, type WordRange } from "../dictionary.ts";
import type { Segment } from "../Segment.ts";
import type { Scratch } from "./Scratch.ts";

const IS_TITLE = 0xff;
const BEGINS_TITLE = 0xfe;

/** Reads from `scratch.marks` in which tier a document stands (domain/search/request.ts, Place). */
export function tierOf(mark: number, termCount: number): number {
  if (mark === IS_TITLE) return 3;
  if (mark === BEGINS_TITLE) return 2;
  return termCount > 0 && mark === termCount ? 1 : 0;
}

/** Marks the documents by how well their titles answer. Returns what takes the marks away again. */
export function markTitles(
  segment: Segment,
  terms: readonly Term[],
  phrase: string,
  { marks }: Scratch,
): () => void {
  if (terms.length === 0) return () => {};
  const marked: Uint32Array[] = [];
  for (const [index, { word, isPrefix }] of terms.entries()) {
    const { from, to } = findWords(segment, word, isPrefix);
    const docs = segment.titlePosts.subarray(segment.titlePostOffsets[from], segment.titlePostOffsets[to]);
    // Counts terms, not words: a title with two words that begin alike has the term once.
    for (let at = 0; at < docs.length; at++) if (marks[docs[at]!] === index) marks[docs[at]!] = index + 1;
    marked.push(docs);
  }
  const { begin, whole } = titlesOf(segment, phrase);
  for (let at = 0; at < begin.length; at++) marks[begin[at]!] = BEGINS_TITLE;
  for (let at = 0; at < whole.length; at++) marks[whole[at]!] = IS_TITLE;
  marked.push(begin);
  return () => {
    for (const docs of marked) for (let at = 0; at < docs.length; at++) marks[docs[at]!] = 0;
  };
}

/** The documents whose titles begin with the phrase, and those among them whose titles it is. */
function titlesOf(segment: Segment, phrase: string): { begin: Uint32Array; whole: Uint32Array } {
  const words = phrase.split(" ");
  const last = words.pop()!;
  const before = words.map((word) => findWords(segment, word, false));
  const nothing = new Uint32Array(0);
  if (phrase === "" || before.some(isEmpty)) return { begin: nothing, whole: nothing };
  const path = before.map(({ from }) => from);
  const { from, to } = findWords(segment, last, true);
  const begin = segment.byTitle.subarray(
    titleBound(segment, [...path, from]),
    titleBound(segment, [...path, to]),
  );
  const exact = findWords(segment, last, false);
  if (isEmpty(exact)) return { begin, whole: nothing };
  const at = titleBound(segment, [...path, exact.from]);
  // Longer titles that begin so stand behind it.
  return { begin, whole: segment.byTitle.subarray(at, titleBound(segment, [...path, exact.from, 0])) };
}

function isEmpty({ from, to }: WordRange): boolean {
  return from === to;
}

/** The first place in the order of titles whose words are not less than these. */
function titleBound(segment: Segment, words: readonly number[]): number {
  let low = 0;
  let high = segment.size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(segment, segment.byTitle[middle]!, words)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isBefore({ titleWords, titleWordOffsets }: Segment, doc: number, words: readonly number[]): boolean {
  const from = titleWordOffsets[doc]!;
  const length = titleWordOffsets[doc + 1]! - from;
  for (let index = 0; index < words.length; index++) {
    if (index >= length) return true;
    const difference = titleWords[from + index]! - words[index]!;
    if (difference !== 0) return difference < 0;
  }
  return false;
}
