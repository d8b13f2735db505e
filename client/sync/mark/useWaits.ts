import { useSyncExternalStore } from "react";
import { entityOf, unsavedEntries } from "../../../domain/sync/entry.ts";
import { subscribeToSync, syncState } from "../syncState.ts";

/** How a thing stands with the server: everything is there, something goes out by itself, or something needs the person. */
export type Standing = "saved" | "waits" | "needsYou";

/** `entity` as `entityOf` names it; with `fields`, as changes travel, of those alone. Draws anew only when that changes. */
export function useWaits(entity: string, fields?: readonly string[]): Standing {
  return useSyncExternalStore(subscribeToSync, () => standingOf(entity, fields));
}

function standingOf(entity: string, fields: readonly string[] | undefined): Standing {
  const { engine, count } = syncState();
  if (!engine || count === 0) return "saved";
  const own = unsavedEntries(engine.view().waiting).filter(
    (entry) =>
      entityOf(entry) === entity && (!fields || entry.changed.some((field) => fields.includes(field))),
  );
  if (own.length === 0) return "saved";
  return own.some((entry) => "reason" in entry && entry.reason !== "waiting") ? "needsYou" : "waits";
}
