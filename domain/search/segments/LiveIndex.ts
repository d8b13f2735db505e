import type { SearchAnswer, SearchRequest } from "../request.ts";
import { mergeSegments } from "./build/mergeSegments.ts";
import { SegmentBuilder } from "./build/SegmentBuilder.ts";
import { findDoc } from "./find/places.ts";
import { searchParts } from "./find/searchParts.ts";
import type { IndexedDoc } from "./IndexedDoc.ts";
import type { Part } from "./Part.ts";
import { openSegment, type Segment } from "./Segment.ts";
import { Tombstones } from "./Tombstones.ts";

/** A merge in another thread: what it merges, and which ids have changed since. */
interface Merge {
  parts: readonly Part[];
  changed: Set<string>;
}

/** The buffers of segments and the bits of their dead, as they can be sent to another thread. */
export interface MergeInput {
  buffer: SharedArrayBuffer;
  dead: Int32Array;
}

/** A newer part absorbs the one before it as long as that is not this many times larger: few parts, little work for each change. */
const GROWTH = 2;
/** Larger ones are left to another thread: to join them would make whoever asks meanwhile wait. */
const MOST_JOINED = 2_000;

/** An index that changes: one large segment, and small ones for what changed since. A document lives in one of them only. */
export class LiveIndex {
  #parts: Part[];
  #merge: Merge | null = null;

  constructor(main: Segment) {
    this.#parts = [partOf(main)];
  }

  /** How many documents can be found, how many words the parts have (some several times), and how much waits to be merged. */
  get facts() {
    const living = this.#parts.map(({ segment, dead }) => segment.size - dead.count);
    return {
      docs: living.reduce((sum, count) => sum + count, 0),
      words: this.#parts.reduce((sum, { segment }) => sum + segment.wordCount, 0),
      bytes: this.#parts.reduce((sum, { segment }) => sum + segment.buffer.byteLength, 0),
      delta: living.slice(1).reduce((sum, count) => sum + count, 0) + this.#parts[0]!.dead.count,
      parts: this.#parts.length,
    };
  }

  get parts(): readonly Part[] {
    return this.#parts;
  }

  search(request: SearchRequest): SearchAnswer {
    return searchParts(this.#parts, request);
  }

  /** Makes the index tell the truth about these ids: `docs` are those of them that can be found now. */
  apply(ids: readonly string[], docs: readonly IndexedDoc[]): void {
    for (const id of ids) {
      this.#merge?.changed.add(id);
      bury(id, this.#parts);
    }
    const builder = new SegmentBuilder();
    for (const doc of docs) builder.add(doc);
    if (docs.length > 0) this.#parts.push(partOf(openSegment(builder.build())!));
    this.#absorb();
  }

  /** What another thread is to make one segment of. Changes go on meanwhile. */
  beginMerge(): MergeInput[] {
    this.#merge = { parts: [...this.#parts], changed: new Set() };
    return this.#parts.map(({ segment, dead }) => ({ buffer: segment.buffer, dead: dead.bits.slice() }));
  }

  /** Puts the merged segment in the place of those it was made of. */
  endMerge(main: Segment): void {
    const { parts, changed } = this.#merge!;
    const merged = partOf(main);
    for (const id of changed) bury(id, [merged]);
    this.#parts = [merged, ...this.#parts.filter((part) => !parts.includes(part))];
    this.#merge = null;
  }

  abandonMerge(): void {
    this.#merge = null;
  }

  /** Joins small parts as they come, but none that another thread is merging. */
  #absorb(): void {
    const fixed = this.#merge?.parts.length ?? 1;
    while (this.#parts.length > fixed + 1) {
      const [older, newer] = this.#parts.slice(-2) as [Part, Part];
      const size = older.segment.size + newer.segment.size;
      if (older.segment.size > GROWTH * newer.segment.size || size > MOST_JOINED) return;
      this.#parts.splice(-2, 2, partOf(openSegment(mergeSegments([older, newer]))!));
    }
  }
}

function partOf(segment: Segment): Part {
  return { segment, dead: new Tombstones(segment.size) };
}

function bury(id: string, parts: readonly Part[]): void {
  for (const { segment, dead } of parts) {
    const doc = findDoc(segment, id);
    if (doc >= 0) dead.add(doc);
  }
}

/** What can be searched before anything is there. */
export function emptySegment(): Segment {
  return openSegment(new SegmentBuilder().build())!;
}
