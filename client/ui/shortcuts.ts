import type { MessageDescriptor } from "@lingui/core";
import { useHotkeys } from "@mantine/hooks";
import { useEffect, useSyncExternalStore } from "react";

/** A key and what it does, as the "?" sheet lists it. */
export interface Shortcut {
  /** As @mantine/hooks writes it: "mod+K", "shift+?". */
  keys: string;
  label: MessageDescriptor;
}

let known: readonly Shortcut[] = [];
const listeners = new Set<() => void>();

function setKnown(next: readonly Shortcut[]) {
  known = next;
  for (const listener of listeners) listener();
}

/** Binds a key while the calling part is on the screen, and lists it on the sheet. Keys rest while somebody types. */
export function useShortcut({ keys, label }: Shortcut, act: () => void): void {
  useHotkeys([[keys, act]]);
  useEffect(() => {
    const shortcut = { keys, label };
    setKnown([...known, shortcut]);
    return () => setKnown(known.filter((other) => other !== shortcut));
  }, [keys, label]);
}

/** Every key that works right now. */
export function useKnownShortcuts(): readonly Shortcut[] {
  return useSyncExternalStore(subscribe, () => known);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
