/** How one person wants tracks to follow each other. */
export interface Blend {
  /** Seconds in which a track fades in and out; 0 for none. */
  fadeSeconds: number;
  /** Whether loud tracks are turned down to the level of the others. */
  isLevelled: boolean;
}

/** Loudness that every track is turned down to, as the mean of a waveform's points from 0 to 1. Quiet tracks stay as they are. */
export const LEVEL = 0.3;

/** The part of the chosen volume, 0 to 1, with which a track sounds at a place. `peaks` are points from 0 to 255. */
export function gainAt(
  { position, duration, peaks }: { position: number; duration: number; peaks: readonly number[] },
  { fadeSeconds, isLevelled }: Blend,
): number {
  return fadeAt(position, duration, fadeSeconds) * (isLevelled ? levelOf(peaks) : 1);
}

/** A track shorter than its two fades plays without them. */
function fadeAt(position: number, duration: number, seconds: number): number {
  if (seconds === 0 || duration <= 2 * seconds) return 1;
  return clamp(Math.min(position / seconds, (duration - position) / seconds));
}

function levelOf(peaks: readonly number[]): number {
  if (peaks.length === 0) return 1;
  const mean = peaks.reduce((sum, peak) => sum + peak, 0) / peaks.length / 255;
  return mean === 0 ? 1 : clamp(LEVEL / mean);
}

function clamp(share: number): number {
  return Math.max(0, Math.min(1, share));
}
