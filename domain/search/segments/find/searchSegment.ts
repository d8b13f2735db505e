import { KINDS } from "../../kinds.ts";
import { type Hit, type SearchRequest, titleTerms, wantedTerms } from "../../request.ts";
import { findWords } from "../dictionary.ts";
import { PRIVATE } from "../layout.ts";
import type { Part } from "../Part.ts";
import type { Segment } from "../Segment.ts";
import type { Tombstones } from "../Tombstones.ts";
import { ID_NUMBERS, readId } from "../uuid.ts";
import { keepPhrase } from "./phrases.ts";
import { firstBehind } from "./places.ts";
import { gather, keep, postCount } from "./postings.ts";
import type { Scratch } from "./Scratch.ts";
import { ownWorkspaces, type Selection, selectionsOf, visibilityOf } from "./selections.ts";
import { markTitles, tierOf } from "./tiers.ts";

/** What one segment adds to an answer. */
export interface Found {
  /** In the order of a page; one more than fits on it where there are more. */
  hits: Hit[];
  total: number;
  /** For each facet how many documents each code has, if facets are wanted. */
  counts: readonly Int32Array[];
}

const NOTHING: Found = { hits: [], total: 0, counts: [] };
const TIERS = 4;

/** Exactly what db/search/sqlEngine.ts finds among the documents of one segment. */
export function searchSegment(part: Part, request: SearchRequest, scratch: Scratch): Found {
  const { segment } = part;
  scratch.fit(segment.size);
  const seen = keepSeen(part, request, scratch, match(segment, request, scratch));
  const wanted = keepWanted(segment, request, scratch, seen);
  if (wanted === 0) return NOTHING;
  const { want, filters, phrase, first } = request;
  const counts = want.facets ? segment.facets.map(({ values }) => new Int32Array(values.length + 1)) : [];
  const total = keepChosen(segment, selectionsOf(segment, filters), scratch, wanted, counts);
  if (want.facets) countCodes(segment, scratch.docs, total, counts);
  const inTitle = titleTerms(request);
  const unmark = markTitles(segment, inTitle, phrase, scratch);
  const pages = pagesOf(segment, request, inTitle.length, scratch, total);
  unmark();
  return { hits: hitsOf(segment, pages, first), total, counts };
}

/** Keeps what is true and may be seen. Written without branches: which way they go cannot be foretold. */
function keepSeen({ segment, dead }: Part, request: SearchRequest, { docs }: Scratch, count: number): number {
  const { flags, workspace } = segment;
  const { toAll, toOwners } = visibilityOf(request);
  const isOwn = ownWorkspaces(segment, request.workspaceIds);
  let kept = 0;
  if (isOwn === null)
    for (let index = 0; index < count; index++) {
      const doc = docs[index]!;
      docs[kept] = doc;
      kept += toAll[flags[doc]!]!;
    }
  else
    for (let index = 0; index < count; index++) {
      const doc = docs[index]!;
      const flag = flags[doc]!;
      docs[kept] = doc;
      kept += toAll[flag]! | (toOwners[flag]! & isOwn[workspace[doc]!]!);
    }
  return dead.count === 0 ? kept : keepLiving(dead, docs, kept);
}

function keepLiving({ bits }: Tombstones, docs: Uint32Array, count: number): number {
  let kept = 0;
  for (let index = 0; index < count; index++) {
    const doc = docs[index]!;
    docs[kept] = doc;
    kept += ~(bits[doc >>> 5]! >>> (doc & 31)) & 1;
  }
  return kept;
}

/** Takes out what has an unwanted value. */
function keepWanted(segment: Segment, { without }: SearchRequest, { docs }: Scratch, count: number): number {
  let left = count;
  for (const { codes, isChosen } of selectionsOf(segment, without)) {
    let kept = 0;
    for (let index = 0; index < left; index++)
      if (isChosen[codes[docs[index]!]!] === 0) docs[kept++] = docs[index]!;
    left = kept;
  }
  return left;
}

/**
 * Keeps what all selections let through. A facet counts beyond its own selection: what that one alone refuses counts there, if
 * counts are wanted.
 */
