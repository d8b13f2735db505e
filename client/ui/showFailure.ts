import { notifications } from "@mantine/notifications";

const LEAST_MS = 6000;
/** To notice it, and to find back to it. */
const NOTICE_MS = 3000;
/** Twelve characters a second: half as fast as most people read. */
const PER_CHARACTER_MS = 80;

/** How long words stand, in milliseconds, so that everybody can read them. */
export function readingMs(words: string): number {
  return Math.max(LEAST_MS, NOTICE_MS + words.length * PER_CHARACTER_MS);
}

/** Says in a toast that something went wrong. It leaves by itself once it could be read, not while somebody is on it. */
export function showFailure(message: string): void {
  notifications.show({ message, color: "red", role: "alert", autoClose: readingMs(message) });
}

/** The same for what was refused because things stand otherwise; `title` says of what. */
export function showRefusal(message: string, title?: string): void {
  const autoClose = readingMs(`${title ?? ""}${message}`);
  notifications.show({ message, color: "amber", role: "alert", autoClose, ...(title ? { title } : {}) });
}
