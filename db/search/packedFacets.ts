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

/** The highest code that a facet has room for: all bits of its place, where the function "searchFacets" puts it. */
const HIGHEST = { genre: 0x7ff, mood: 0xfff, bpm: 0x3f, key: 0x1f, year: 0x3fff, type: 0x3f, price: 0x7 };
const ROW_BYTES = 8;
/** The bits at the top say whose selection refuses the row, in the order of `bitOf`. */
const FAIL_SHIFT = 57;
const FAIL_SHIFT_IN_BYTES = FAIL_SHIFT - 32;
/** What the top bits of a row are that the selection of one facet alone refuses. */
const ALONE = Object.fromEntries(FACETS.map((facet) => [facet, bitOf(facet)])) as Record<Facet, number>;

/** What a row has of each facet, marked with what refuses it. */
export function markedFacets(filters: Filters): RawBuilder<unknown> {
  if (countFilters(filters) === 0) return sql`facets`;
  return sql`facets | ((${failures(filters)})::bigint << ${sql.lit(FAIL_SHIFT)})`;
}

/** That nothing refuses it, as a condition if there is one. */
export function isUnmarked(filters: Filters): RawBuilder<SqlBool>[] {
  return countFilters(filters) === 0 ? [] : [sql<SqlBool>`facets >> ${sql.lit(FAIL_SHIFT)} = 0`];
}

/**
 * Of rows that were sent one after the other: how many all selections let through, and what each facet counts, which is what the
 * others let through.
 */
export function countRows(rows: Buffer, known: KnownValues): { total: number; facets: FacetCounts } {
  const counts = noCounts();
  const { genre, mood, bpm, key, year, type, price } = counts;
  const view = new DataView(rows.buffer, rows.byteOffset, rows.length);
  let total = 0;
  // Once over all rows and not once for each facet: a common word finds tens of thousands.
  for (let at = 0; at < rows.length; at += ROW_BYTES) {
    const high = view.getUint32(at);
    const low = view.getUint32(at + 4);
    const refusing = high >>> FAIL_SHIFT_IN_BYTES;
    const isLetThrough = refusing === 0;
    if (isLetThrough) total++;
    if (isLetThrough || refusing === ALONE.genre) genre[high & HIGHEST.genre]!++;
    if (isLetThrough || refusing === ALONE.mood) mood[(low >>> 20) & HIGHEST.mood]!++;
    if (isLetThrough || refusing === ALONE.bpm) bpm[(low >>> 3) & HIGHEST.bpm]!++;
    if (isLetThrough || refusing === ALONE.key) key[(low >>> 9) & HIGHEST.key]!++;
    if (isLetThrough || refusing === ALONE.year) year[(high >>> 11) & HIGHEST.year]!++;
    if (isLetThrough || refusing === ALONE.type) type[(low >>> 14) & HIGHEST.type]!++;
    if (isLetThrough || refusing === ALONE.price) price[low & HIGHEST.price]!++;
  }
  const facets = Object.fromEntries(FACETS.map((facet) => [facet, named(facet, counts[facet], known)]));
  return { total, facets: facets as FacetCounts };
}

/** By the codes of each facet, of which 0 says that a row has none. */
function noCounts(): Record<Facet, Uint32Array> {
  return Object.fromEntries(FACETS.map((facet) => [facet, new Uint32Array(HIGHEST[facet] + 1)])) as Record<
    Facet,
    Uint32Array
  >;
}

function named(facet: Facet, counts: Uint32Array, known: KnownValues): FacetValue[] {
  const values: FacetValue[] = [];
  for (let code = 1; code < counts.length; code++)
    if (counts[code]! > 0) values.push({ value: nameOf(facet, code, known), count: counts[code]! });
  return inPanelOrder(facet, values);
}

function nameOf(facet: Facet, code: number, known: KnownValues): string {
  if (facet === "year") return bucketOf(facet, code);
  if (facet === "bpm") return bucketOf(facet, (code - 1) * BPM_BUCKET);
  if (facet === "price") return bucketOf(facet, PRICE_STEPS[code - 1]!);
  const value = known[facet][code - 1];
  if (value === undefined) throw new RangeError(`No ${facet} has the code ${code}.`);
  return value;
}
