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
    // Both ends are real: the sum and the difference of what the even and the odd samples begin with.
    power[0] = (real[0]! + imaginary[0]!) ** 2;
    power[half] = (real[0]! - imaginary[0]!) ** 2;
    const allCos = this.#cos;
    const allSin = this.#sin;
    for (let i = 1, j = half - 1; i < half; i++, j--) {
      const evenReal = (real[i]! + real[j]!) / 2;
      const evenImaginary = (imaginary[i]! - imaginary[j]!) / 2;
      const oddReal = (imaginary[i]! + imaginary[j]!) / 2;
      const oddImaginary = (real[j]! - real[i]!) / 2;
      const cos = allCos[i]!;
      const sin = allSin[i]!;
      const x = evenReal + cos * oddReal + sin * oddImaginary;
      const y = evenImaginary + cos * oddImaginary - sin * oddReal;
      power[i] = x * x + y * y;
    }
    return power;
  }

  #transform(length: number): void {
    const real = this.#real;
    const imaginary = this.#imaginary;
    // The first two rounds turn by nothing and by quarters only: four values at once, without a multiplication.
    for (let i = 0; i < length; i += 4) {
      const sumReal = real[i]! + real[i + 1]!;
      const sumImaginary = imaginary[i]! + imaginary[i + 1]!;
      const lessReal = real[i]! - real[i + 1]!;
      const lessImaginary = imaginary[i]! - imaginary[i + 1]!;
      const nextReal = real[i + 2]! + real[i + 3]!;
      const nextImaginary = imaginary[i + 2]! + imaginary[i + 3]!;
      const turnedReal = imaginary[i + 2]! - imaginary[i + 3]!;
      const turnedImaginary = real[i + 3]! - real[i + 2]!;
      real[i] = sumReal + nextReal;
      imaginary[i] = sumImaginary + nextImaginary;
      real[i + 2] = sumReal - nextReal;
      imaginary[i + 2] = sumImaginary - nextImaginary;
      real[i + 1] = lessReal + turnedReal;
      imaginary[i + 1] = lessImaginary + turnedImaginary;
      real[i + 3] = lessReal - turnedReal;
      imaginary[i + 3] = lessImaginary - turnedImaginary;
    }
    const allCos = this.#cos;
    const allSin = this.#sin;
    for (let span = 4; span < length; span *= 2) {
      const step = this.size / (2 * span);
      // Neighbours one after the other: memory is read as it lies.
      for (let block = 0; block < length; block += 2 * span) {
        for (let low = block, turn = 0; low < block + span; low++, turn += step) {
          const cos = allCos[turn]!;
          const sin = -allSin[turn]!;
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
