/** Which documents of a segment are no longer true. */
export class Tombstones {
  readonly bits: Uint32Array;
  count = 0;

  constructor(size: number) {
    this.bits = new Uint32Array(Math.ceil(size / 32));
  }

  has(doc: number): boolean {
    return (this.bits[doc >>> 5]! & (1 << (doc & 31))) !== 0;
  }

  add(doc: number): void {
    if (this.has(doc)) return;
    this.bits[doc >>> 5]! |= 1 << (doc & 31);
    this.count++;
  }
}
