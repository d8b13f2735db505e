/**
 * Power spectra of real windows of one length, a power of two: the plan (twiddles, order of bits, Hann window) is made once
 * and every call reuses the same memory.
 */
export class Fourier {
  readonly size: number;
  /** Power of the bins 0 to size / 2, overwritten by each call. */
  readonly power: Float32Array;
  readonly #real: Float64Array;
  readonly #imaginary: Float64Array;
  readonly #cos: Float64Array;
  readonly #sin: Float64Array;
  readonly #order: Uint32Array;
  readonly #window: Float64Array;

  constructor(size: number) {
    this.size = size;
    this.power = new Float32Array(size / 2 + 1);
    // Even samples are the real part, odd ones the imaginary part: half a transform serves a real signal.
    const half = size / 2;
    this.#real = new Float64Array(half);
    this.#imaginary = new Float64Array(half);
    this.#cos = Float64Array.from({ length: half }, (_, i) => Math.cos((2 * Math.PI * i) / size));
    this.#sin = Float64Array.from({ length: half }, (_, i) => Math.sin((2 * Math.PI * i) / size));
    const bits = Math.log2(half);
    this.#order = Uint32Array.from({ length: half }, (_, i) => {
      let reversed = 0;
      for (let bit = 0; bit < bits; bit++) reversed |= ((i >> bit) & 1) << (bits - 1 - bit);
      return reversed;
    });
    this.#window = Float64Array.from(
      { length: size },
      (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size),
    );
  }

  /** The windowed spectrum of `size` samples from `start`. */
  spectrum(samples: Float32Array, start: number): Float32Array {
    const real = this.#real;
    const imaginary = this.#imaginary;
    const half = this.size / 2;
    for (let i = 0; i < half; i++) {
      const from = 2 * this.#order[i]!;
      real[i] = samples[start + from]! * this.#window[from]!;
      imaginary[i] = samples[start + from + 1]! * this.#window[from + 1]!;
    }
    this.#transform(half);
    const { power } = this;
    for (let bin = 0; bin <= half; bin++) {
      const i = bin % half;
      const j = (half - bin) % half;
      const evenReal = (real[i]! + real[j]!) / 2;
      const evenImaginary = (imaginary[i]! - imaginary[j]!) / 2;
      const oddReal = (imaginary[i]! + imaginary[j]!) / 2;
      const oddImaginary = (real[j]! - real[i]!) / 2;
      const cos = bin === half ? -1 : this.#cos[bin]!;
      const sin = bin === half ? 0 : this.#sin[bin]!;
      const x = evenReal + cos * oddReal + sin * oddImaginary;
      const y = evenImaginary + cos * oddImaginary - sin * oddReal;
      power[bin] = x * x + y * y;
    }
    return power;
  }

  #transform(length: number): void {
    const real = this.#real;
    const imaginary = this.#imaginary;
    for (let span = 1; span < length; span *= 2) {
      const step = this.size / (2 * span);
      for (let offset = 0; offset < span; offset++) {
        const cos = this.#cos[offset * step]!;
        const sin = -this.#sin[offset * step]!;
        for (let low = offset; low < length; low += 2 * span) {
          const high = low + span;
          const x = real[high]! * cos - imaginary[high]! * sin;
          const y = real[high]! * sin + imaginary[high]! * cos;
          real[high] = real[low]! - x;
          imaginary[high] = imaginary[low]! - y;
          real[low] = real[low]! + x;
          imaginary[low] = imaginary[low]! + y;
        }
      }
    }
  }
}
