/** Enough for chords up to 5 kHz and for every drum's attack, and a quarter of the work. */
const TARGET_RATE = 11_025;
/** Few, because what folds back lands where nobody looks: above the chords, and in the drums as drums. */
const TAPS_PER_STEP = 4;
const ABSURD = 1_000;

/** Makes one quiet, slow channel out of all: the mean of both, low-passed, every n-th sample kept. */
export class MonoStream {
  readonly rate: number;
  readonly #step: number;
  readonly #taps: Float64Array;
  #line = new Float32Array(0);
  #kept = 0;

  constructor(sampleRate: number) {
    this.#step = Math.max(1, Math.round(sampleRate / TARGET_RATE));
    this.rate = sampleRate / this.#step;
    this.#taps = lowPass(this.#step);
  }

  /** The samples that became complete. */
  add(channels: readonly Float32Array[], samples: number): Float32Array {
    const filled = this.#kept + samples;
    if (this.#line.length < filled) {
      const longer = new Float32Array(filled * 2);
      longer.set(this.#line.subarray(0, this.#kept));
      this.#line = longer;
    }
    const line = this.#line;
    const first = channels[0]!;
    const second = channels[1] ?? first;
    for (let i = 0, to = this.#kept; i < samples; i++, to++) {
      const mean = (first[i]! + second[i]!) / 2;
      // Broken numbers of float files, NaN among them, are left out.
      line[to] = Math.abs(mean) < ABSURD ? mean : 0;
    }
    const taps = this.#taps;
    const half = taps.length >> 1;
    const ready = Math.max(0, Math.floor((filled - taps.length) / this.#step) + 1);
    const out = new Float32Array(ready);
    for (let n = 0; n < ready; n++) {
      // The filter is the same from both ends.
      let from = n * this.#step;
      let to = from + taps.length - 1;
      let value = half * 2 === taps.length ? 0 : taps[half]! * line[from + half]!;
      for (let tap = 0; tap < half; tap++) value += taps[tap]! * (line[from++]! + line[to--]!);
      out[n] = value;
    }
    line.copyWithin(0, ready * this.#step, filled);
    this.#kept = filled - ready * this.#step;
    return out;
  }
}

function lowPass(step: number): Float64Array {
  if (step === 1) return Float64Array.of(1);
  const length = step * TAPS_PER_STEP;
  const taps = Float64Array.from({ length }, (_, tap) => {
    const distance = (tap - (length - 1) / 2) / step;
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * (tap + 0.5)) / length);
    return (distance === 0 ? 1 : Math.sin(Math.PI * distance * 0.9) / (Math.PI * distance)) * window;
  });
  const sum = taps.reduce((all, tap) => all + tap, 0);
  return taps.map((tap) => tap / sum);
}
