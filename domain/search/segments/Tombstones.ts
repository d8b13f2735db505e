/** Which documents of a segment are no longer true. */
export class Tombstones {
  readonly bits: Int32Array;
  #count = 0;

  constructor(size: number) {
    this.bits = new Int32Array(Math.ceil(size / 32));
  }

  /** Those that another thread has noted, by their bits. */
  static of(size: number, bits: Int32Array): Tombstones {
    const tombstones = new Tombstones(size);
    for (let doc = 0; doc < size; doc++)
      if ((bits[doc >>> 5]! & (1 << (doc & 31))) !== 0) tombstones.add(doc);
    return tombstones;
  }

  get count(): number {
    return this.#count;
  }

  has(doc: number): boolean {
    return (this.bits[doc >>> 5]! & (1 << (doc & 31))) !== 0;
  }

  add(doc: number): void {
    if (this.has(doc)) return;
    this.bits[doc >>> 5]! |= 1 << (doc & 31);
    this.#count++;
  }
}
