import { choosableTerms } from "../lexicon/currentVocabulary.ts";
import { AI_NAMES, AI_VALUES } from "./aiUse.ts";
import type { Facet } from "./facets.ts";
import { facetsNear, isFilter, tokensOf } from "./query.ts";
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
  if (AI_NAMES.includes(foldText(name))) {
    const meant = AI_VALUES.find((each) => distance(foldText(value), each.toLowerCase(), 2) <= 2);
    return meant ? `${sign}ai:${meant}` : null;
  }
  for (const facet of facetsNear(name)) {
    if (isFilter(`${facet}:${value}`)) return `${sign}${facet}:${value}`;
    const term = termNear(facet, value.replaceAll('"', ""));
    if (term) return `${sign}${facet}:${term}`;
  }
  return null;
}

/** Feelings that people name otherwise than the vocabulary does, folded, by its own words. */
const FEELINGS: Readonly<Record<string, readonly string[]>> = {
  energetic: ["energy", "energia", "energica", "intense", "intenso", "intensa", "powerful", "potente"],
  relaxed: ["calm", "chill", "chilled", "mellow", "peaceful", "tranquilo", "tranquila", "calmado", "calmada"],
  melancholic: [
    "sad",
    "melancholy",
    "melancolia",
    "triste",
    "tristeza",
    "nostalgic",
    "nostalgico",
    "nostalgica",
  ],
  uplifting: [
    "happy",
    "joyful",
    "cheerful",
    "alegre",
    "feliz",
    "contento",
    "contenta",
    "positivo",
    "positiva",
  ],
};

/** The genre or mood with a name that is up to two letters off, is written with other signs, or feels the same. */
function termNear(facet: Facet, value: string): string | null {
  if (facet !== "genre" && facet !== "mood") return null;
  const typed = foldText(value);
  const max = typed.length < 4 ? 0 : typed.length < 7 ? 1 : 3;
  const near = choosableTerms(facet === "genre" ? "GENRE" : "MOOD")
    .map(({ slug, label, aliases }) => {
      const names = [slug, label.en, label.es, ...aliases].map(foldText);
      const isMeant =
        names.some((name) => withoutSigns(name) === withoutSigns(typed)) || FEELINGS[slug]?.includes(typed);
      return { slug, apart: isMeant ? 0 : Math.min(...names.map((name) => distance(typed, name, max))) };
    })
    .filter(({ apart }) => apart <= max)
    .sort((a, b) => a.apart - b.apart);
  return near[0]?.slug ?? null;
}

/** "R&B", "r'n'b" and "r and b" are "rnb", "hip-hop" is "hiphop". */
function withoutSigns(name: string): string {
  return name.replaceAll(/&| and /g, "n").replaceAll(/[^\p{L}\p{N}]/gu, "");
}
