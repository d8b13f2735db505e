const TAPS = 12;

/** How far apart the points in between are: four per sample up to 48 kHz, fewer where samples lie closer (BS.1770-5 annex 2). */
const oversampling = (sampleRate: number) => (sampleRate < 80_000 ? 4 : sampleRate < 160_000 ? 2 : 1);

/** Values between the samples: a windowed sinc for each place between two of them, 12 samples wide. */
function interpolators(factor: number): Float64Array[] {
  return Array.from({ length: factor - 1 }, (_, n) => {
    const place = (n + 1) / factor;
    const taps = Float64Array.from({ length: TAPS }, (_, tap) => {
      const distance = tap - (TAPS / 2 - 1) - place;
      const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / (TAPS / 2));
      return (Math.sin(Math.PI * distance) / (Math.PI * distance)) * window;
    });
    const sum = taps.reduce((all, tap) => all + tap, 0);
    return taps.map((tap) => tap / sum);
  });
}

/** The highest value that the sound reaches between its samples as well. One channel each. */
export class TruePeakMeter {
  readonly #between: Float64Array[];
  /** No value in between exceeds the loudest of its neighbours by more than this factor. */
  readonly #reach: number;
  #line = new Float32Array(TAPS);
  #peak = 0;

  constructor(sampleRate: number) {
    this.#between = interpolators(oversampling(sampleRate));
    this.#reach = Math.max(
      1,
      ...this.#between.map((taps) => taps.reduce((all, tap) => all + Math.abs(tap), 0)),
    );
  }

  /** Linear; 1 is full scale. */
  get peak(): number {
    return this.#peak;
  }

  add(samples: Float32Array, count: number): void {
    const kept = TAPS - 1;
    if (this.#line.length < kept + count) {
      const longer = new Float32Array(kept + count);
      longer.set(this.#line.subarray(0, kept));
      this.#line = longer;
    }
    const line = this.#line;
    line.set(samples.subarray(0, count), kept);
    for (let start = 0; start < count; start += BLOCK) {
      const end = Math.min(count, start + BLOCK);
      let loudest = 0;
      for (let i = start; i < end + kept; i++) {
        const sample = line[i]!;
        if (sample > loudest) loudest = sample;
        else if (-sample > loudest) loudest = -sample;
      }
      // Samples count by themselves; what lies between them is only worked out where it could be louder than all before.
      if (loudest > this.#peak && loudest < ABSURD) this.#peak = loudest;
      if (loudest * this.#reach > this.#peak) this.#look(line, start, end);
    }
    line.copyWithin(0, count, count + kept);
  }

  #look(line: Float32Array, start: number, end: number): void {
    let peak = this.#peak;
    for (const [t0, t1, t2, t3, t4, t5, t6, t7, t8, t9, t10, t11] of this.#between as unknown as Twelve[])
      for (let i = start; i < end; i++) {
        const value =
          line[i]! * t0 +
          line[i + 1]! * t1 +
          line[i + 2]! * t2 +
          line[i + 3]! * t3 +
          line[i + 4]! * t4 +
          line[i + 5]! * t5 +
          line[i + 6]! * t6 +
          line[i + 7]! * t7 +
          line[i + 8]! * t8 +
          line[i + 9]! * t9 +
          line[i + 10]! * t10 +
          line[i + 11]! * t11;
        if (value > peak && value < ABSURD) peak = value;
        else if (-value > peak && -value < ABSURD) peak = -value;
      }
    this.#peak = peak;
  }
}

/** A thousand times full scale is a broken number, not a sound. */
const ABSURD = 1_000;

/** Short, so that a quiet moment beside a loud one is still skipped. */
const BLOCK = 16;

type Twelve = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];
