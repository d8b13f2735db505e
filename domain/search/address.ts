import { FACETS, type Filters } from "./facets.ts";
import { MAX_FACET_VALUES, MAX_TEXT_LENGTH } from "./limits.ts";
import { SEARCH_SCOPES, type SearchScope } from "./scopes.ts";

/** What is asked: as typed, not as sent. */
export interface Question {
  text: string;
  scope: SearchScope;
  filters: Filters;
  /** Only what was typed, whatever else may have been meant. */
  isExact: boolean;
}

export const NO_QUESTION: Question = { text: "", scope: "ALL", filters: {}, isExact: false };

/** Longer values are none of ours. */
const MAX_VALUE_LENGTH = 40;

/**
 * A question as words of an address, always in one order: `q=tide&in=my-catalog&genre=jazz&genre=pop`. The same for the page
 * of results, for a link that somebody shares and for a search that is kept.
 */
export function addressOf({ text, scope, filters, isExact }: Question): string {
  const address = new URLSearchParams();
  if (text.trim()) address.set("q", text.trim());
  if (scope !== "ALL") address.set("in", wordFor(scope));
  for (const facet of FACETS) for (const value of filters[facet] ?? []) address.append(facet, value);
  if (isExact) address.set("exactly", "1");
  return address.toString();
}

/** Reads it back. Whatever is not a question is left out. */
export function questionAt(address: URLSearchParams): Question {
  const filters: Filters = {};
  for (const facet of FACETS) {
    const values = [...new Set(address.getAll(facet))].filter(
      (value) => value && value.length <= MAX_VALUE_LENGTH,
    );
    if (values.length > 0) filters[facet] = values.slice(0, MAX_FACET_VALUES);
  }
  return {
    text: (address.get("q") ?? "").slice(0, MAX_TEXT_LENGTH),
    scope: SEARCH_SCOPES.find((scope) => wordFor(scope) === address.get("in")) ?? "ALL",
    filters,
    isExact: address.get("exactly") === "1",
  };
}

/** Whether two questions ask the same. */
export function isSameQuestion(one: Question, other: Question): boolean {
  return addressOf(one) === addressOf(other);
}

function wordFor(scope: SearchScope): string {
  return scope.toLowerCase().replace("_", "-");
}
