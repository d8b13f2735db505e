import type { SyncTable } from "./entry.ts";
import { type Item, mergeItems } from "./mergeItems.ts";
import { mergePlaces } from "./mergePlaces.ts";

interface ListRule {
  /** Where the list stands in its thing. */
  field: string;
  merge(base: readonly Item[], mine: readonly Item[], theirs: readonly Item[]): Item[];
}

/** Things with an ordered list, of which two people's changes are brought together item by item. */
export const LISTS: Partial<Record<SyncTable, ListRule>> = {
  playlists: { field: "items", merge: mergeItems },
  /** The running order of a release. */
  catalog: { field: "tracks", merge: mergePlaces },
};
