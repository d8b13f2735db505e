import fc from "fast-check";
import { THOROUGHNESS } from "../../testing/thoroughness.ts";
import type { SearchRequest } from "../request.ts";
import { mergeSegments } from "./build/mergeSegments.ts";
import { SegmentBuilder } from "./build/SegmentBuilder.ts";
import { searchParts } from "./find/searchParts.ts";
import type { IndexedDoc } from "./IndexedDoc.ts";
import { emptySegment, LiveIndex } from "./LiveIndex.ts";
import { publicWords } from "./publicWords.ts";
import { openSegment } from "./Segment.ts";
import { Tombstones } from "./Tombstones.ts";
import { aDoc, anId, aRequest, docs } from "./testing/arbitraries.ts";

function bytesOf(some: readonly IndexedDoc[]): SharedArrayBuffer {
  const builder = new SegmentBuilder();
  for (const doc of some) builder.add(doc);
  return builder.build();
}

function partOf(some: readonly IndexedDoc[], gone: ReadonlySet<string> = new Set()) {
  const segment = openSegment(bytesOf(some))!;
  const index = new LiveIndex(segment);
  index.apply([...gone], []);
  return index.parts[0]!;
}

const same = (a: SharedArrayBuffer, b: SharedArrayBuffer) =>
  Buffer.compare(Buffer.from(a), Buffer.from(b)) === 0;

test("two halves of a catalog put together are the catalog, byte for byte, without what is gone", () => {
  fc.assert(
    fc.property(docs, fc.integer({ min: 0, max: 30 }), fc.array(anId), (all, half, gone) => {
      const dead = new Set(gone);
      const parts = [all.slice(0, half), all.slice(half)].map((some) => partOf(some, dead));
      const merged = mergeSegments(parts);
      expect(same(merged, bytesOf(all.filter(({ id }) => !dead.has(id))))).toBe(true);
    }),
    { numRuns: 150 * THOROUGHNESS },
  );
});

test("after any changes the search answers like one that was made of what is true now", () => {
  const aChange = fc.record({
    ids: fc.array(anId, { maxLength: 6 }),
    docs: fc.uniqueArray(aDoc, { selector: ({ id }) => id, maxLength: 6 }),
    merge: fc.constantFrom("begin", "end", "abandon", "none"),
  });
  const property = fc.property(
    docs,
    fc.array(aChange, { maxLength: 8 }),
    fc.array(aRequest(), { minLength: 4, maxLength: 8 }),
    (first, changes, requests) => {
      const truth = new Map(first.map((doc) => [doc.id, doc]));
      const index = new LiveIndex(openSegment(bytesOf(first))!);
      let merging: SharedArrayBuffer | null = null;
      for (const { ids, docs, merge } of changes) {
        for (const id of ids) truth.delete(id);
        for (const doc of docs) truth.set(doc.id, doc);
        const changed = [...new Set([...ids, ...docs.map(({ id }) => id)])];
        index.apply(changed, docs);
        if (merge === "begin" && !merging) merging = mergedBy(index);
        else if (merge === "end" && merging) {
          index.endMerge(openSegment(merging)!);
          merging = null;
        } else if (merge === "abandon" && merging) {
          index.abandonMerge();
          merging = null;
        }
      }
      const fresh = [partOf([...truth.values()])];
      expect(index.facts.docs).toBe(truth.size);
      for (const request of requests) expect(index.search(request)).toEqual(searchParts(fresh, request));
    },
  );
  fc.assert(property, { numRuns: 150 * THOROUGHNESS });
});

/** What the other thread does. */
function mergedBy(index: LiveIndex): SharedArrayBuffer {
  return mergeSegments(
    index.beginMerge().map(({ buffer, dead }) => {
      const segment = openSegment(buffer)!;
      return { segment, dead: Tombstones.of(segment.size, dead) };
    }),
  );
}

test("a page behind every hit of a page brings each hit once, in the same order", () => {
  fc.assert(
    fc.property(docs, aRequest(), (some, asked) => {
      const request: SearchRequest = { ...asked, want: { facets: false, total: true } };
      const index = new LiveIndex(openSegment(bytesOf(some))!);
      const all = index.search({ ...request, first: 100 });
      const seen = [];
      for (let after: SearchRequest["after"] = null, more = true; more; ) {
        const page = index.search({ ...request, after });
        seen.push(...page.hits);
        after = page.hits.at(-1) ?? null;
        more = page.hasNext;
      }
      expect(seen).toEqual(all.hits);
      expect(all.total).toBe(seen.length);
    }),
  );
});

test("the words that may be suggested are those of public things, with how many have them", () => {
  const song = (id: string, isPublic: boolean, title: string): IndexedDoc => ({
    ...fc.sample(aDoc, { numRuns: 1, seed: 7 })[0]!,
    ...{ id: `00000000-0000-4000-8000-00000000000${id}`, isPublic, title, names: "", body: "" },
  });
  const index = new LiveIndex(emptySegment());
  const songs = [song("1", true, "tide"), song("2", true, "tide pool"), song("3", false, "tide secret")];
  index.apply(
    songs.map(({ id }) => id),
    songs,
  );
  expect(Object.fromEntries(publicWords(index.parts))).toEqual({ tide: 2, pool: 1 });
});

test("a buffer of another kind, cut off or empty, is no segment", () => {
  const bytes = bytesOf([]);
  expect(openSegment(new SharedArrayBuffer(4))).toBeNull();
  expect(openSegment(new SharedArrayBuffer(bytes.byteLength))).toBeNull();
  expect(openSegment(bytes.slice(0, bytes.byteLength - 8))).toBeNull();
});
