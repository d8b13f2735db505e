import { type ReactNode, useEffect, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { withPlaysAhead } from "../offline/playsAhead.ts";
import { withSaved } from "../offline/withSaved.ts";
import { askPlays } from "../plays/askPlays.ts";
import { askRelay } from "./seat/askRelay.ts";
import { type ListeningChoices, openSeat } from "./seat/openSeat.ts";
import { PlayerContext } from "./usePlayer.ts";

interface Props {
  /** Who listens, from the beginning of the visit to its end. */
  viewer: { id: string; preferences: ListeningChoices };
  children: ReactNode;
}

/** Keeps the app's one audio element, outside of every route: the music goes on while screens change. */
export function PlayerProvider({ viewer, children }: Props) {
  const relay = useRelayEnvironment();
  const { preferences } = viewer;
  // The seat outlives every change of a preference.
  const latest = useRef(preferences);
  const [seat] = useState(() =>
    openSeat({
      listener: viewer.id,
      asking: withSaved(askRelay(relay), viewer.id),
      plays: withPlaysAhead(askPlays, viewer.id),
      choices: () => latest.current,
    }),
  );
  useEffect(() => void (latest.current = preferences), [preferences]);
  useEffect(() => seat.take(), [seat]);
  return <PlayerContext value={seat.player}>{children}</PlayerContext>;
}
