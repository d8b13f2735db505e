import { isrcProblem } from "../catalog/isrc.ts";
import { type AiValue, aiPhrases } from "./aiUse.ts";
import { FACETS, type Filters, mergeFilters } from "./facets.ts";
import type { Condition, ParsedQuery } from "./query.ts";
import type { Phrase, SearchRequest } from "./request.ts";
import { foldText, phraseOf, termsOf, wordsInRow } from "./terms.ts";

/** What an engine is asked for a typed text and what was chosen beside it. */
export function askedFor(
  query: ParsedQuery,
  chosen: Filters,
): Pick<SearchRequest, "terms" | "phrase" | "phrases" | "filters" | "without"> {
  const ofAi = query.conditions.flatMap(({ kind, value, isNot }) =>
    kind === "ai" ? [{ value: value as AiValue, isNot }] : [],
  );
  const phrases = [...query.conditions.flatMap(phraseIn), ...aiPhrases(ofAi)];
  const quoted = query.conditions.filter(({ kind, isNot }) => kind === "phrase" && !isNot);
  return {
    terms: termsOf(query.words),
    // A title that is the whole of it comes first, whether it was quoted or not.
    phrase: [phraseOf(query.words), ...quoted.map(({ value }) => wordsInRow(value).words)]
      .filter(Boolean)
      .join(" "),
    phrases,
    filters: mergeFilters(chosen, query.filters),
    without: query.conditions.map(unwantedIn).reduce(mergeFilters, {}),
  };
}

function phraseIn({ kind, value, isNot }: Condition): Phrase[] {
  if (kind === "isrc")
    return [{ words: foldText(value), where: "code", isNot, isBegun: isrcProblem(value) !== null }];
  if (kind !== "phrase" && kind !== "artist") return [];
  return [{ ...wordsInRow(value), where: kind === "artist" ? "names" : "anywhere", isNot }];
}

function unwantedIn({ kind, value }: Condition): Filters {
  const facet = FACETS.find((each) => each === kind);
  return facet ? { [facet]: [value] } : {};
}
