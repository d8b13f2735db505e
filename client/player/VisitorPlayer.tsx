import { useWindowEvent } from "@mantine/hooks";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { PLAY, type PlayRequest } from "./playTrack.ts";
import type { openVisitorSeat } from "./seat/openVisitorSeat.ts";
import { PlayerContext } from "./usePlayer.ts";

type Seat = ReturnType<typeof openVisitorSeat>;

/**
 * The player of whoever is not signed in, around all of their pages, so that the music goes on while those change. Its code
 * comes with the first press.
 */
export function VisitorPlayer({ children }: { children: ReactNode }) {
  const [seat, setSeat] = useState<Seat | null>(null);
  const wanted = useRef<PlayRequest | null>(null);
  const isComing = useRef(false);

  useWindowEvent(PLAY, (event) => {
    if (seat) return;
    wanted.current = (event as CustomEvent<PlayRequest>).detail;
    if (isComing.current) return;
    isComing.current = true;
    const audio = document.createElement("audio");
    // Safari lets an element sound later on only if it was touched by the press itself.
    audio.load();
    import("./seat/openVisitorSeat.ts").then(
      ({ openVisitorSeat }) => setSeat(openVisitorSeat(audio)),
      // Without a connection the next press tries again.
      () => (isComing.current = false),
    );
  });
  useEffect(() => {
    if (!seat) return;
    const leave = seat.take();
    if (wanted.current) seat.player.play(wanted.current.trackId, wanted.current.queue);
    wanted.current = null;
    return leave;
  }, [seat]);
  return <PlayerContext value={seat?.player ?? null}>{children}</PlayerContext>;
}
