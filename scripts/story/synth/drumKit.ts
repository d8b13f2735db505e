import { between, type Random } from "../../../domain/identity/seededRandom.ts";
import type { DrumName } from "./drums.ts";
import type { Genre } from "./Note.ts";
import { addNoise, drive, highPass, lowPass, normalise } from "./shaping.ts";
import { SAMPLE_RATE } from "./wavetables.ts";

const seconds = (length: number) => new Float32Array(Math.ceil(length * SAMPLE_RATE));

function decay(out: Float32Array, time: number): Float32Array {
  const fall = Math.exp(-1 / (time * SAMPLE_RATE));
  let level = 1;
  for (let i = 0; i < out.length; i++) {
    out[i]! *= level;
    level *= fall;
  }
  return out;
}

/** A membrane: a sine that starts high and settles. */
function membrane(
  length: number,
  { from, to, bend, ring }: { from: number; to: number; bend: number; ring: number },
): Float32Array {
  const out = seconds(length);
  const fall = Math.exp(-1 / (bend * SAMPLE_RATE));
  let above = from - to;
  let phase = 0;
  for (let i = 0; i < out.length; i++) {
    out[i] = Math.sin(phase);
    phase += (2 * Math.PI * (to + above)) / SAMPLE_RATE;
    above *= fall;
  }
  return decay(out, ring);
}

function noise(length: number, ring: number, from: number, random: Random): Float32Array {
  const out = seconds(length);
  addNoise(out, 1, random);
  highPass(out, from);
  return decay(out, ring);
}

/** Metal: six square waves at ratios that share nothing, which is how the old drum machines did it. */
function metal(length: number, ring: number, base: number, random: Random): Float32Array {
  const out = seconds(length);
  for (const ratio of [1, 1.342, 1.531, 1.709, 2.117, 2.613]) {
    const step = (base * ratio * between(random, 0.99, 1.01)) / SAMPLE_RATE;
    let phase = random();
    for (let i = 0; i < out.length; i++) {
      out[i]! += phase < 0.5 ? 0.16 : -0.16;
      phase += step;
      if (phase >= 1) phase -= 1;
    }
  }
  addNoise(out, 0.25, random);
  highPass(out, 6500);
  highPass(out, 6500);
  return decay(out, ring);
}

function mix(parts: readonly (readonly [Float32Array, number])[]): Float32Array {
  const out = new Float32Array(Math.max(...parts.map(([part]) => part.length)));
  for (const [part, level] of parts) for (let i = 0; i < part.length; i++) out[i]! += part[i]! * level;
  return out;
}

/** Three claps of several hands that are never quite together. */
function clap(random: Random): Float32Array {
  const body = noise(0.3, 0.07, 900, random);
  const out = new Float32Array(body.length + 1500);
  for (const delay of [0, 430, 900, 1350]) {
    const level = delay === 1350 ? 1 : 0.6;
    const length = delay === 1350 ? body.length : 380;
    for (let i = 0; i < length; i++) out[i + delay]! += body[i]! * level;
  }
  lowPass(out, { from: 5200, to: 3800, glide: 0.1, resonance: 0.3 });
  return out;
}

/** One kit per song: the same drums, tuned and built a little differently, softer and drier in jazz. */
export function drumKit(genre: Genre, random: Random): Record<DrumName, Float32Array> {
  const isSoft = genre === "jazz";
  const isDeep = genre === "hip-hop" || genre === "electronic";
  const tune = between(random, 0.88, 1.14);
  const kick = mix([
    [
      membrane(0.5, {
        from: (isSoft ? 120 : 210) * tune,
        to: (isDeep ? 46 : 56) * tune,
        bend: isSoft ? 0.02 : 0.035,
        ring: isDeep ? between(random, 0.13, 0.24) : 0.11,
      }),
      1,
    ],
    [noise(0.02, 0.004, 1500, random), isSoft ? 0.08 : 0.35],
  ]);
  if (!isSoft) drive(kick, between(random, 1.2, 1.9));
  const snare = mix([
    [membrane(0.3, { from: 290 * tune, to: 182 * tune, bend: 0.012, ring: 0.08 }), isSoft ? 0.35 : 0.75],
    [noise(0.4, between(random, 0.08, 0.17), isSoft ? 2600 : 1300, random), isSoft ? 0.55 : 0.85],
  ]);
  const hatBase = between(random, 380, 560);
  const kit: Record<DrumName, Float32Array> = {
    kick,
    snare,
    clap: clap(random),
    hat: metal(0.12, between(random, 0.018, 0.034), hatBase, random),
    open: metal(0.5, between(random, 0.12, 0.2), hatBase, random),
    ride: mix([
      [metal(1.2, 0.32, between(random, 300, 420), random), 0.8],
      [noise(0.05, 0.008, 5000, random), 0.3],
    ]),
    rim: mix([
      [membrane(0.08, { from: 1900, to: 1650 * tune, bend: 0.004, ring: 0.014 }), 0.9],
      [noise(0.03, 0.006, 2500, random), 0.5],
    ]),
    tom: membrane(0.6, { from: 190 * tune, to: 104 * tune, bend: 0.05, ring: 0.15 }),
    crash: mix([
      [metal(2.4, 0.6, 330, random), 0.7],
      [noise(2.4, 0.5, 4200, random), 0.6],
    ]),
    shaker: noise(0.1, 0.028, 5600, random),
  };
  for (const drum of Object.values(kit)) normalise(drum);
  return kit;
}
