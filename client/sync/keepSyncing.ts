import { SYNC_EVERY_MS } from "../../domain/sync/limits.ts";
import type { FetchChanges } from "./pullChanges.ts";
import type { SyncEngine } from "./SyncEngine.ts";

/**
 * Begins rounds: every 30 s while nothing is being sent, when there is a connection again, and when somebody looks at the page.
 * Of all pages of a browser one does so by itself, and asks what changed elsewhere while somebody looks at it: the one that holds
 * the lock `name`. Returns how to stop.
 */
export function keepSyncing(engine: SyncEngine, fetchChanges: FetchChanges, name: string): () => void {
  let leave: (() => void) | null = null;

  function lead(): () => void {
    const pull = () => {
      if (!document.hidden) void engine.pull(fetchChanges);
    };
    const timer = setInterval(() => {
      if (!navigator.onLine || engine.view().isSending) return;
      void engine.round();
      pull();
    }, SYNC_EVERY_MS);
    const handleOnline = () => {
      void engine.round(true);
      pull();
    };
    window.addEventListener("online", handleOnline);
    void engine.round();
    pull();
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", handleOnline);
    };
  }

  function join() {
    if (leave) return;
    const leaving = new AbortController();
    leave = () => leaving.abort();
    if (!navigator.locks) {
      const stop = lead();
      leaving.signal.addEventListener("abort", stop);
      return;
    }
    navigator.locks
      .request(name, { signal: leaving.signal }, async () => {
        const stop = lead();
        await new Promise((resolve) => leaving.signal.addEventListener("abort", resolve));
        stop();
      })
      // It left before its turn came.
      .catch(() => {});
  }

  // A page in the browser's back/forward cache may hold no lock.
  const part = () => {
    leave?.();
    leave = null;
  };
  const handleVisible = () => {
    if (!document.hidden) void engine.round();
  };
  join();
  document.addEventListener("visibilitychange", handleVisible);
  window.addEventListener("pagehide", part);
  window.addEventListener("pageshow", join);
  document.addEventListener("freeze", part);
  document.addEventListener("resume", join);
  return () => {
    part();
    document.removeEventListener("visibilitychange", handleVisible);
    window.removeEventListener("pagehide", part);
    window.removeEventListener("pageshow", join);
    document.removeEventListener("freeze", part);
    document.removeEventListener("resume", join);
  };
}
