import type { WordRange } from "../dictionary.ts";
import type { Segment } from "../Segment.ts";
import type { Scratch } from "./Scratch.ts";

/** Below this many entries it is cheaper to sort them than to walk the bits of all documents. */
const FEW = 256;

/** How many entries the lists of these words have, a document counted for each of its words. */
export function postCount({ titlePostOffsets, restPostOffsets }: Segment, { from, to }: WordRange): number {
  return titlePostOffsets[to]! - titlePostOffsets[from]! + restPostOffsets[to]! - restPostOffsets[from]!;
}

/** Puts the documents that have one of these words into `scratch.docs`, in their order; returns how many. */
export function gather(segment: Segment, range: WordRange, scratch: Scratch): number {
  const count = postCount(segment, range);
  return count <= FEW ? sortOut(segment, range, scratch, count) : collect(segment, range, scratch);
}

/** Keeps of the first `count` documents in `scratch.docs` those that have one of these words, or those that have none. */
export function keep(
  segment: Segment,
  range: WordRange,
  isWanted: boolean,
  scratch: Scratch,
  count: number,
): number {
  const { bits, docs } = scratch;
  const [titles, rests] = listsOf(segment, range);
  setBits(bits, titles);
  setBits(bits, rests);
  let kept = 0;
  for (let index = 0; index < count; index++) {
    const doc = docs[index]!;
    const has = (bits[doc >>> 5]! & (1 << (doc & 31))) !== 0;
    if (has === isWanted) docs[kept++] = doc;
  }
  clearBits(bits, titles, segment.size);
  clearBits(bits, rests, segment.size);
  return kept;
}

function sortOut(segment: Segment, range: WordRange, { docs }: Scratch, count: number): number {
  // A document that has several of the words stands there several times: there may be more entries than documents.
  const all = new Uint32Array(count);
  const [titles, rests] = listsOf(segment, range);
  all.set(titles);
  all.set(rests, titles.length);
  all.sort();
  let found = 0;
  for (let index = 0; index < count; index++)
    if (index === 0 || all[index] !== all[index - 1]) docs[found++] = all[index]!;
  return found;
}

function collect(segment: Segment, range: WordRange, { bits, docs }: Scratch): number {
  for (const list of listsOf(segment, range)) setBits(bits, list);
  let found = 0;
  const words = Math.ceil(segment.size / 32);
  for (let word = 0; word < words; word++) {
    let rest = bits[word]!;
    if (rest === 0) continue;
    bits[word] = 0;
    while (rest !== 0) {
      const lowest = rest & -rest;
      docs[found++] = (word << 5) + 31 - Math.clz32(lowest);
      rest ^= lowest;
    }
  }
  return found;
}

function listsOf(segment: Segment, { from, to }: WordRange): [Uint32Array, Uint32Array] {
  const { titlePosts, titlePostOffsets, restPosts, restPostOffsets } = segment;
  return [
    titlePosts.subarray(titlePostOffsets[from]!, titlePostOffsets[to]!),
    restPosts.subarray(restPostOffsets[from]!, restPostOffsets[to]!),
  ];
}

function setBits(bits: Int32Array, docs: Uint32Array): void {
  for (let index = 0; index < docs.length; index++) {
    const doc = docs[index]!;
    bits[doc >>> 5]! |= 1 << (doc & 31);
  }
}

function clearBits(bits: Int32Array, docs: Uint32Array, size: number): void {
  if (docs.length > size >>> 5) bits.fill(0, 0, Math.ceil(size / 32));
  else for (let index = 0; index < docs.length; index++) bits[docs[index]! >>> 5] = 0;
}
