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
