export const SAMPLE_RATE = 44_100;

const SIZE = 2048;
const MASK = SIZE - 1;

const SINE = Float32Array.from({ length: SIZE + 1 }, (_, i) => Math.sin((2 * Math.PI * i) / SIZE));

/** How loud each harmonic of a wave is, counted from 1. */
export type Harmonics = (harmonic: number) => number;

export const WAVES = {
  sine: (h: number) => (h === 1 ? 1 : 0),
  saw: (h: number) => (h % 2 ? 1 : -1) / h,
  square: (h: number) => (h % 2 ? 1 / h : 0),
  pulse: (h: number) => Math.sin(Math.PI * h * 0.22) / h,
  triangle: (h: number) => (h % 2 ? (h % 4 === 1 ? 1 : -1) / (h * h) : 0),
  organ: (h: number) => [0, 1, 0.7, 0.5, 0.35, 0, 0.22, 0, 0.28][h] ?? 0,
  reed: (h: number) => (h > 24 ? 0 : (h % 2 ? 1 : 0.45) * Math.exp(-h * 0.16)),
  glass: (h: number) => [0, 1, 0, 0.32, 0, 0.12, 0, 0.2, 0, 0, 0, 0.06][h] ?? 0,
} satisfies Record<string, Harmonics>;

export type WaveName = keyof typeof WAVES;

const tables = new Map<string, Float32Array>();

/** One period of a wave with no harmonic above the audible, so that high notes do not whistle. Kept once made. */
export function waveTable(name: WaveName, frequency: number): Float32Array {
  const octave = Math.max(0, Math.ceil(Math.log2(frequency / 27.5)));
  const key = `${name} ${octave}`;
  const known = tables.get(key);
  if (known) return known;
  const table = new Float32Array(SIZE + 1);
  const highest = Math.min(400, Math.floor(18_000 / (27.5 * 2 ** octave)));
  for (let harmonic = 1; harmonic <= Math.max(1, highest); harmonic++) {
    const level = WAVES[name](harmonic);
    if (level === 0) continue;
    for (let i = 0; i < SIZE; i++) table[i]! += level * SINE[(i * harmonic) & MASK]!;
  }
  const loudest = table.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  for (let i = 0; i < SIZE; i++) table[i]! /= loudest;
  table[SIZE] = table[0]!;
  tables.set(key, table);
  return table;
}

export const frequencyOf = (pitch: number) => 440 * 2 ** ((pitch - 69) / 12);

/** Adds a steady oscillator to a buffer; `phase` is 0 to 1. */
export function addWave(
  out: Float32Array,
  name: WaveName,
  frequency: number,
  level: number,
  phase: number,
): void {
  const table = waveTable(name, frequency);
  const step = (frequency * SIZE) / SAMPLE_RATE;
  let position = phase * SIZE;
  for (let i = 0; i < out.length; i++) {
    const whole = position | 0;
    const low = table[whole]!;
    out[i]! += level * (low + (table[whole + 1]! - low) * (position - whole));
    position += step;
    if (position >= SIZE) position -= SIZE;
  }
}

/** The same with a slow vibrato that sets in after a moment, as a voice or a wind player does it. */
export function addSungWave(
  out: Float32Array,
  name: WaveName,
  frequency: number,
  level: number,
  vibrato: { depth: number; rate: number; delay: number },
): void {
  const table = waveTable(name, frequency * 1.03);
  const step = (frequency * SIZE) / SAMPLE_RATE;
  let position = 0;
  let bend = 1;
  for (let i = 0; i < out.length; i++) {
    if ((i & 63) === 0) {
      const seconds = i / SAMPLE_RATE;
      const depth = vibrato.depth * Math.min(1, Math.max(0, seconds - vibrato.delay) * 4);
      bend = 1 + depth * Math.sin(2 * Math.PI * vibrato.rate * seconds);
    }
    const whole = position | 0;
    const low = table[whole]!;
    out[i]! += level * (low + (table[whole + 1]! - low) * (position - whole));
    position += step * bend;
    if (position >= SIZE) position -= SIZE;
  }
}

/** Two sines of which one bends the other: bells and electric pianos. `index` falls with `decay` seconds. */
export function addBell(
  out: Float32Array,
  frequency: number,
  level: number,
  { ratio, index, decay }: { ratio: number; index: number; decay: number },
): void {
  const carrierStep = (frequency * SIZE) / SAMPLE_RATE;
  const modulatorStep = carrierStep * ratio;
  const fall = Math.exp(-1 / (decay * SAMPLE_RATE));
  let carrier = 0;
  let modulator = 0;
  let depth = (index * SIZE) / (2 * Math.PI);
  for (let i = 0; i < out.length; i++) {
    const bent = (carrier + depth * SINE[modulator & MASK]!) | 0;
    out[i]! += level * SINE[bent & MASK]!;
    carrier += carrierStep;
    modulator += modulatorStep;
    depth *= fall;
  }
}
