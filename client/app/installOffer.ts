import { useSyncExternalStore } from "react";

/** Chromium's own event; Safari on telephones has a menu that has to be shown, other browsers install from theirs. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallEvent | null = null;
let isSheetOpen = false;
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

function setOffer(next: InstallEvent | null): void {
  offer = next;
  changed();
}

/** Keeps the browser's offer to install the product until the person asks for it. Called once, before the first screen. */
export function keepInstallOffer(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    setOffer(event as InstallEvent);
  });
  window.addEventListener("appinstalled", () => setOffer(null));
}

/** Opens the browser's dialog, or shows the way there; null where there is nothing to install or it is installed already. */
export function useInstall(): (() => void) | null {
  const isOffered = useSyncExternalStore(subscribe, () => offer !== null);
  if (isOffered) return takeOffer;
  return isSafariOnTelephone() ? openInstallSheet : null;
}

/** Whether the person looks at the way there. */
export function useInstallSheet(): boolean {
  return useSyncExternalStore(subscribe, () => isSheetOpen);
}

export function closeInstallSheet(): void {
  isSheetOpen = false;
  changed();
}

function openInstallSheet(): void {
  isSheetOpen = true;
  changed();
}

function takeOffer(): void {
  const held = offer;
  // An offer can be taken up once, whatever the answer.
  setOffer(null);
  void held?.prompt();
}

/** `standalone` is Safari's own word, false in its tabs and true once installed. */
function isSafariOnTelephone(): boolean {
  return (navigator as { standalone?: boolean }).standalone === false;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
