/** How one person wants tracks to follow each other. */
export interface Blend {
  /** Seconds in which a track fades in and out; 0 for none. */
  fadeSeconds: number;
  /** Whether loud tracks are turned down to the level of the others. */
  isLevelled: boolean;
}

/** Loudness that every track is brought to where its own was measured. LUFS. */
export const TARGET_LUFS = -14;
/** How loud its highest point may become. dBTP. */
const HIGHEST_DBTP = 0;
/**
 * The same for a track that was not measured yet, as the mean of its waveform's points from 0 to 1. Such a quiet one stays as it is: nobody
 * knows how far it can be turned up.
 */
export const LEVEL = 0.3;

/** What is known of how loud a track is. */
export interface Sounding {
  /** What brings it to the level of the others, in decibels: `levelDb`. Null where it was not measured. */
  levelDb?: number | null | undefined;
  /** Points from 0 to 255. */
  peaks: readonly number[];
}

/** What brings a measured track to the level of the others, in decibels; null where nothing of it is loud enough to be measured. */
export function levelDb({
  loudness,
  truePeak,
}: {
  loudness: number | null;
  truePeak: number | null;
}): number | null {
  if (loudness === null) return null;
  // Without its highest point it is turned down only.
  return Math.min(TARGET_LUFS - loudness, truePeak === null ? 0 : Math.max(0, HIGHEST_DBTP - truePeak));
}

/**
 * What the chosen volume is multiplied with at a place in a track. More than 1 for a quiet one, which is turned up as far as the chosen volume
 * leaves room: `soundingVolume`.
 */
export function gainAt(
  { position, duration, ...sounding }: Sounding & { position: number; duration: number },
  { fadeSeconds, isLevelled }: Blend,
): number {
  return fadeAt(position, duration, fadeSeconds) * (isLevelled ? levelOf(sounding) : 1);
}

/** The volume of an audio element, which knows nothing louder than the file itself. */
export function soundingVolume(volume: number, gain: number): number {
  return clamp(volume * gain);
}

/** A track shorter than its two fades plays without them. */
function fadeAt(position: number, duration: number, seconds: number): number {
  if (seconds === 0 || duration <= 2 * seconds) return 1;
  return clamp(Math.min(position / seconds, (duration - position) / seconds));
}

function levelOf({ levelDb, peaks }: Sounding): number {
  if (levelDb !== null && levelDb !== undefined) return 10 ** (levelDb / 20);
  if (peaks.length === 0) return 1;
  const mean = peaks.reduce((sum, peak) => sum + peak, 0) / peaks.length / 255;
  return mean === 0 ? 1 : clamp(LEVEL / mean);
}

function clamp(share: number): number {
  return Math.max(0, Math.min(1, share));
}
