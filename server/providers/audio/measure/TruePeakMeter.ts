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

/** Short, so that a quiet moment beside a loud one is still skipped. */
export const LEVEL_BLOCK = 32;

/** A thousand times full scale is a broken number, not a sound. */
const ABSURD = 1_000;

/** In a float's bits everything but the sign; as integers these stand in the order of the sizes they mean. */
const SIZE_BITS = 0x7fffffff;
const INFINITY_BITS = 0x7f800000;

/** The highest value that the sound reaches between its samples as well. One channel each. */
export class TruePeakMeter {
  /** The loudest sample of every LEVEL_BLOCK samples that `add` was given last, linear. */
  levels = new Float32Array(1);
  /** The interpolators, one after the other. */
  readonly #taps: Float64Array;
  /** No value in between exceeds this much of the loudest of its two neighbours, and this much of the loudest around. */
  readonly #ofNear: number;
  readonly #ofFar: number;
  #line = new Float32Array(TAPS);
  #bits = new Int32Array(this.#line.buffer);
  #peak = 0;
  /** The loudest of the samples that the next block still looks back on. */
  #before = 0;

  constructor(sampleRate: number) {
    const between = interpolators(oversampling(sampleRate));
    const weights = between.map((taps) => ({
      near: Math.abs(taps[MIDDLE]!) + Math.abs(taps[MIDDLE + 1]!),
      all: taps.reduce((sum, tap) => sum + Math.abs(tap), 0),
    }));
    this.#taps = Float64Array.from(between.flatMap((taps) => [...taps]));
    this.#ofNear = Math.max(0, ...weights.map(({ near }) => near));
    this.#ofFar = Math.max(0, ...weights.map(({ near, all }) => all - near));
  }

  /** Linear; 1 is full scale. */
  get peak(): number {
    return this.#peak;
  }

  /** Returns the loudest sample itself, linear: who comes after need not look for it again. */
  add(samples: Float32Array, count: number): number {
    this.#take(samples, count);
    const line = this.#line;
    const levels = this.levels;
    let loudestOfAll = 0;
    for (let block = 0, start = 0; start < count; block++, start += LEVEL_BLOCK) {
      const end = Math.min(count, start + LEVEL_BLOCK);
      this.#level(block, start + KEPT, end + KEPT);
      const loudest = levels[block]!;
      if (loudest > loudestOfAll) loudestOfAll = loudest;
      const around = loudest > this.#before ? loudest : this.#before;
      this.#before = end - start < KEPT ? around : loudest;
      // Samples count by themselves; what lies between them is only worked out where it could be louder than all before.
      if (loudest > this.#peak && loudest < ABSURD) this.#peak = loudest;
      if (around * (this.#ofNear + this.#ofFar) > this.#peak) this.#look(line, start, end, around);
    }
    line.copyWithin(0, count, count + KEPT);
    return loudestOfAll;
  }

  #take(samples: Float32Array, count: number): void {
    if (this.#line.length < KEPT + count) {
      const longer = new Float32Array(KEPT + count);
      longer.set(this.#line.subarray(0, KEPT));
      this.#line = longer;
      this.#bits = new Int32Array(longer.buffer);
      this.levels = new Float32Array(Math.ceil(count / LEVEL_BLOCK));
    }
    this.#line.set(count < samples.length ? samples.subarray(0, count) : samples, KEPT);
  }

  /** Compared as integers, which are quicker to compare: this loop meets every sample of a song. */
  #level(block: number, from: number, to: number): void {
    const bits = this.#bits;
    let top = 0;
    for (let i = from; i < to; i++) {
      const size = bits[i]! & SIZE_BITS;
      if (size > top) top = size;
    }
    SIZE[0] = top;
    this.levels[block] = top < INFINITY_BITS ? LEVEL[0]! : loudestNumber(this.#line, from, to);
  }

  #look(line: Float32Array, start: number, end: number, loudest: number): void {
    const taps = this.#taps;
    const enough = (this.#peak - loudest * this.#ofFar) / this.#ofNear;
    let peak = this.#peak;
    let isLoud = Math.abs(line[start + MIDDLE]!) >= enough;
    for (let i = start; i < end; i++) {
      const wasLoud = isLoud;
      isLoud = Math.abs(line[i + MIDDLE + 1]!) >= enough;
      if (!wasLoud && !isLoud) continue;
      for (let tap = 0; tap < taps.length; tap += TAPS) {
        let value = 0;
        for (let n = 0; n < TAPS; n++) value += line[i + n]! * taps[tap + n]!;
        const level = Math.abs(value);
        if (level > peak && level < ABSURD) peak = level;
      }
    }
    this.#peak = peak;
  }
}

/** Samples of the block before that a value in between still depends on. */
const KEPT = TAPS - 1;

/** One float and its bits. */
const LEVEL = new Float32Array(1);
const SIZE = new Int32Array(LEVEL.buffer);

/** Where something is no number, among those that are. */
function loudestNumber(line: Float32Array, from: number, to: number): number {
  let loudest = 0;
  for (let i = from; i < to; i++) loudest = Math.abs(line[i]!) > loudest ? Math.abs(line[i]!) : loudest;
  return loudest;
}
