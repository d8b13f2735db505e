import type { Term } from "../../domain/search/terms.ts";

/** How many first letters of each word are indexed as a word of their own (`searchLexemes` in the migration). */
const GRAM = 3;

/** The condition in PostgreSQL's own notation. Words hold letters and digits only, so nothing in them needs escaping. */
export function tsqueryOf(terms: readonly Term[]): string {
  return terms.map(lexemeOf).join(" & ");
}

function lexemeOf({ word, isPrefix }: Term): string {
  if (!isPrefix) return `'${word}'`;
  return [...word].length === GRAM ? `'^${word}'` : `'${word}':*`;
}
