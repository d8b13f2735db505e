/**
 * Room that searches of one thread use one after the other, large enough for the largest segment. Between two searches `bits`
 * and `marks` hold zeros only: whoever writes there clears what it wrote.
 */
export class Scratch {
  docs: Uint32Array = new Uint32Array(0);
  /** Signed: the arithmetic of single bits is faster on such numbers. */
  bits: Int32Array = new Int32Array(0);
  marks: Uint8Array = new Uint8Array(0);
  failures: Uint8Array = new Uint8Array(0);

  fit(size: number): void {
    if (this.docs.length >= size) return;
    this.docs = new Uint32Array(size);
    this.bits = new Int32Array(Math.ceil(size / 32));
    this.marks = new Uint8Array(size);
    this.failures = new Uint8Array(size);
  }
}
