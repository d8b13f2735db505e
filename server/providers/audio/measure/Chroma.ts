import { Fourier } from "./fourier.ts";
import { SampleLine } from "./SampleLine.ts";

const WINDOW = 8192;
/** Below, drums; above, overtones that say little about the chord. */
const LOWEST_HZ = 80;
const HIGHEST_HZ = 1_200;
const A4_HZ = 440;

/** Moments of about 0.7 s that may belong to the ending, and how many sounding ones do. */
const REMEMBERED = 24;
const ENDING = 5;
/** A moment quieter than this share of the loudest has faded out. */
const FADED = 0.02;

/** How much of each of the twelve pitch classes sounds, C first: in the whole song, and in its last chord. */
export class Chroma {
  readonly #fourier = new Fourier(WINDOW);
  readonly #line = new SampleLine(WINDOW, WINDOW);
  readonly #binHz: number;
  readonly #all = new Float64Array(12);
  readonly #latest: { loudest: number; classes: Float64Array }[] = [];
  #loudest = 0;

  constructor(sampleRate: number) {
    this.#binHz = sampleRate / WINDOW;
  }

  add(samples: Float32Array): void {
    this.#line.add(samples, (line, start) => this.#append(this.#fourier.spectrum(line, start)));
  }

  /** Only peaks of the spectrum are notes: the noise of drums has none, and the sides of a peak are no notes of their own. */
  #append(power: Float32Array): void {
    const classes = new Float64Array(12);
    const last = Math.min(power.length - 2, Math.floor(HIGHEST_HZ / this.#binHz));
    for (let bin = Math.ceil(LOWEST_HZ / this.#binHz); bin <= last; bin++) {
      const here = power[bin]!;
      if (here <= power[bin - 1]! || here < power[bin + 1]!) continue;
      const pitch = 69 + 12 * Math.log2((summit(power, bin) * this.#binHz) / A4_HZ);
      const nearest = Math.round(pitch);
      const inTune = Math.cos(Math.PI * (pitch - nearest)) ** 2;
      classes[((nearest % 12) + 12) % 12]! += Math.sqrt(here) * inTune;
    }
    const loudest = Math.max(...classes);
    if (loudest === 0) return;
    this.#loudest = Math.max(this.#loudest, loudest);
    // Every moment counts alike, however loud the master is there.
    for (let i = 0; i < 12; i++) {
      classes[i]! /= loudest;
      this.#all[i]! += classes[i]!;
    }
    this.#latest.push({ loudest, classes });
    if (this.#latest.length > REMEMBERED) this.#latest.shift();
  }

  whole(): Float64Array {
    return this.#all;
  }

  ending(): Float64Array {
    const sounding = this.#latest.filter(({ loudest }) => loudest > this.#loudest * FADED).slice(-ENDING);
    const sum = new Float64Array(12);
    for (const { classes } of sounding) for (let i = 0; i < 12; i++) sum[i]! += classes[i]!;
    return sum;
  }
}

/** Where the top of a peak lies between two bins: a parabola through the logarithms of three. */
function summit(power: Float32Array, bin: number): number {
  const [a, b, c] = [bin - 1, bin, bin + 1].map((n) => Math.log(power[n]! + 1e-12)) as [
    number,
    number,
    number,
  ];
  return bin + (0.5 * (a - c)) / (a - 2 * b + c || 1);
}
