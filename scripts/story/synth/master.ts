import { SAMPLE_RATE } from "./wavetables.ts";

/** -1 dBFS: room for the ripples that lossy encoders add. */
export const CEILING = 0.891;

const KNEE = 0.55;

/** The last desk: no rumble, the wanted loudness, no sample above -1 dBFS, silence at both ends. */
export function master(
  left: Float32Array,
  right: Float32Array,
  loudness: number,
  fadeOutSeconds: number,
): void {
  polish(left);
  polish(right);
  const gain = 10 ** (loudness / 20) / Math.max(1e-6, loudestSeconds(left, right));
  for (const channel of [left, right]) {
    for (let i = 0; i < channel.length; i++) channel[i] = limited(channel[i]! * gain);
    fade(channel, fadeOutSeconds);
  }
}

/** Takes away what lies below hearing, and opens the sound by 3 dB above 3 kHz. */
function polish(channel: Float32Array): void {
  const rumble = Math.exp((-2 * Math.PI * 24) / SAMPLE_RATE);
  const body = Math.exp((-2 * Math.PI * 3000) / SAMPLE_RATE);
  let low = 0;
  let dull = 0;
  for (let i = 0; i < channel.length; i++) {
    const sample = channel[i]!;
    low = low * rumble + sample * (1 - rumble);
    dull = dull * body + sample * (1 - body);
    channel[i] = sample - low + (sample - dull) * 0.41;
  }
}

/** RMS of the loudest three seconds. */
function loudestSeconds(left: Float32Array, right: Float32Array): number {
  const window = 3 * SAMPLE_RATE;
  let loudest = 0;
  for (let start = 0; start < left.length; start += window) {
    let sum = 0;
    const end = Math.min(left.length, start + window);
    // Every third sample says the same about loudness.
    for (let i = start; i < end; i += 3) sum += left[i]! * left[i]! + right[i]! * right[i]!;
    loudest = Math.max(loudest, sum / ((2 * window) / 3));
  }
  return Math.sqrt(loudest);
}

/** Straight up to the knee, then ever flatter towards the ceiling: peaks are rounded instead of cut. */
function limited(sample: number): number {
  const size = sample < 0 ? -sample : sample;
  if (size <= KNEE) return sample;
  const bent = KNEE + (CEILING - KNEE) * Math.tanh((size - KNEE) / (CEILING - KNEE));
  return sample < 0 ? -bent : bent;
}

function fade(channel: Float32Array, seconds: number): void {
  const rise = Math.floor(0.01 * SAMPLE_RATE);
  for (let i = 0; i < rise; i++) channel[i]! *= i / rise;
  const fall = Math.floor(seconds * SAMPLE_RATE);
  const start = channel.length - fall;
  for (let i = 0; i < fall; i++) channel[start + i]! *= (1 - (i + 1) / fall) ** 1.5;
}
