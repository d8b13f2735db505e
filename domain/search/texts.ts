/** The literal words of the overlay (SPEC.md sections 2 and 8). English; the client translates them. */
export const START_TYPING = "Start typing to search...";
export const SEARCH_TIP = "Tip: use filters such as genre:electronic or bpm:120-140";
export const NO_RESULTS = "No results found";
export const SEARCH_FAILED = "Search failed";
export const LOAD_MORE = "Load More Results";
export const LOAD_MORE_FAILED = "Failed to load more results";
export const CLEAR_ALL = "Clear All";
