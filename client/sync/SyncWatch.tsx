import { useEffect } from "react";
import { useRelayEnvironment } from "react-relay";
import type { Environment } from "relay-runtime";
import { useViewer } from "../app/viewer.ts";
import { ShelfDrawer } from "./ShelfDrawer.tsx";
import { SignOutDialog } from "./SignOutDialog.tsx";
import { keepChangesIn } from "./saveOrQueue.ts";
import { useSyncState } from "./syncState.ts";

/** Keeps what a person changes without a connection, for as long as they are here, and draws what stands above the page for it. */
export function SyncWatch() {
  const relay = useRelayEnvironment();
  const { id } = useViewer();
  const { engine } = useSyncState();

  useEffect(() => {
    const opening = import("./openSync.ts").then(({ openSync }) => openSync(id, relay as Environment));
    const forget = keepChangesIn(opening);
    // A browser that keeps nothing, such as in some private windows: everything is asked at once, as ever.
    opening.catch(() => {});
    return () => {
      forget();
      opening.then(
        (sync) => sync.close(),
        () => {},
      );
    };
  }, [id, relay]);

  if (!engine) return null;
  return (
    <>
      <ShelfDrawer engine={engine} />
      <SignOutDialog engine={engine} />
    </>
  );
}
