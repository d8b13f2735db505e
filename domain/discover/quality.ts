/** What was held back of one listener, and what was recommended to them without it, the best first. */
export interface Held {
  held: ReadonlySet<string>;
  recommended: readonly string[];
}

/** The share of listeners for whom something that was held back is among the first `places`. From 0 to 1; 0 without listeners. */
export function hitRate(listeners: readonly Held[], places: number): number {
  if (listeners.length === 0) return 0;
  const hits = listeners.filter(({ held, recommended }) =>
    recommended.slice(0, places).some((id) => held.has(id)),
  );
  return hits.length / listeners.length;
}
