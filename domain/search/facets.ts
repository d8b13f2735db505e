import { MUSICAL_KEYS } from "../catalog/musicalKey.ts";

/** The seven facets, in the order of the filter panel (SPEC.md section 2). */
export const FACETS = ["genre", "mood", "bpm", "key", "year", "type", "price"] as const;
export type Facet = (typeof FACETS)[number];

/** The facets whose values are ranges of numbers, written "120-129"; "5000-" has no upper end. */
export const RANGE_FACETS = ["bpm", "year", "price"] as const;
export type RangeFacet = (typeof RANGE_FACETS)[number];
export type TermFacet = Exclude<Facet, RangeFacet>;

/** Values chosen per facet. Values of one facet widen each other, facets narrow each other. */
export type Filters = Partial<Record<Facet, readonly string[]>>;

/** One value of a facet and how many results it has. */
export interface FacetValue {
  value: string;
  count: number;
}
export type FacetCounts = Record<Facet, FacetValue[]>;

/** Both ends belong to it. */
export interface Range {
  min: number;
  max: number;
}

/** The end of a range that has none: the largest number that a column of prices holds. */
export const NO_END = 2_147_483_647;

/** "120-129", "128", "-99" or "5000-" as a range; `null` when it is none. */
export function parseRange(value: string): Range | null {
  const [, single, low, high] = /^(?:(\d{1,9})|(\d{0,9})-(\d{0,9}))$/.exec(value) ?? [];
  if (single) return { min: Number(single), max: Number(single) };
  if (!low && !high) return null;
  return { min: Number(low || 0), max: high ? Number(high) : NO_END };
}

export function printRange({ min, max }: Range): string {
  if (min === max) return `${min}`;
  return `${min}-${max === NO_END ? "" : max}`;
}

export const BPM_BUCKET = 10;

/** Where price ranges begin, in minor units. */
export const PRICE_STEPS = [0, 500, 1_000, 2_500, 5_000] as const;

/** The facet value that a number lies in: tempi by tens, prices by `PRICE_STEPS`, years each alone. */
export function bucketOf(facet: RangeFacet, number: number): string {
  if (facet === "year") return `${number}`;
  if (facet === "bpm") {
    const min = number - (number % BPM_BUCKET);
    return printRange({ min, max: min + BPM_BUCKET - 1 });
  }
  const step = PRICE_STEPS.findLastIndex((from) => from <= number);
  const next = PRICE_STEPS[step + 1];
  return printRange({ min: PRICE_STEPS[step]!, max: next === undefined ? NO_END : next - 1 });
}

/** Values in the order a panel shows them: scales along themselves, newest year first, the others by their size. */
export function inPanelOrder(facet: Facet, values: readonly FacetValue[]): FacetValue[] {
  return values.toSorted((a, b) => place(facet, a) - place(facet, b) || (a.value < b.value ? -1 : 1));
}

function place(facet: Facet, { value, count }: FacetValue): number {
  if (facet === "key") return MUSICAL_KEYS.indexOf(value);
  if (facet === "year") return -Number(value);
  if (facet === "bpm" || facet === "price") return parseRange(value)?.min ?? 0;
  return -count;
}

/** How many values are chosen over all facets. */
export function countFilters(filters: Filters): number {
  return FACETS.reduce((sum, facet) => sum + (filters[facet]?.length ?? 0), 0);
}

/** Both selections together: values of one facet add up, each once. */
export function mergeFilters(a: Filters, b: Filters): Filters {
  const merged: Filters = {};
  for (const facet of FACETS) {
    const values = new Set([...(a[facet] ?? []), ...(b[facet] ?? [])]);
    if (values.size > 0) merged[facet] = [...values];
  }
  return merged;
}
