/** Heard on `window` by the player; `detail` is PlayRequest. */
export const PLAY = "levare:play";

/** The most that one press puts into the player's queue. */
export const PRESS_MAX = 200;

export interface PlayRequest {
  trackId: string;
  /** The list the track stands in: it becomes the queue. */
  queue?: readonly string[];
}

/** Plays a track from anywhere in the app, with or without the list it stands in. */
export function playTrack(trackId: string, queue?: readonly string[]): void {
  const detail: PlayRequest = queue ? { trackId, queue } : { trackId };
  window.dispatchEvent(new CustomEvent(PLAY, { detail }));
}
