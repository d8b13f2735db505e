import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { ARROW_SECONDS, clockTime, PAGE_SECONDS } from "../../domain/player/position.ts";
import { usePlayer, usePlayerView, usePosition } from "./usePlayer.ts";
import { Waveform } from "./Waveform.tsx";

const STEPS: Record<string, number> = {
  ArrowRight: ARROW_SECONDS,
  ArrowUp: ARROW_SECONDS,
  ArrowLeft: -ARROW_SECONDS,
  ArrowDown: -ARROW_SECONDS,
  PageUp: PAGE_SECONDS,
  PageDown: -PAGE_SECONDS,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** The place in the music, between its two times: to press, to drag, or by the keys of a slider. */
export function SeekBar() {
  const { t } = useLingui();
  const player = usePlayer();
  const { track } = usePlayerView();
  const position = usePosition();
  const [dragged, setDragged] = useState<number | null>(null);
  const duration = player.duration;
  const place = dragged ?? position;

  function placeUnder({ clientX, currentTarget }: PointerEvent<HTMLElement>): number {
    const { left, width } = currentTarget.getBoundingClientRect();
    return width > 0 ? Math.max(0, Math.min(1, (clientX - left) / width)) * duration : 0;
  }

  function handleDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setDragged(placeUnder(event));
  }

  function handleUp(event: PointerEvent<HTMLElement>) {
    if (dragged === null) return;
    player.seek(placeUnder(event));
    setDragged(null);
  }

  function handleKey(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    player.seek(Math.max(0, Math.min(duration, position + step)));
  }

  return (
    <div className="player-seek">
      <span aria-hidden="true">{clockTime(place)}</span>
      <div
        role="slider"
        tabIndex={0}
        className="player-slider"
        aria-label={t`Place in the track`}
        aria-valuemin={0}
        aria-valuemax={Math.round(duration)}
        aria-valuenow={Math.round(place)}
        aria-valuetext={t`${clockTime(place)} of ${clockTime(duration)}`}
        onPointerDown={handleDown}
        onPointerMove={(event) => dragged !== null && setDragged(placeUnder(event))}
        onPointerUp={handleUp}
        onPointerCancel={() => setDragged(null)}
        onKeyDown={handleKey}
      >
        <Waveform peaks={track?.peaks ?? NO_PEAKS} share={duration > 0 ? place / duration : 0} />
      </div>
      <span aria-hidden="true">{clockTime(duration)}</span>
    </div>
  );
}

const NO_PEAKS: readonly number[] = [];
