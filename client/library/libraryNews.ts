const listeners = new Set<() => void>();

/** Tells open lists that the person's library may have changed. */
export function dispatchLibraryNews(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` with each change of the library from now on. Returns how to end it. */
export function onLibraryNews(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
