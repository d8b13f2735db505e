import { createContext, use, useCallback, useSyncExternalStore } from "react";
import type { Player, PlayerView } from "./Player.ts";

export const PlayerContext = createContext<Player | null>(null);

/** The one player of the app. Throws outside of a PlayerProvider (SPEC.md section 8). */
export function usePlayer(): Player {
  const player = use(PlayerContext);
  if (!player) throw new Error("usePlayer must be used within a PlayerProvider");
  return player;
}

/** What plays, redrawn when that changes. */
export function usePlayerView(): PlayerView {
  const player = usePlayer();
  return useSyncExternalStore(player.subscribe, player.view);
}

/** Seconds into the current track, redrawn as they pass. */
export function usePosition(): number {
  const player = usePlayer();
  return useSyncExternalStore(player.subscribe, player.position);
}

/** Whether this very track is heard right now; false where no player is. */
export function useIsPlaying(trackId: string): boolean {
  const player = use(PlayerContext);
  const isPlaying = useCallback(() => {
    const view = player?.view();
    return view?.currentId === trackId && view.isPlaying;
  }, [player, trackId]);
  return useSyncExternalStore(player?.subscribe ?? never, isPlaying);
}

function never() {
  return () => {};
}
