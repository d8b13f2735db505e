import { type RawBuilder, type SqlBool, sql } from "kysely";
import {
  BPM_BUCKET,
  bucketOf,
  countFilters,
  FACETS,
  type Facet,
  type FacetCounts,
  type FacetValue,
  type Filters,
  inPanelOrder,
  PRICE_STEPS,
  type TermFacet,
} from "../../domain/search/facets.ts";
import { bitOf, failures } from "./filters.ts";

/** The values of each facet of words, in the order of their codes; the first has the code 1. */
export type KnownValues = Record<TermFacet, readonly string[]>;

/** Where the code of a facet lies in the eight bytes of a row, as the function "searchFacets" packs it; 0 says that it has none. */
const PLACES: Record<Facet, { byte: 0 | 4; shift: number; bits: number }> = {
  year: { byte: 0, shift: 11, bits: 14 },
  genre: { byte: 0, shift: 0, bits: 11 },
  mood: { byte: 4, shift: 20, bits: 12 },
  type: { byte: 4, shift: 14, bits: 6 },
  key: { byte: 4, shift: 9, bits: 5 },
  bpm: { byte: 4, shift: 3, bits: 6 },
  price: { byte: 4, shift: 0, bits: 3 },
};
const ROW_BYTES = 8;
/** The bits at the top say whose selection refuses the row, in the order of `bitOf`. */
const FAIL_SHIFT = 57;
const FAIL_SHIFT_IN_BYTES = FAIL_SHIFT - 32;

/** What a row has of each facet, marked with what refuses it. */
export function markedFacets(filters: Filters): RawBuilder<unknown> {
  if (countFilters(filters) === 0) return sql`facets`;
  return sql`facets | ((${failures(filters)})::bigint << ${sql.lit(FAIL_SHIFT)})`;
}

/** That nothing refuses it, as a condition if there is one. */
export function isUnmarked(filters: Filters): RawBuilder<SqlBool>[] {
  return countFilters(filters) === 0 ? [] : [sql<SqlBool>`facets >> ${sql.lit(FAIL_SHIFT)} = 0`];
}

/** What all selections let through, of rows that were sent one after the other. */
export function countUnmarked(rows: Buffer): number {
  let count = 0;
  for (let at = 0; at < rows.length; at += ROW_BYTES)
    if (rows.readUInt32BE(at) >>> FAIL_SHIFT_IN_BYTES === 0) count++;
  return count;
}

/** Each facet counts what the others let through. */
export function countFacets(rows: Buffer, known: KnownValues): FacetCounts {
  return Object.fromEntries(FACETS.map((facet) => [facet, countFacet(facet, rows, known)])) as FacetCounts;
}

function countFacet(facet: Facet, rows: Buffer, known: KnownValues) {
  const counts = countCodes(facet, rows);
  const values: FacetValue[] = [];
  for (let code = 1; code < counts.length; code++)
    if (counts[code]! > 0) values.push({ value: nameOf(facet, code, known), count: counts[code]! });
  return inPanelOrder(facet, values);
}

function countCodes(facet: Facet, rows: Buffer): Uint32Array {
  const { byte, shift, bits } = PLACES[facet];
  const counts = new Uint32Array(1 << bits);
  const view = new DataView(rows.buffer, rows.byteOffset, rows.length);
  const others = ~bitOf(facet);
  for (let at = 0; at < rows.length; at += ROW_BYTES)
    if (((view.getUint32(at) >>> FAIL_SHIFT_IN_BYTES) & others) === 0)
      counts[(view.getUint32(at + byte) >>> shift) & (counts.length - 1)]!++;
  return counts;
}

function nameOf(facet: Facet, code: number, known: KnownValues): string {
  if (facet === "year") return bucketOf(facet, code);
  if (facet === "bpm") return bucketOf(facet, (code - 1) * BPM_BUCKET);
  if (facet === "price") return bucketOf(facet, PRICE_STEPS[code - 1]!);
  const value = known[facet][code - 1];
  if (value === undefined) throw new RangeError(`No ${facet} has the code ${code}.`);
  return value;
}
