/** Samples that came in blocks of any length, walked through in windows that overlap. */
export class SampleLine {
  readonly #window: number;
  readonly #hop: number;
  #line: Float32Array;
  #kept = 0;

  constructor(window: number, hop: number) {
    this.#window = window;
    this.#hop = hop;
    this.#line = new Float32Array(window * 2);
  }

  /** Calls `look` for every window that became complete; the memory is used again afterwards. */
  add(samples: Float32Array, look: (line: Float32Array, start: number) => void): void {
    const filled = this.#kept + samples.length;
    if (this.#line.length < filled) {
      const longer = new Float32Array(filled * 2);
      longer.set(this.#line.subarray(0, this.#kept));
      this.#line = longer;
    }
    this.#line.set(samples, this.#kept);
    let start = 0;
    for (; start + this.#window <= filled; start += this.#hop) look(this.#line, start);
    this.#line.copyWithin(0, start, filled);
    this.#kept = filled - start;
  }
}
