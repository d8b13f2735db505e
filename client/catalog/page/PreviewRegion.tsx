import { useLingui } from "@lingui/react/macro";
import { PREVIEW_MS } from "../../../domain/catalog/recording.ts";
import { clockTime } from "../../../domain/player/position.ts";
import { Waveform } from "../../player/Waveform.tsx";
import { useSlider } from "../../ui/useSlider.ts";
import "../../player/player.css";

const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

interface Props {
  peaks: readonly number[];
  /** Of the recording, in seconds. */
  duration: number;
  /** Where the preview begins, in seconds. */
  start: number;
  onStart: (seconds: number) => void;
}

/** The shape of the recording with the half minute that everybody may hear: drag it to where the song is at its best. */
export function PreviewRegion({ peaks, duration, start, onStart }: Props) {
  const { t } = useLingui();
  const length = PREVIEW_MS / 1000;
  const last = Math.max(0, Math.floor(duration - length));
  const { place, handlers } = useSlider({
    ...{ max: duration, place: start, steps: STEPS },
    onMove: (seconds) => onStart(Math.min(last, Math.round(seconds))),
  });
  const from = Math.min(last, place);
  const to = Math.min(duration, from + length);
  return (
    <div className="track-preview">
      <div
        role="slider"
        tabIndex={0}
        className="player-slider"
        aria-label={t`Preview in the recording`}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={Math.round(from)}
        aria-valuetext={t`From ${clockTime(from)} to ${clockTime(to)}`}
        {...handlers}
      >
        <Waveform peaks={peaks} from={from / duration} to={to / duration} />
      </div>
      <span className="track-lead" aria-hidden>
        {t`From ${clockTime(from)} to ${clockTime(to)}`}
      </span>
    </div>
  );
}
