import { useSyncExternalStore } from "react";
import type { EngineView, SyncEngine } from "./SyncEngine.ts";

export function useEngineView(engine: SyncEngine): EngineView {
  return useSyncExternalStore(engine.subscribe, engine.view);
}
