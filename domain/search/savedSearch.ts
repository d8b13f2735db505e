import { addressOf, questionAt } from "./address.ts";
import { isSearchable } from "./query.ts";

export const MAX_SAVED_SEARCHES = 30;
export const MAX_SEARCH_NAME = 60;
export const SEARCH_NAME_MISSING = "A search needs a name.";
export const SEARCH_NAME_TOO_LONG = `A search's name holds at most ${MAX_SEARCH_NAME} characters.`;
export const SEARCH_NAME_TAKEN = "You keep a search under this name already.";
export const TOO_MANY_SEARCHES = `You can keep ${MAX_SAVED_SEARCHES} searches. Delete one first.`;
export const SEARCH_EMPTY = "There is nothing to search for yet.";

export function searchNameProblem(name: string): string | null {
  if (!name.trim()) return SEARCH_NAME_MISSING;
  return name.trim().length > MAX_SEARCH_NAME ? SEARCH_NAME_TOO_LONG : null;
}

/** What is kept of an address: the question in it, in one order; null when it asks nothing. */
export function tidySearch(query: string): string | null {
  const question = questionAt(new URLSearchParams(query));
  return isSearchable(question.text, question.filters) ? addressOf(question) : null;
}
