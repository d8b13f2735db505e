import { sendErrand } from "../app/errands.ts";

/** The errand of the global search. */
export const SEARCH_WANTED = "levare:search";

/** Opens the global search. Its code may still be on the way: then it opens as soon as it is there. */
export function openSearch(): void {
  sendErrand(SEARCH_WANTED);
}
