import { use, useSyncExternalStore } from "react";
import { playTrack } from "./playTrack.ts";
import { PlayerContext } from "./usePlayer.ts";

/** The list that tracks stand in; of a long one worked out once somebody presses. */
export type Queue = readonly string[] | (() => readonly string[]);

/**
 * What one button does for these tracks: it begins with the first of them, and pauses and resumes while any of them is the
 * current one. `queue` is the list they stand in.
 */
export function usePlay(trackIds: readonly string[], queue?: Queue) {
  const player = use(PlayerContext);
  const isAmong = () => trackIds.includes(player?.view().currentId ?? "");
  const isPlaying = useSyncExternalStore(
    player?.subscribe ?? never,
    () => player?.view().isPlaying === true && isAmong(),
  );
  const [first] = trackIds;

  function press() {
    if (isAmong()) player?.toggle();
    else if (first !== undefined) playTrack(first, typeof queue === "function" ? queue() : queue);
  }

  return { isPlaying, press };
}

function never() {
  return () => {};
}
