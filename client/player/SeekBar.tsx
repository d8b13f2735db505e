import { useLingui } from "@lingui/react/macro";
import { clockTime } from "../../domain/player/position.ts";
import { useSlider } from "../ui/useSlider.ts";
import { SEEK_STEPS } from "./seekSteps.ts";
import { usePlayer, usePlayerView, usePosition } from "./usePlayer.ts";
import { Waveform } from "./Waveform.tsx";

/** The place in the music, between its two times: to press, to drag, or by the keys of a slider. */
export function SeekBar() {
  const { t } = useLingui();
  const player = usePlayer();
  const { track } = usePlayerView();
  const position = usePosition();
  const { duration } = player;
  const { place, handlers } = useSlider({
    ...{ max: duration, place: position, steps: SEEK_STEPS },
    onMove: (seconds) => player.seek(seconds),
  });
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
        {...handlers}
      >
        <Waveform peaks={track?.peaks ?? NO_PEAKS} to={duration > 0 ? place / duration : 0} />
      </div>
      <span aria-hidden="true">{clockTime(duration)}</span>
    </div>
  );
}

const NO_PEAKS: readonly number[] = [];
