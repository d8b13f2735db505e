import { useSyncExternalStore } from "react";
import type { SyncEngine } from "./SyncEngine.ts";

/** What the page around it knows of changes that wait. The part that keeps them comes later and tells it here. */
export interface SyncState {
  /** Null before it has come, and where the browser keeps nothing. */
  engine: SyncEngine | null;
  /** Changes that are not on the server. */
  count: number;
  isSending: boolean;
  /** Some of them need the person. */
  needsYou: boolean;
}

const NOTHING: SyncState = { engine: null, count: 0, isSending: false, needsYou: false };

let state = NOTHING;
let isShelfOpen = false;
const listeners = new Set<() => void>();

export function publishSyncState(next: SyncState | null): void {
  state = next ?? NOTHING;
  // Whoever comes next opens it for themselves.
  if (!next) isShelfOpen = false;
  notify();
}

export const syncState = (): SyncState => state;

export function useSyncState(): SyncState {
  return useSyncExternalStore(subscribeToSync, syncState);
}

/** Opens or closes the list of what is not saved yet. */
export function openShelf(isOpen: boolean): void {
  isShelfOpen = isOpen;
  notify();
}

export function useIsShelfOpen(): boolean {
  return useSyncExternalStore(subscribeToSync, () => isShelfOpen);
}

function notify(): void {
  for (const listener of listeners) listener();
}
/** Called with each change of what waits. Returns how to end it. */
export function subscribeToSync(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
