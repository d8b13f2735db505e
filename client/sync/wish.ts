import type { SyncAction } from "../../domain/sync/entry.ts";

/** A change as a screen makes it, in the screen's own words; its kind knows how the server takes it. */
export interface Wish {
  kind: "like" | "save" | "follow" | "track" | "release" | "playlist" | "preference" | "plays";
  /** An update where nothing is said. */
  action?: SyncAction;
  /** As screens know it: the global id of a thing, the key of a preference. */
  id: string;
  /** What a person calls it. */
  name: string;
  /** The version that was changed, where there are any. */
  version?: number | null;
  changes: Readonly<Record<string, unknown>>;
  /** What the same fields held before. */
  before: Readonly<Record<string, unknown>> | null;
}
