import { STREAMS_PER_PERSON } from "../../domain/live/limits.ts";

/** Counts the streams that each person holds open at this server. */
export class StreamSlots {
  readonly #open = new Map<string, number>();

  /** Returns how to give the slot back, or null when the person has none left. */
  take(userId: string): (() => void) | null {
    const open = this.#open.get(userId) ?? 0;
    if (open >= STREAMS_PER_PERSON) return null;
    this.#open.set(userId, open + 1);
    return () => {
      const left = this.#open.get(userId)! - 1;
      if (left > 0) this.#open.set(userId, left);
      else this.#open.delete(userId);
    };
  }
}
