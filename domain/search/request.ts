import type { FacetCounts, Filters } from "./facets.ts";
import type { Kind } from "./kinds.ts";
import type { Term } from "./terms.ts";

/** What an engine is asked. */
export interface SearchRequest {
  /** All must hold; empty finds everything that the filters let through. */
  terms: readonly Term[];
  /** The typed words in the form titles are kept in, to tell an exact title from a mention. */
  phrase: string;
  /** Words in a row that must stand there, or must not. */
  phrases: readonly Phrase[];
  filters: Filters;
  /** Values that no result may have. What is unwanted is not there for any count either. */
  without: Filters;
  kinds: readonly Kind[];
  /** The workspaces whose private things the viewer may see. */
  workspaceIds: readonly string[];
  /** Only things of `workspaceIds`. */
  isOwnOnly: boolean;
  first: number;
  after: Place | null;
  /** Only what is wanted is computed. */
  want: { facets: boolean; total: boolean };
}

/** Words in a row in a title or a name, in the form those are kept in; a single word may stand anywhere. */
export interface Phrase {
  words: string;
  /** `names`: only among the artists, and in an artist's own name. `code`: anywhere, and no part of what a title should say. */
  where: "anywhere" | "names" | "code";
  isNot: boolean;
  /** Whether the last of the words is a beginning: one sign of a script without spaces, or a part of a code. */
  isBegun?: boolean;
}

/** Every word that a result has: the typed ones, and those of the phrases that must stand there. */
export function wantedTerms({ terms, phrases }: Pick<SearchRequest, "terms" | "phrases">): Term[] {
  return [...terms, ...phrases.flatMap(termsIn)];
}

/** Those of them that make a title that has them all come before a mention elsewhere. */
export function titleTerms({ terms, phrases }: Pick<SearchRequest, "terms" | "phrases">): Term[] {
  return wantedTerms({ terms, phrases: phrases.filter(({ where }) => where === "anywhere") });
}

function termsIn({ words, isNot, isBegun = false }: Phrase): Term[] {
  const all = words.split(" ");
  return isNot ? [] : all.map((word, at) => ({ word, isPrefix: isBegun && at === all.length - 1 }));
}

/**
 * Where a hit stands: by tier (3 its title is the text, 2 begins with it, 1 holds all its words, 0 they stand elsewhere), then by
 * popularity, then newest first. By value, so that it never dangles.
 */
export interface Place {
  tier: number;
  popularity: number;
  id: string;
}

export interface Hit extends Place {
  kind: Kind;
}

export interface SearchAnswer {
  hits: Hit[];
  hasNext: boolean;
  /** Exact. Null unless wanted. */
  total: number | null;
  /** Each facet counts what would be found if nothing were chosen in it. Null unless wanted. */
  facets: FacetCounts | null;
}
