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
  useHotkeys([[keys, handleKey, { preventDefault: false }]]);
  function handleKey(event: KeyboardEvent) {
    if (isTaken(event)) return;
    event.preventDefault();
    act();
  }
  useEffect(() => {
    const shortcut = { keys, label };
    setKnown([...known, shortcut]);
    return () => setKnown(known.filter((other) => other !== shortcut));
  }, [keys, label]);
}

/** Space presses whatever control has the focus, and a part that already answered a key keeps it. */
function isTaken(event: KeyboardEvent): boolean {
  const isOnControl = event.target instanceof Element && event.target.closest(PRESSED_BY_SPACE) !== null;
  return event.defaultPrevented || (event.key === " " && isOnControl);
}

const PRESSED_BY_SPACE = "button, a, summary, [role=slider], [role=option], [role=menuitem], [role=tab]";

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
