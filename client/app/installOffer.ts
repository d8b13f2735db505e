import { useSyncExternalStore } from "react";

/** Chromium's own event; other browsers install from their menus. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallEvent | null = null;
const listeners = new Set<() => void>();

function setOffer(next: InstallEvent | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer to install the product until the person asks for it. Called once, before the first screen. */
export function keepInstallOffer(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    setOffer(event as InstallEvent);
  });
  window.addEventListener("appinstalled", () => setOffer(null));
}

/** Opens the browser's dialog; null where there is nothing to install or it is installed already. */
export function useInstall(): (() => void) | null {
  const held = useSyncExternalStore(subscribe, () => offer);
  if (!held) return null;
  return () => {
    // An offer can be taken up once, whatever the answer.
    setOffer(null);
    void held.prompt();
  };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
