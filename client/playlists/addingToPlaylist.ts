/** Heard on `window` by the overlay; `detail` is AddRequest. */
export const ADD_TO_PLAYLIST = "levare:addToPlaylist";

export interface AddRequest {
  /** Global ids, in order. */
  trackIds: readonly string[];
  /** What is added, for the words of the dialog. */
  title: string;
}

/** Asks into which playlist tracks are to go, from anywhere in the app. */
export function askForPlaylist(detail: AddRequest): void {
  window.dispatchEvent(new CustomEvent(ADD_TO_PLAYLIST, { detail }));
}
