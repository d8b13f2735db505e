import { bucketOf, FACETS, type Facet, RANGE_FACETS } from "../facets.ts";
import { type Column, readLayout, type Section } from "./layout.ts";

/** Values of a facet in their order; the code of a document is one more than the place, 0 says that it has none. */
export type FacetValues = readonly (string | number)[];

export interface FacetColumn {
  facet: Facet;
  codes: Column;
  values: FacetValues;
  /** Under which name each value is counted: tempi by tens, prices by steps. */
  names: readonly string[];
}

type WideSection = Exclude<Section, `facet:${Facet}` | "facetValues" | "flags" | "wordBytes">;

/** What can be searched and never changes: views over one buffer (layout.ts). */
export interface Segment extends Record<WideSection, Uint32Array> {
  buffer: SharedArrayBuffer;
  /** How many documents. */
  size: number;
  wordCount: number;
  flags: Uint8Array;
  wordBytes: Uint8Array;
  /** In the order of `FACETS`. */
  facets: readonly FacetColumn[];
}

/** A buffer as a segment; `null` when it is none of this version. */
export function openSegment(buffer: SharedArrayBuffer): Segment | null {
  const columns = readLayout(buffer);
  if (!columns) return null;
  // Copied: text is not decoded out of memory that another thread could write.
  const text = new TextDecoder().decode(new Uint8Array(columns.facetValues));
  const values = JSON.parse(text) as Record<Facet, FacetValues>;
  return {
    ...(columns as Record<WideSection, Uint32Array> & Pick<Segment, "flags" | "wordBytes">),
    buffer,
    size: columns.flags.length,
    wordCount: columns.wordOffsets.length - 1,
    facets: FACETS.map((facet) => facetColumn(facet, columns[`facet:${facet}`], values[facet])),
  };
}

function facetColumn(facet: Facet, codes: Column, values: FacetValues): FacetColumn {
  const range = RANGE_FACETS.find((each) => each === facet);
  const names = values.map((value) => (range ? bucketOf(range, Number(value)) : `${value}`));
  return { facet, codes, values, names };
}
