/** SPEC.md section 9. */
export const BATCH_SIZE = 10;
export const MOST_TRIES = 3;
export const SYNC_EVERY_MS = 30_000;

/** What nobody answered comes back after 30 s, then twice as long each time, and never later than this. */
export const LONGEST_PAUSE_MS = 3_600_000;
/** So long can be taken back what was thrown away. */
export const DISCARDED_KEPT_MS = 30 * 86_400_000;

export function pauseBeforeReturn(stays: number): number {
  return Math.min(LONGEST_PAUSE_MS, SYNC_EVERY_MS * 2 ** stays);
}

/** Whether an instant has come. One that lies further off than any pause was set by a clock that was wrong. */
export function isDue(at: number | null, now: number): boolean {
  return at === null || at <= now || at - now > LONGEST_PAUSE_MS;
}
