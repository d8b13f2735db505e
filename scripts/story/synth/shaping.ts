import type { Random } from "../../../domain/identity/seededRandom.ts";
import { SAMPLE_RATE } from "./wavetables.ts";

/** Rise, then fall to `sustain` (0 to 1) within `decay`, hold, and leave within `release` at the note's end. Seconds. */
export interface Envelope {
  attack: number;
  decay: number;
  sustain: number;
  release: number;
}

/** A silent buffer for a note that is held for `seconds` and then rings out. */
export function noteBuffer(seconds: number, release: number): Float32Array {
  return new Float32Array(Math.ceil((seconds + release) * SAMPLE_RATE));
}

export function applyEnvelope(
  out: Float32Array,
  { attack, decay, sustain, release }: Envelope,
  seconds: number,
): void {
  const rise = 1 / Math.max(1, attack * SAMPLE_RATE);
  const fall = Math.exp(-4 / Math.max(1, decay * SAMPLE_RATE));
  const leave = Math.exp(-5 / Math.max(1, release * SAMPLE_RATE));
  const gate = Math.floor(seconds * SAMPLE_RATE);
  let level = 0;
  let isRising = true;
  for (let i = 0; i < out.length; i++) {
    if (i >= gate) level *= leave;
    else if (isRising) {
      level += rise;
      if (level >= 1) {
        level = 1;
        isRising = false;
      }
    } else level = sustain + (level - sustain) * fall;
    out[i]! *= level;
  }
  fadeEnd(out);
}

/** The last three milliseconds go to zero: no click, however short the note. */
function fadeEnd(out: Float32Array): void {
  const samples = Math.min(out.length, 132);
  for (let i = 1; i <= samples; i++) out[out.length - i]! *= (i - 1) / samples;
}

/** A resonant low-pass whose edge glides from one frequency to another; `resonance` 0 to 0.9. State-variable form. */
export function lowPass(
  out: Float32Array,
  { from, to, glide, resonance }: { from: number; to: number; glide: number; resonance: number },
): void {
  const damping = 2 * (1 - resonance);
  let one = 0;
  let two = 0;
  for (let start = 0; start < out.length; start += 64) {
    const edge = to + (from - to) * Math.exp(-start / Math.max(1, glide * SAMPLE_RATE));
    const g = Math.tan((Math.PI * Math.min(edge, 16_000)) / SAMPLE_RATE);
    const a = 1 / (1 + g * (g + damping));
    const end = Math.min(out.length, start + 64);
    for (let i = start; i < end; i++) {
      const rest = out[i]! - two;
      const band = a * (one + g * rest);
      const low = two + g * band;
      one = 2 * band - one;
      two = 2 * low - two;
      out[i] = low;
    }
  }
}

/** Takes away what lies below the edge: a one-pole high-pass. */
export function highPass(out: Float32Array, edge: number): void {
  const keep = Math.exp((-2 * Math.PI * edge) / SAMPLE_RATE);
  let low = 0;
  for (let i = 0; i < out.length; i++) {
    low = low * keep + out[i]! * (1 - keep);
    out[i]! -= low;
  }
}

/** Overdrive: pushes the sound into a soft ceiling. */
export function drive(out: Float32Array, amount: number): void {
  for (let i = 0; i < out.length; i++) {
    const x = out[i]! * amount;
    out[i] = x > 1.5 ? 1 : x < -1.5 ? -1 : x - (x * x * x) / 6.75;
  }
}

export function addNoise(out: Float32Array, level: number, random: Random): void {
  for (let i = 0; i < out.length; i++) out[i]! += level * (random() * 2 - 1);
}

/** Brings the loudest sample to 1. */
export function normalise(out: Float32Array): Float32Array {
  let loudest = 1e-6;
  for (let i = 0; i < out.length; i++) loudest = Math.max(loudest, Math.abs(out[i]!));
  return scale(out, 1 / loudest);
}

const WINDOW = 4096;

/** Brings the loudest tenth of a second to one strength, so that a plucked string stands beside an organ. */
export function level(out: Float32Array): Float32Array {
  let loudest = 1e-9;
  let peak = 1e-6;
  for (let start = 0; start < out.length; start += WINDOW) {
    const end = Math.min(out.length, start + WINDOW);
    let energy = 0;
    for (let i = start; i < end; i++) {
      const sample = out[i]!;
      energy += sample * sample;
      peak = Math.max(peak, sample < 0 ? -sample : sample);
    }
    loudest = Math.max(loudest, energy / WINDOW);
  }
  return scale(out, Math.min(0.3 / Math.sqrt(loudest), 2 / peak));
}

function scale(out: Float32Array, gain: number): Float32Array {
  for (let i = 0; i < out.length; i++) out[i]! *= gain;
  return out;
}
