import { Fourier } from "./fourier.ts";
import { SampleLine } from "./SampleLine.ts";

const WINDOW = 8192;
/** Below, drums; above, overtones that say little about the chord. */
const CHORD_HZ = [80, 1_200] as const;
/** Where basses play the root of the chord. */
const BASS_HZ = [38, 180] as const;
const A4_HZ = 440;

/** Moments of about 0.7 s that may belong to the opening or the ending, and how many sounding ones do. */
const REMEMBERED = 24;
const EDGE = 5;
/** A moment quieter than this share of the loudest has faded out. */
const FADED = 0.02;

interface Moment {
  loudest: number;
  chord: Float64Array;
  bass: Float64Array;
}

/** How much of each of the twelve pitch classes sounds, C first: in the whole song, and where it begins and ends. */
export class Chroma {
  readonly #fourier = new Fourier(WINDOW);
  readonly #line = new SampleLine(WINDOW, WINDOW);
  readonly #binHz: number;
  readonly #all = new Float64Array(12);
  readonly #earliest: Moment[] = [];
  readonly #latest: Moment[] = [];
  #loudest = 0;

  constructor(sampleRate: number) {
    this.#binHz = sampleRate / WINDOW;
  }

  add(samples: Float32Array): void {
    this.#line.add(samples, (line, start) => this.#append(this.#fourier.spectrum(line, start)));
  }

  #append(power: Float32Array): void {
    const chord = this.#classes(power, CHORD_HZ);
    const loudest = Math.max(...chord);
    if (loudest === 0) return;
    this.#loudest = Math.max(this.#loudest, loudest);
    // Every moment counts alike, however loud the master is there.
    const moment = { loudest, chord: evened(chord), bass: evened(this.#classes(power, BASS_HZ)) };
    for (let i = 0; i < 12; i++) this.#all[i]! += moment.chord[i]!;
    if (this.#earliest.length < REMEMBERED) this.#earliest.push(moment);
    this.#latest.push(moment);
    if (this.#latest.length > REMEMBERED) this.#latest.shift();
  }

  /** Only peaks of the spectrum are notes: the noise of drums has none, and the sides of a peak are no notes of their own. */
  #classes(power: Float32Array, [lowest, highest]: readonly [number, number]): Float64Array {
    const classes = new Float64Array(12);
    const last = Math.min(power.length - 2, Math.floor(highest / this.#binHz));
    for (let bin = Math.max(1, Math.ceil(lowest / this.#binHz)); bin <= last; bin++) {
      const here = power[bin]!;
      if (here <= power[bin - 1]! || here < power[bin + 1]!) continue;
      const pitch = 69 + 12 * Math.log2((summit(power, bin) * this.#binHz) / A4_HZ);
      const nearest = Math.round(pitch);
      const inTune = Math.cos(Math.PI * (pitch - nearest)) ** 2;
      classes[((nearest % 12) + 12) % 12]! += Math.sqrt(here) * inTune;
    }
    return classes;
  }

  whole(): Float64Array {
    return this.#all;
  }

  /** The chord that the song begins with. */
  opening(): Float64Array {
    return sumOf(this.#sounding(this.#earliest).slice(0, EDGE), "chord");
  }

  /** What the bass plays in the last chord. */
  endingBass(): Float64Array {
    return sumOf(this.#sounding(this.#latest).slice(-EDGE), "bass");
  }

  #sounding(moments: readonly Moment[]): Moment[] {
    return moments.filter(({ loudest }) => loudest > this.#loudest * FADED);
  }
}

function evened(classes: Float64Array): Float64Array {
  const loudest = Math.max(...classes);
  return loudest > 0 ? classes.map((weight) => weight / loudest) : classes;
}

function sumOf(moments: readonly Moment[], part: "chord" | "bass"): Float64Array {
  const sum = new Float64Array(12);
  for (const moment of moments) for (let i = 0; i < 12; i++) sum[i]! += moment[part][i]!;
  return sum;
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
