import { useState } from "react";
import { accidentIn, useRefusal } from "../i18n/useRefusal.ts";
import { showFailure } from "../ui/showFailure.ts";
import type { SyncEngine } from "./SyncEngine.ts";

/** Sends what waits when the person asks for it; what keeps it from that is said. Resolves with whether it was tried. */
export function useSyncNow(engine: SyncEngine | null): {
  syncNow: () => Promise<boolean>;
  isSyncing: boolean;
} {
  const said = useRefusal();
  const [isSyncing, setSyncing] = useState(false);
  async function syncNow(): Promise<boolean> {
    if (!engine) return false;
    setSyncing(true);
    try {
      await engine.syncNow();
      return true;
    } catch (error) {
      showFailure(said(accidentIn(error)));
      return false;
    } finally {
      setSyncing(false);
    }
  }
  return { syncNow, isSyncing };
}
