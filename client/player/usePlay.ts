import { use, useSyncExternalStore } from "react";
import { playTrack } from "./playTrack.ts";
import { PlayerContext } from "./usePlayer.ts";

/**
 * What one button does for these tracks: it begins with the first of them, and pauses and resumes while any of them is the
 * current one. `queue` is the list they stand in.
 */
export function usePlay(trackIds: readonly string[], queue?: readonly string[]) {
  const player = use(PlayerContext);
  const isAmong = () => trackIds.includes(player?.view().currentId ?? "");
  const isPlaying = useSyncExternalStore(
    player?.subscribe ?? never,
    () => player?.view().isPlaying === true && isAmong(),
  );
  const [first] = trackIds;

  function press() {
    if (isAmong()) player?.toggle();
    else if (first !== undefined) playTrack(first, queue);
  }

  return { isPlaying, press };
}

function never() {
  return () => {};
}
