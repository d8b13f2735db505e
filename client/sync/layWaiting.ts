import type { Environment } from "react-relay";
import type { Disposable } from "relay-runtime";
import { unsavedEntries } from "../../domain/sync/entry.ts";
import { layEntry } from "./kinds/kinds.ts";
import type { OwnChanges } from "./ownChanges.ts";
import type { SyncEngine } from "./SyncEngine.ts";

/**
 * Lays what waits over everything that Relay's store holds, and below it what the server took since the oldest answer that is
 * shown. As an optimistic update it stays over each answer that comes, also one that the service worker kept from before. Returns
 * how to end it.
 */
export function layWaiting(relay: Environment, engine: SyncEngine, changes: OwnChanges): () => void {
  let laid: Disposable | null = null;
  let shown = engine.view().waiting;

  function lay() {
    const entries = unsavedEntries(engine.view().waiting);
    const before = laid;
    // While anything is laid Relay forgets nothing that screens have left.
    laid =
      entries.length === 0 && !changes.isMissed()
        ? null
        : relay.applyUpdate({
            storeUpdater: (store) => {
              changes.lay(store);
              for (const entry of entries) layEntry(store, entry);
            },
          });
    before?.dispose();
  }

  lay();
  const leave = engine.subscribe(() => {
    if (engine.view().waiting === shown) return;
    shown = engine.view().waiting;
    lay();
  });
  const leaveChanges = changes.subscribe(lay);
  return () => {
    leave();
    leaveChanges();
    laid?.dispose();
  };
}
