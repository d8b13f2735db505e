const TAPS = 12;
/** A value lies between the samples here and one further. */
const MIDDLE = TAPS / 2 - 1;

/** How far apart the points in between are: four per sample up to 48 kHz, fewer where samples lie closer (BS.1770-5 annex 2). */
const oversampling = (sampleRate: number) => (sampleRate < 80_000 ? 4 : sampleRate < 160_000 ? 2 : 1);

/** Values between the samples: a windowed sinc for each place between two of them, 12 samples wide. */
function interpolators(factor: number): Float64Array[] {
  return Array.from({ length: factor - 1 }, (_, n) => {
    const place = (n + 1) / factor;
    const taps = Float64Array.from({ length: TAPS }, (_, tap) => {
      const distance = tap - MIDDLE - place;
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
  /** No value in between exceeds this much of the loudest of its two neighbours, and this much of the loudest around. */
  readonly #ofNear: number;
  readonly #ofFar: number;
  #line = new Float32Array(TAPS);
  #peak = 0;
  /** The loudest of the samples that the next block still looks back on. */
  #before = 0;

  constructor(sampleRate: number) {
    this.#between = interpolators(oversampling(sampleRate));
    const weights = this.#between.map((taps) => ({
      near: Math.abs(taps[MIDDLE]!) + Math.abs(taps[MIDDLE + 1]!),
      all: taps.reduce((sum, tap) => sum + Math.abs(tap), 0),
    }));
    this.#ofNear = Math.max(0, ...weights.map(({ near }) => near));
    this.#ofFar = Math.max(0, ...weights.map(({ near, all }) => all - near));
  }

  /** Linear; 1 is full scale. */
  get peak(): number {
    return this.#peak;
  }

  /** Returns the loudest sample itself, linear: who comes after need not look for it again. */
  add(samples: Float32Array, count: number): number {
    const kept = TAPS - 1;
    if (this.#line.length < kept + count) {
      const longer = new Float32Array(kept + count);
      longer.set(this.#line.subarray(0, kept));
      this.#line = longer;
    }
    const line = this.#line;
    line.set(samples.subarray(0, count), kept);
    let loudestOfAll = 0;
    for (let start = 0; start < count; start += BLOCK) {
      const end = Math.min(count, start + BLOCK);
      let loudest = 0;
      for (let i = start + kept; i < end + kept; i++) {
        const level = Math.abs(line[i]!);
        loudest = level > loudest ? level : loudest;
      }
      if (loudest > loudestOfAll) loudestOfAll = loudest;
      const around = loudest > this.#before ? loudest : this.#before;
      this.#before = end - start < kept ? around : loudest;
      // Samples count by themselves; what lies between them is only worked out where it could be louder than all before.
      if (loudest > this.#peak && loudest < ABSURD) this.#peak = loudest;
      if (around * (this.#ofNear + this.#ofFar) > this.#peak) this.#look(line, start, end, around);
    }
    line.copyWithin(0, count, count + kept);
    return loudestOfAll;
  }

  #look(line: Float32Array, start: number, end: number, loudest: number): void {
    let peak = this.#peak;
    const enough = (peak - loudest * this.#ofFar) / this.#ofNear;
    for (const taps of this.#between) {
      const t0 = taps[0]!,
        t1 = taps[1]!,
        t2 = taps[2]!,
        t3 = taps[3]!,
        t4 = taps[4]!,
        t5 = taps[5]!;
      const t6 = taps[6]!,
        t7 = taps[7]!,
        t8 = taps[8]!,
        t9 = taps[9]!,
        t10 = taps[10]!,
        t11 = taps[11]!;
      for (let i = start; i < end; i++) {
        const before = line[i + MIDDLE]!;
        const after = line[i + MIDDLE + 1]!;
        if (before < enough && -before < enough && after < enough && -after < enough) continue;
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
    }
    this.#peak = peak;
  }
}

/** A thousand times full scale is a broken number, not a sound. */
const ABSURD = 1_000;

/** Short, so that a quiet moment beside a loud one is still skipped. */
const BLOCK = 32;
