/** Days for which a file with somebody's data can be downloaded, and in which they can have one made (T43). */
export const EXPORT_DAYS = 7;

export const EXPORT_STATES = ["collecting", "ready", "failed"] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

export const EXPORT_TOO_SOON = "You can take your data along once in 7 days.";

/** When a file that was made ready at `readyAt` is removed. */
export function exportGoneAt(readyAt: Date): Date {
  return new Date(readyAt.getTime() + EXPORT_DAYS * 24 * 60 * 60 * 1000);
}
