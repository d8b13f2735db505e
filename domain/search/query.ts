import { parseMusicalKey } from "../catalog/musicalKey.ts";
import { currentTerm } from "../lexicon/currentVocabulary.ts";
import {
  FACETS,
  type Facet,
  type Filters,
  mergeFilters,
  NO_END,
  parseRange,
  printRange,
  type Range,
} from "./facets.ts";
import { contentTypesOf } from "./kinds.ts";
import { TOO_SHORT } from "./limits.ts";
import { termsOf } from "./words.ts";

/** A typed text taken apart: plain words, and the filters that were written among them. */
export interface ParsedQuery {
  words: string;
  filters: Filters;
}

/**
 * Reads `genre:electronic bpm:120-140 sunrise`. A filter nobody knows, or one whose value makes no sense, stays words:
 * the search then finds what was typed instead of guessing.
 */
export function parseQuery(text: string): ParsedQuery {
  const words: string[] = [];
  let filters: Filters = {};
  for (const token of text.split(/\s+/).filter(Boolean)) {
    const written = parseFilter(token);
    if (written) filters = mergeFilters(filters, written);
    else words.push(token);
  }
  return { words: words.join(" "), filters };
}

/** The text that reads as this query. */
export function printQuery({ words, filters }: ParsedQuery): string {
  const written = FACETS.flatMap((facet) => (filters[facet] ?? []).map((value) => printFilter(facet, value)));
  return [words, ...written].filter(Boolean).join(" ");
}

/** A filter as one would type it: `price:<10` is kept as "0-999" and printed as `price:0-9.99`. */
export function printFilter(facet: Facet, value: string): string {
  const range = facet === "price" ? parseRange(value) : null;
  if (!range) return `${facet}:${value}`;
  if (range.min === range.max) return `price:${range.min / 100}`;
  return `price:${range.min / 100}-${range.max === NO_END ? "" : range.max / 100}`;
}

/** Whether a search runs: more than two characters (SPEC.md section 5), or a filter that says what is wanted. */
export function isSearchable(text: string, filters: Filters): boolean {
  const query = parseQuery(text);
  const selected = mergeFilters(filters, query.filters);
  if (FACETS.some((facet) => selected[facet])) return true;
  return [...text.trim()].length > TOO_SHORT && termsOf(query.words).length > 0;
}

function parseFilter(token: string): Filters | null {
  const colon = token.indexOf(":");
  const facet = FACETS.find((facet) => facet === token.slice(0, colon).toLowerCase());
  if (!facet) return null;
  const values = READ[facet](token.slice(colon + 1));
  return values.length > 0 ? { [facet]: values } : null;
}

const READ: Record<Facet, (value: string) => readonly string[]> = {
  genre: (value) => some(currentTerm("GENRE", value)?.slug),
  mood: (value) => some(currentTerm("MOOD", value)?.slug),
  key: (value) => some(parseMusicalKey(value)),
  type: (value) => contentTypesOf(value.toLowerCase()),
  bpm: (value) => someRange(value, 1),
  year: (value) => someRange(value, 1),
  price: (value) => someRange(value, 100),
};

function some(value: string | null | undefined): string[] {
  return value ? [value] : [];
}

/** "120-140", "128", "<10", ">=5", "10-"; numbers are multiplied by `unit`. */
function someRange(value: string, unit: number): string[] {
  const range = compared(value, unit) ?? between(value, unit);
  return range && range.min <= range.max ? [printRange(range)] : [];
}

function compared(value: string, unit: number): Range | null {
  const [, sign, number] = /^([<>]=?)(\d{1,6}(?:\.\d{1,2})?)$/.exec(value) ?? [];
  if (!sign || !number) return null;
  const limit = Math.round(Number(number) * unit);
  if (sign.startsWith("<")) return { min: 0, max: sign === "<" ? limit - 1 : limit };
  return { min: sign === ">" ? limit + 1 : limit, max: NO_END };
}

function between(value: string, unit: number): Range | null {
  const [, low, dash, high] = /^(\d{1,7}(?:\.\d{1,2})?)?(-)?(\d{1,7}(?:\.\d{1,2})?)?$/.exec(value) ?? [];
  if (!low && !high) return null;
  const min = Math.round(Number(low ?? 0) * unit);
  if (!dash) return { min, max: min };
  return { min, max: high ? Math.round(Number(high) * unit) : NO_END };
}
