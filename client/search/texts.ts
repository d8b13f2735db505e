import { msg } from "@lingui/core/macro";

/** The texts of domain/search/texts.ts once more, so that the catalogues hold them. A test compares the two. */
export const SEARCH_LITERALS = [
  msg({ id: "Start typing to search...", message: "Start typing to search..." }),
  msg({
    id: "Tip: use filters such as genre:electronic or bpm:120-140",
    message: "Tip: use filters such as genre:electronic or bpm:120-140",
  }),
  msg({ id: "No results found", message: "No results found" }),
  msg({ id: "Search failed", message: "Search failed" }),
  msg({ id: "Load More Results", message: "Load More Results" }),
  msg({ id: "Failed to load more results", message: "Failed to load more results" }),
  msg({ id: "Clear All", message: "Clear All" }),
];

/** The refusals of domain/search/savedSearch.ts. The same test compares them. */
export const SAVED_LITERALS = [
  msg({ id: "A search needs a name.", message: "A search needs a name." }),
  msg({
    id: "A search's name holds at most 60 characters.",
    message: "A search's name holds at most 60 characters.",
  }),
  msg({
    id: "You keep a search under this name already.",
    message: "You keep a search under this name already.",
  }),
  msg({
    id: "You can keep 30 searches. Delete one first.",
    message: "You can keep 30 searches. Delete one first.",
  }),
  msg({ id: "There is nothing to search for yet.", message: "There is nothing to search for yet." }),
];
