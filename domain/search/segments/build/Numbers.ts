/** A list of 32-bit numbers that grows: a tenth of what an array of JavaScript takes for millions of them. */
export class Numbers {
  #numbers: Uint32Array;
  length = 0;

  constructor(capacity = 64) {
    this.#numbers = new Uint32Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.#numbers.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.length++] = value;
  }

  at(index: number): number {
    return this.#numbers[index]!;
  }

  set(index: number, value: number): void {
    this.#numbers[index] = value;
  }

  /** What stands there now; not to be kept while it grows. */
  get all(): Uint32Array {
    return this.#numbers.subarray(0, this.length);
  }
}

/** Lists of different lengths, one after the other. */
export class NumberLists {
  readonly items: Numbers = new Numbers();
  readonly #ends: Numbers = new Numbers();

  /** Ends the list whose items were pushed since the last one ended. */
  endList(): void {
    this.#ends.push(this.items.length);
  }

  /** Where each list begins, and where the last one ends. */
  offsets(): Uint32Array {
    const offsets = new Uint32Array(this.#ends.length + 1);
    offsets.set(this.#ends.all, 1);
    return offsets;
  }
}
