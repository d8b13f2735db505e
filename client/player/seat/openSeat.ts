import { streamQuality } from "../../../domain/player/quality.ts";
import type { ViewerFacts } from "../../app/viewer.ts";
import type { PlaysAsking } from "../../plays/askPlays.ts";
import { joinPlays } from "../../plays/joinPlays.ts";
import { Player } from "../Player.ts";
import { PLAY, type PlayRequest } from "../playTrack.ts";
import { joinMediaSession } from "./mediaSession.ts";
import { openShelf } from "./storedPlayer.ts";
import { type TrackAsking, TrackSource } from "./trackSource.ts";

export type ListeningChoices = Pick<
  ViewerFacts["preferences"],
  "streamingQuality" | "crossfade" | "normalise"
>;

interface Given {
  /** Whose queue is kept on this device. */
  listener: string;
  asking: TrackAsking;
  /** Whom plays are told to; the server itself unless something stands between. */
  plays?: PlaysAsking;
  /** Read anew for every track. */
  choices: () => ListeningChoices;
  elements?: AudioPair;
}

export type AudioPair = readonly [HTMLAudioElement, HTMLAudioElement];

export function twoElements(): AudioPair {
  return [document.createElement("audio"), document.createElement("audio")];
}

/** A player with its audio elements. `take` begins to listen to the page and gives back the way to leave it. */
export function openSeat({ listener, asking, plays, choices, elements = twoElements() }: Given) {
  const shelf = openShelf(listener);
  let isRestored = false;
  const player = new Player({
    elements,
    source: new TrackSource(asking),
    quality: () => streamQuality(choices().streamingQuality, document.documentElement.dataset.net === "slow"),
    blend: () => ({ fadeSeconds: choices().crossfade, isLevelled: choices().normalise }),
    // Nothing is written over before it was read.
    save: (kept) => {
      if (isRestored) shelf.write(kept);
    },
  });
  const handlePlay = (event: Event) => {
    const { trackId, queue } = (event as CustomEvent<PlayRequest>).detail;
    player.play(trackId, queue);
  };

  function take() {
    document.body.append(...elements);
    void shelf.read().then((kept) => {
      isRestored = true;
      player.restore(kept);
    });
    const leaveSession = joinMediaSession(player);
    const leavePlays = joinPlays(player, plays);
    window.addEventListener(PLAY, handlePlay);
    window.addEventListener("pagehide", player.keep);
    return () => {
      window.removeEventListener("pagehide", player.keep);
      window.removeEventListener(PLAY, handlePlay);
      leaveSession();
      leavePlays();
      player.close();
      for (const element of elements) element.remove();
    };
  }

  return { player, take };
}
