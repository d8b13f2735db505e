/** The numbers that an answer may hold: those that stand in what was read for it, in the question, or in its instructions. */
export class Figures {
  readonly #known = new Set<number>();

  /** Takes in the numbers of a value and of everything in it; texts by the digits that are written in them. */
  take(value: unknown): void {
    if (typeof value === "number") this.#known.add(Math.abs(value));
    else if (typeof value === "string") for (const each of numbersIn(value)) this.#takeAll(each);
    else if (value && typeof value === "object") for (const part of Object.values(value)) this.take(part);
  }

  /** Whether every number of a sentence is known. Marks of sources, and what counts the lines of a list, are none. */
  bears(sentence: string): boolean {
    const told = sentence.replace(/\[\d+\]/g, " ").replace(/^[\s>#*-]*\d{1,2}[.)]\s/, " ");
    return numbersIn(told).every((readings) => readings.some((number) => this.#known.has(number)));
  }

  #takeAll(readings: readonly number[]): void {
    for (const number of readings) this.#known.add(number);
  }
}

/** Each number of a text in every way in which it may be meant: "1.200" is said in one language and written in another. */
function numbersIn(text: string): number[][] {
  const found = text.match(/\p{Nd}+(?:[.,\u00a0\u202f]\p{Nd}+)*/gu) ?? [];
  return found.map((written) => {
    const digits = written.normalize("NFKC").replace(/\s/g, "");
    const readings = [digits.replaceAll(",", ""), digits.replaceAll(".", "").replace(",", ".")].map(Number);
    return readings.filter((number) => !Number.isNaN(number)).concat(Number(digits.replace(/[.,]/g, "")));
  });
}
