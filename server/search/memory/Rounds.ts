/** Counts how often something was done to its end, for those who wait until it was done once more. */
export class Rounds {
  #count = 0;
  #next = Promise.withResolvers<void>();

  get count(): number {
    return this.#count;
  }

  end(): void {
    this.#count++;
    this.#next.resolve();
    this.#next = Promise.withResolvers();
  }

  /** Resolves when so many rounds are over, and after `patienceMs` even if they are not. */
  async reach(count: number, patienceMs: number): Promise<void> {
    const patience = Promise.withResolvers<"over">();
    const timer = setTimeout(() => patience.resolve("over"), patienceMs);
    while (this.#count < count)
      if ((await Promise.race([this.#next.promise, patience.promise])) === "over") break;
    clearTimeout(timer);
  }
}
