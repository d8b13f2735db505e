import { useLingui } from "@lingui/react/macro";
import { clockTime } from "../../domain/player/position.ts";
import { useSlider } from "../ui/useSlider.ts";
import { SEEK_STEPS } from "./seekSteps.ts";
import { usePlayer, usePlayerView, usePosition } from "./usePlayer.ts";
import { Waveform } from "./Waveform.tsx";
import "./player.css";

interface Props {
  trackId: string;
  title: string;
  /** Loudness from 0 to 255, from the beginning to the end. */
  peaks: readonly number[];
  /** In seconds. */
  duration: number;
}

/** The shape of one track, to hear it from wherever one presses; it fills as the track plays. */
export function TrackWave({ trackId, title, peaks, duration }: Props) {
  const { t } = useLingui();
  const player = usePlayer();
  const { currentId } = usePlayerView();
  const position = usePosition();
  const { place, handlers } = useSlider({
    ...{ max: duration, place: currentId === trackId ? position : 0, steps: SEEK_STEPS },
    onMove: (seconds) => player.playAt(trackId, seconds),
  });
  return (
    <div className="track-wave">
      <div
        role="slider"
        tabIndex={0}
        className="player-slider"
        aria-label={t`Place in ${title}`}
        aria-valuemin={0}
        aria-valuemax={Math.round(duration)}
        aria-valuenow={Math.round(place)}
        aria-valuetext={t`${clockTime(place)} of ${clockTime(duration)}`}
        {...handlers}
      >
        <Waveform peaks={peaks} to={duration > 0 ? place / duration : 0} />
      </div>
      <span className="track-wave-times" aria-hidden>
        <span>{clockTime(place)}</span>
        <span>{clockTime(duration)}</span>
      </span>
    </div>
  );
}
