import { type ReactNode, useEffect, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import { streamQuality } from "../../domain/player/quality.ts";
import type { ViewerFacts } from "../app/viewer.ts";
import { joinMediaSession } from "./mediaSession.ts";
import { Player } from "./Player.ts";
import { PLAY, type PlayRequest } from "./playTrack.ts";
import { openShelf } from "./storedPlayer.ts";
import { TrackSource } from "./trackSource.ts";
import { PlayerContext } from "./usePlayer.ts";

interface Listener {
  id: string;
  preferences: Pick<ViewerFacts["preferences"], "streamingQuality" | "crossfade" | "normalise">;
}

interface Props {
  /** Who listens, from the beginning of the visit to its end. */
  viewer: Listener;
  children: ReactNode;
}

/** Keeps the app's one audio element, outside of every route: the music goes on while screens change. */
export function PlayerProvider({ viewer, children }: Props) {
  const relay = useRelayEnvironment();
  const { preferences } = viewer;
  // The seat outlives every change of a preference.
  const latest = useRef(preferences);
  const [seat] = useState(() => openSeat(relay, viewer.id, () => latest.current));
  useEffect(() => void (latest.current = preferences), [preferences]);
  useEffect(() => seat.take(), [seat]);
  return <PlayerContext value={seat.player}>{children}</PlayerContext>;
}

function openSeat(relay: IEnvironment, id: string, chosen: () => Listener["preferences"]) {
  const audio = document.createElement("audio");
  const shelf = openShelf(id);
  let isRestored = false;
  const player = new Player({
    audio,
    source: new TrackSource(relay),
    quality: () => streamQuality(chosen().streamingQuality, document.documentElement.dataset.net === "slow"),
    blend: () => ({ fadeSeconds: chosen().crossfade, isLevelled: chosen().normalise }),
    // Nothing is written over before it was read.
    save: (kept) => {
      if (isRestored) shelf.write(kept);
    },
  });
  const handlePlay = (event: Event) => {
    const { trackId, queue } = (event as CustomEvent<PlayRequest>).detail;
    player.play(trackId, queue);
  };

  /** Begins to listen to the page; gives back the way to leave it. */
  function take() {
    document.body.append(audio);
    void shelf.read().then((kept) => {
      if (kept) player.restore(kept);
      isRestored = true;
    });
    const leaveSession = joinMediaSession(player);
    window.addEventListener(PLAY, handlePlay);
    window.addEventListener("pagehide", player.keep);
    return () => {
      window.removeEventListener("pagehide", player.keep);
      window.removeEventListener(PLAY, handlePlay);
      leaveSession();
      player.close();
      audio.remove();
    };
  }

  return { player, take };
}
