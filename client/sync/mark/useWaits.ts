import { useSyncExternalStore } from "react";
import { entityOf, unsavedEntries } from "../../../domain/sync/entry.ts";
import { subscribeToSync, syncState } from "../syncState.ts";

/** How a thing stands with the server: everything is there, something goes out by itself, or something needs the person. */
export type Standing = "saved" | "waits" | "needsYou";

/** `entity` as `entityOf` names it. Draws anew only when that changes. */
export function useWaits(entity: string): Standing {
  return useSyncExternalStore(subscribeToSync, () => standingOf(entity));
}

function standingOf(entity: string): Standing {
  const { engine, count } = syncState();
  if (!engine || count === 0) return "saved";
  const own = unsavedEntries(engine.view().waiting).filter((entry) => entityOf(entry) === entity);
  if (own.length === 0) return "saved";
  return own.some((entry) => "reason" in entry && entry.reason !== "waiting") ? "needsYou" : "waits";
}
