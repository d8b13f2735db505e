/** Keeps a small choice in this browser. A device without room, or a private window, forgets it with the page: nothing else changes. */
export function keepOnDevice(key: string, value: string, shelf: () => Storage = () => localStorage): void {
  try {
    shelf().setItem(key, value);
  } catch {
    // QuotaExceededError or SecurityError: what the person asked for still happens.
  }
}
