const listeners = new Set<() => void>();
let count = 0;

/** How often this page changed something, or heard that somebody did: what was asked at an earlier count may be older. */
export function changeCount(): number {
  return count;
}

/** Called with each mutation that the server carried out, and each piece of news. */
export function noteChange(): void {
  count++;
  for (const listener of listeners) listener();
}

/** Calls `listener` with each change from now on. Returns how to end it. */
export function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
