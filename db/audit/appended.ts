const listeners = new Set<() => void>();

/** Calls back after entries of this process were appended; their transaction may still be open. Returns how to stop. */
export function onAppended(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function notifyAppended(): void {
  for (const listener of listeners) listener();
}
