import { Fourier } from "./fourier.ts";
import { SampleLine } from "./SampleLine.ts";

const WINDOW = 512;
const HOP = 128;
const BANDS = 24;
const LOWEST_HZ = 30;
const HIGHEST_HZ = 5_000;

/** How suddenly energy appears, about 86 times a second: the sum over bands of what grew since the moment before. */
export class OnsetEnvelope {
  /** Values per second. */
  readonly rate: number;
  readonly #fourier = new Fourier(WINDOW);
  readonly #line = new SampleLine(WINDOW, HOP);
  readonly #edges: number[];
  readonly #before = new Float32Array(BANDS);
  #values = new Float32Array(8192);
  #used = 0;

  constructor(sampleRate: number) {
    this.rate = sampleRate / HOP;
    const highest = Math.min(HIGHEST_HZ, sampleRate * 0.45);
    this.#edges = Array.from({ length: BANDS + 1 }, (_, band) =>
      Math.round((LOWEST_HZ * (highest / LOWEST_HZ) ** (band / BANDS) * WINDOW) / sampleRate),
    );
  }

  add(samples: Float32Array): void {
    this.#line.add(samples, (line, start) => this.#append(this.#fourier.spectrum(line, start)));
  }

  #append(power: Float32Array): void {
    let growth = 0;
    for (let band = 0; band < BANDS; band++) {
      const from = Math.max(1, this.#edges[band]!);
      const to = Math.max(from + 1, this.#edges[band + 1]!);
      let energy = 0;
      for (let bin = from; bin < to; bin++) energy += power[bin]!;
      // Heard loudness grows with the logarithm; the factor lifts quiet attacks above rounding.
      const loudness = Math.log1p(energy * 100);
      growth += Math.max(0, loudness - this.#before[band]!);
      this.#before[band] = loudness;
    }
    if (this.#used === this.#values.length) {
      const larger = new Float32Array(this.#used * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#used++] = growth;
  }

  values(): Float32Array {
    return this.#values.subarray(0, this.#used);
  }
}
