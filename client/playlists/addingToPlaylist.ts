import { sendErrand } from "../app/errands.ts";

/** The errand of the overlay; it gets an AddRequest. */
export const ADD_TO_PLAYLIST = "levare:addToPlaylist";

export interface AddRequest {
  /** Global ids, in order. */
  trackIds: readonly string[];
  /** What is added, for the words of the dialog. */
  title: string;
}

/** Asks into which playlist tracks are to go, from anywhere in the app. */
export function askForPlaylist(detail: AddRequest): void {
  sendErrand(ADD_TO_PLAYLIST, detail);
}
