import type { AudioFacts } from "../audio.ts";

/**
 * What a process that reads strangers' bytes may take. Its share of the processor follows from the sound, so that a file is not to
 * blame for what else the machine does; how long it lasts by the clock does not count, as long as bytes move.
 */
export interface AudioLimits {
  /** Processor seconds to read tags. */
  inspectCpuSeconds: number;
  /** Processor seconds for any sound, however short. */
  baseCpuSeconds: number;
  /** And for every minute of it. */
  cpuSecondsPerMinute: number;
  /** Without a byte read or written, and without a word. */
  standstillMs: number;
}

/**
 * Reading tags takes 0.1 s, decoding, encoding and measuring 1.2 s a minute of CD sound: what needs many times as much is built
 * to do so.
 */
export const AUDIO_LIMITS: AudioLimits = {
  inspectCpuSeconds: 20,
  baseCpuSeconds: 60,
  cpuSecondsPerMinute: 5,
  standstillMs: 60_000,
};

/** Samples a second of stereo at 48 kHz, to which the minutes above apply. */
const PLAIN_SAMPLES = 96_000;
/** A header may announce anything; eight channels at 96 kHz are eight times the work. */
const MOST_WORK = 8;

/** Processor seconds for everything that is made of a recording. */
export function cpuSecondsFor(
  { baseCpuSeconds, cpuSecondsPerMinute }: AudioLimits,
  { durationMs, sampleRate, channels }: Pick<AudioFacts, "durationMs" | "sampleRate" | "channels">,
): number {
  const work = Math.min(MOST_WORK, Math.max(1, (sampleRate * channels) / PLAIN_SAMPLES));
  return baseCpuSeconds + (durationMs / 60_000) * cpuSecondsPerMinute * work;
}
