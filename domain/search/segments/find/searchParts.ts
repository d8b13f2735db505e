import { FACETS, type FacetCounts, inPanelOrder } from "../../facets.ts";
import type { Hit, SearchAnswer, SearchRequest } from "../../request.ts";
import type { Part } from "../Part.ts";
import { Scratch } from "./Scratch.ts";
import { type Found, searchSegment } from "./searchSegment.ts";

// Searches of a thread run one after the other, none waits inside.
const scratch = new Scratch();

/** One answer over segments that share no document. */
export function searchParts(parts: readonly Part[], request: SearchRequest): SearchAnswer {
  const { first, want } = request;
  const found = parts.map((part) => searchSegment(part, request, scratch));
  const hits = found.flatMap(({ hits }) => hits).sort(inOrder);
  return {
    hits: hits.slice(0, first),
    hasNext: hits.length > first,
    total: want.total ? found.reduce((sum, { total }) => sum + total, 0) : null,
    facets: want.facets ? facetsOf(parts, found) : null,
  };
}

function inOrder(a: Hit, b: Hit): number {
  return b.tier - a.tier || b.popularity - a.popularity || (a.id < b.id ? 1 : -1);
}

function facetsOf(parts: readonly Part[], found: readonly Found[]): FacetCounts {
  const entries = FACETS.map((facet, index) => {
    const counts = new Map<string, number>();
    parts.forEach(({ segment }, part) => {
      found[part]!.counts[index]?.forEach((count, code) => {
        if (count === 0 || code === 0) return;
        const name = segment.facets[index]!.names[code - 1]!;
        counts.set(name, (counts.get(name) ?? 0) + count);
      });
    });
    const values = [...counts].map(([value, count]) => ({ value, count }));
    return [facet, inPanelOrder(facet, values)];
  });
  return Object.fromEntries(entries);
}
