import type { Draft } from "./addDraft.ts";
import { entityOf } from "./entry.ts";
import { LISTS } from "./lists.ts";

/** A change of this device's that the server took. Answers that were kept before know nothing of it. */
export interface OwnChange {
  /** When it was taken: milliseconds by the device's clock, by which answers are kept, too. */
  at: number;
  draft: Draft;
}

/** No answer is kept for longer. */
export const CHANGE_KEPT_MS = 14 * 86_400_000;
export const MOST_CHANGES = 300;
/** As JSON: what was done to long lists holds them whole. */
export const MOST_CHARACTERS = 2_000_000;

/** Remembers one more; what it makes unneeded, is too old or too much is forgotten, the oldest first. */
export function withChange(changes: readonly OwnChange[], change: OwnChange): OwnChange[] {
  const left = [
    ...changes.filter((each) => isRecent(each, change.at) && !isCovered(each.draft, change.draft)),
    change,
  ];
  const sizes = left.map((each) => JSON.stringify(each).length);
  let [from, size] = [0, sizes.reduce((sum, each) => sum + each, 0)];
  while (left.length - from > MOST_CHANGES || (size > MOST_CHARACTERS && from < left.length))
    size -= sizes[from++]!;
  return left.slice(from);
}

export function isRecent({ at }: OwnChange, now: number): boolean {
  return at > now - CHANGE_KEPT_MS;
}

/** Whether all that an earlier one wrote was written anew. A list was brought from one order to the next: each step is needed. */
function isCovered(earlier: Draft, later: Draft): boolean {
  if (entityOf(earlier) !== entityOf(later)) return false;
  if (later.action === "delete") return true;
  const list = LISTS[later.table]?.field;
  return (
    earlier.action === "update" &&
    earlier.changed.every((field) => field !== list && later.changed.includes(field))
  );
}
