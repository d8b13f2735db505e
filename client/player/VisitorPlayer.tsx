import { useWindowEvent } from "@mantine/hooks";
import { type ReactNode, useEffect, useRef } from "react";
import { useComing } from "../app/useComing.ts";
import { Unreached } from "../ui/Unreached.tsx";
import { PLAY, type PlayRequest } from "./playTrack.ts";
import { PlayerContext } from "./usePlayer.ts";

/**
 * The player of whoever is not signed in, around all of their pages, so that the music goes on while those change. Its code
 * comes with the first press.
 */
export function VisitorPlayer({ children }: { children: ReactNode }) {
  const wanted = useRef<PlayRequest | null>(null);
  const {
    part: seat,
    hasFailed,
    come,
  } = useComing(async () => {
    const elements = [document.createElement("audio"), document.createElement("audio")] as const;
    // Safari lets an element sound later on only if it was touched by the press itself.
    for (const element of elements) element.load();
    // With its bar, which is drawn at once.
    const [{ openVisitorSeat }] = await Promise.all([
      import("./seat/openVisitorSeat.ts"),
      import("./PlayerBar.tsx"),
    ]);
    return openVisitorSeat(elements);
  });

  useWindowEvent(PLAY, (event) => {
    if (seat) return;
    wanted.current = (event as CustomEvent<PlayRequest>).detail;
    come();
  });
  useEffect(() => {
    if (!seat) return;
    const leave = seat.take();
    if (wanted.current) seat.player.play(wanted.current.trackId, wanted.current.queue);
    wanted.current = null;
    return leave;
  }, [seat]);
  return (
    <PlayerContext value={seat?.player ?? null}>
      {children}
      {hasFailed && <Unreached />}
    </PlayerContext>
  );
}
