/** The locks of a browser in memory, as far as uploads ask for them: at once or not at all. */
export class Locks {
  readonly held = new Set<string>();
  /** Questions are answered once this is done. */
  isAnswering: Promise<void> = Promise.resolve();

  async request<T>(
    name: string,
    _options: { ifAvailable: true },
    work: (lock: { name: string } | null) => T | Promise<T>,
  ): Promise<T> {
    await this.isAnswering;
    if (this.held.has(name)) return work(null);
    this.held.add(name);
    try {
      return await work({ name });
    } finally {
      this.held.delete(name);
    }
  }

  /** Puts these in the place of the browser's; returns the way back. */
  use(): () => void {
    const before = Object.getOwnPropertyDescriptor(navigator, "locks");
    Object.defineProperty(navigator, "locks", { configurable: true, value: this });
    return () =>
      before ? Object.defineProperty(navigator, "locks", before) : Reflect.deleteProperty(navigator, "locks");
  }
}
