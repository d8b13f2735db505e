import { choosableTerms } from "../lexicon/currentVocabulary.ts";
import { FACETS, type Facet } from "./facets.ts";
import { FACET_WORDS, isFilter, tokensOf } from "./query.ts";
import { distance } from "./spelling/distance.ts";
import { foldText } from "./terms.ts";

/** A filter that could not be read, and what was probably meant by it. */
export interface Guess {
  written: string;
  meant: string;
}

/** Nobody means a filter by something longer. */
const LONGEST = 60;

/** Every filter of a text that is nearly one: `kei:Am` for `key:Am`, `genre:elektronik` for `genre:electronic`. */
export function guessesIn(text: string): Guess[] {
  return tokensOf(text).flatMap((written) => {
    const meant = guess(written);
    return meant ? [{ written, meant }] : [];
  });
}

/** The text with all of them as they were probably meant; null when there are none. */
export function guessedFilters(text: string): string | null {
  const tokens = tokensOf(text);
  const meant = tokens.map((token) => guess(token) ?? token);
  return meant.some((token, at) => token !== tokens[at]) ? meant.join(" ") : null;
}

function guess(token: string): string | null {
  const [, sign = "", name, value] = /^(-?)([\p{L}]+):(.+)$/u.exec(token) ?? [];
  if (!name || !value || token.length > LONGEST || isFilter(token)) return null;
  for (const facet of facetsNear(name)) {
    if (isFilter(`${facet}:${value}`)) return `${sign}${facet}:${value}`;
    const term = termNear(facet, value.replaceAll('"', ""));
    if (term) return `${sign}${facet}:${term}`;
  }
  return null;
}

/** One letter may be wrong in the name of a filter. */
function facetsNear(name: string): Facet[] {
  const typed = foldText(name);
  return FACETS.filter((facet) => FACET_WORDS[facet].some((word) => distance(typed, word, 1) <= 1));
}

/** The genre or mood with a name that is up to two letters off. */
function termNear(facet: Facet, value: string): string | null {
  if (facet !== "genre" && facet !== "mood") return null;
  const typed = foldText(value);
  const max = typed.length < 4 ? 0 : typed.length < 7 ? 1 : 3;
  const near = choosableTerms(facet === "genre" ? "GENRE" : "MOOD")
    .map(({ slug, label, aliases }) => ({
      slug,
      apart: Math.min(
        ...[slug, label.en, label.es, ...aliases].map((name) => distance(typed, foldText(name), max)),
      ),
    }))
    .filter(({ apart }) => apart <= max)
    .sort((a, b) => a.apart - b.apart);
  return near[0]?.slug ?? null;
}
