import type { SplitState } from "../__generated__/SplitsScreenQuery.graphql.ts";

/** What the list of splits can be narrowed to, by the word in the address. */
export const SPLIT_FILTERS = {
  drafts: ["draft"],
  waiting: ["sent", "partlySigned"],
  signed: ["signed"],
  refused: ["disputed"],
} as const satisfies Record<string, readonly SplitState[]>;
export type SplitFilter = keyof typeof SPLIT_FILTERS;

export function splitFilterOf(word: string | null): SplitFilter | null {
  return word !== null && Object.hasOwn(SPLIT_FILTERS, word) ? (word as SplitFilter) : null;
}

/** The states that are asked for; null: all. */
export function splitStatesOf(word: string | null): readonly SplitState[] | null {
  const filter = splitFilterOf(word);
  return filter && SPLIT_FILTERS[filter];
}
