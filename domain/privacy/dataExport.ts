/** Days for which a file with somebody's data can be downloaded, and in which they can have one made (T43). */
export const EXPORT_DAYS = 7;

export const EXPORT_STATES = ["collecting", "ready", "failed"] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

const HOUR_MS = 60 * 60 * 1000;
const DAYS_MS = EXPORT_DAYS * 24 * HOUR_MS;

/** When a file that was made ready at `readyAt` is removed. */
export function exportGoneAt(readyAt: Date): Date {
  return new Date(readyAt.getTime() + DAYS_MS);
}

/**
 * From when on somebody may ask for another file; null: at once. One that failed does not count, nor one that is not ready
 * after an hour (T43): its work was lost.
 */
export function nextExportAt(last: { state: ExportState; requestedAt: Date }, now: Date): Date | null {
  if (last.state === "failed") return null;
  const patience = last.state === "collecting" ? HOUR_MS : DAYS_MS;
  const at = new Date(last.requestedAt.getTime() + patience);
  return at <= now ? null : at;
}
