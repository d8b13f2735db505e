import { type Refusal, refusal } from "../words/refusal.ts";
import { addressOf, questionAt } from "./address.ts";
import { isSearchable } from "./query.ts";

export const MAX_SAVED_SEARCHES = 30;
export const MAX_SEARCH_NAME = 60;

export function searchNameProblem(name: string): Refusal | null {
  if (!name.trim()) return refusal("search.nameMissing");
  return name.trim().length > MAX_SEARCH_NAME
    ? refusal("search.nameTooLong", { max: MAX_SEARCH_NAME })
    : null;
}

/** What is kept of an address: the question in it, in one order; null when it asks nothing. */
export function tidySearch(query: string): string | null {
  const question = questionAt(new URLSearchParams(query));
  return isSearchable(question.text, question.filters) ? addressOf(question) : null;
}
