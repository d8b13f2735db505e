/** A text that comes in pieces, given on sentence by sentence: a line of a list or a table is one, whatever stands in it. */
export class Sentences {
  #open = "";

  *push(piece: string): Iterable<string> {
    this.#open += piece;
    for (;;) {
      const end = endOfFirst(this.#open);
      if (end < 0) return;
      yield this.#open.slice(0, end);
      this.#open = this.#open.slice(end);
    }
  }

  *rest(): Iterable<string> {
    if (this.#open !== "") yield this.#open;
    this.#open = "";
  }
}

/** Where the first sentence ends, white space behind it included; -1 while nobody can know. */
function endOfFirst(text: string): number {
  // A source that is named behind the full stop belongs to what stands before it.
  for (const { index, 0: stop } of text.matchAll(/\n+|[.!?…]+["”»')\]*_]*(?:\s*\[\d+\])*\s+(?=[^\s[])/g)) {
    if (stop.startsWith("\n")) return index + stop.length;
    const line = text.slice(0, index).split("\n").at(-1) ?? "";
    const isListMark = /^\s*\d{1,2}$/.test(line);
    const isRow = /^\s*\|/.test(line);
    if (!isListMark && !isRow) return index + stop.length;
  }
  return -1;
}
