import { sendErrand } from "../app/errands.ts";

/** The errand of the overlay; it gets a SaveRequest. */
export const SAVE_OFFLINE = "levare:saveOffline";

export interface SaveRequest {
  /** Global ids, in order. */
  trackIds: readonly string[];
  /** What is saved, for the words of the dialog. */
  title: string;
}

/** Asks whether music is to be kept on this device, from anywhere in the app. */
export function askToSaveOffline(detail: SaveRequest): void {
  sendErrand(SAVE_OFFLINE, detail);
}