function keepChosen(
  { facets }: Segment,
  selections: readonly Selection[],
  { docs, failures }: Scratch,
  count: number,
  counts: readonly Int32Array[],
): number {
  if (selections.length === 0) return count;
  failures.fill(0, 0, count);
  for (const selection of selections) noteFailures(selection, docs, count, failures);
  let kept = 0;
  for (let index = 0; index < count; index++) {
    const failed = failures[index]!;
    if (failed === 0) docs[kept++] = docs[index]!;
    else if ((failed & (failed - 1)) === 0 && counts.length > 0) {
      const facet = 31 - Math.clz32(failed);
      counts[facet]![facets[facet]!.codes[docs[index]!]!]!++;
    }
  }
  return kept;
}

/** One bit for each facet whose selection refuses a document. */
function noteFailures(
  { codes, isChosen, facet }: Selection,
  docs: Uint32Array,
  count: number,
  failures: Uint8Array,
): void {
  for (let index = 0; index < count; index++)
    failures[index]! |= (isChosen[codes[docs[index]!]!]! ^ 1) << facet;
}

/** For each tier the first of its documents behind the cursor, one more than a page holds. */
function pagesOf(
  segment: Segment,
  { first, after }: SearchRequest,
  termCount: number,
  { docs, marks }: Scratch,
  count: number,
): number[][] {
  const pages: number[][] = Array.from({ length: TIERS }, () => []);
  // Where a page of each tier begins: tiers above the cursor's are over.
  const behind = after ? firstBehind(segment, after) : 0;
  const begins = pages.map((_, tier) =>
    !after || tier < after.tier ? 0 : tier === after.tier ? behind : segment.size,
  );
  let full = 0;
  for (let index = 0; index < count && full < TIERS; index++) {
    const doc = docs[index]!;
    const tier = tierOf(marks[doc]!, termCount);
    const page = pages[tier]!;
    if (page.length > first || doc < begins[tier]!) continue;
    page.push(doc);
    if (page.length > first) full++;
  }
  return pages;
}

/** Puts the documents that the words find into `scratch.docs`; returns how many. */
function match(segment: Segment, request: SearchRequest, scratch: Scratch): number {
  const { phrases } = request;
  const ranges = wantedTerms(request)
    .map(({ word, isPrefix }) => findWords(segment, word, isPrefix))
    .sort((a, b) => postCount(segment, a) - postCount(segment, b));
  let count = ranges[0] ? gather(segment, ranges[0], scratch) : takeAll(segment, scratch);
  for (const range of ranges.slice(1)) if (count > 0) count = keep(segment, range, true, scratch, count);
  for (const phrase of phrases) if (count > 0) count = keepPhrase(segment, phrase, scratch, count);
  return count;
}

function takeAll({ size }: Segment, { docs }: Scratch): number {
  for (let doc = 0; doc < size; doc++) docs[doc] = doc;
  return size;
}

/**
 * The hottest loop. All facets of a document together: seven counters that do not wait for each other, where seven loops would
 * each wait for the counter they have just raised.
 */
function countCodes(
  { facets }: Segment,
  docs: Uint32Array,
  count: number,
  [n0, n1, n2, n3, n4, n5, n6]: readonly Int32Array[],
): void {
  const [c0, c1, c2, c3, c4, c5, c6] = facets.map(({ codes }) => codes);
  for (let index = 0; index < count; index++) {
    const doc = docs[index]!;
    n0![c0![doc]!]!++;
    n1![c1![doc]!]!++;
    n2![c2![doc]!]!++;
    n3![c3![doc]!]!++;
    n4![c4![doc]!]!++;
    n5![c5![doc]!]!++;
    n6![c6![doc]!]!++;
  }
}

function hitsOf({ flags, popularity, ids }: Segment, pages: readonly number[][], first: number): Hit[] {
  const hits: Hit[] = [];
  for (let tier = TIERS - 1; tier >= 0; tier--)
    for (const doc of pages[tier]!) {
      if (hits.length > first) return hits;
      hits.push({
        kind: KINDS[(flags[doc]! & ~PRIVATE) - 1]!,
        id: readId(ids, doc * ID_NUMBERS),
        tier,
        popularity: popularity[doc]!,
      });
    }
  return hits;
}
