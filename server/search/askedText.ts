import { slugNow } from "../../domain/lexicon/currentVocabulary.ts";
import { askedFor } from "../../domain/search/asked.ts";
import type { Filters } from "../../domain/search/facets.ts";
import { parseQuery } from "../../domain/search/query.ts";

/** What an engine is asked for a typed text and chosen filters, in the words of today's lexicon. */
export function askedText(text: string, filters: Filters) {
  const { filters: wanted, ...rest } = askedFor(parseQuery(text), filters);
  return { ...rest, filters: withSlugs(wanted) };
}

/** An old link may name a genre that became part of another one. */
function withSlugs(filters: Filters): Filters {
  const { genre, mood } = filters;
  return {
    ...filters,
    ...(genre ? { genre: genre.map((word) => slugNow("GENRE", word)) } : {}),
    ...(mood ? { mood: mood.map((word) => slugNow("MOOD", word)) } : {}),
  };
}
