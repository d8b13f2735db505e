const LONGEST_PAUSE_MS = 30_000;

/** Longer after each failure, and never the same for everybody: a restarted server is not met by all at once. */
export function pauseBefore(attempt: number, chance: number): number {
  return Math.min(1000 * 2 ** attempt, LONGEST_PAUSE_MS) * (0.5 + chance / 2);
}
