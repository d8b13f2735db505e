/** When the music stops: with the track that is heard, or at this moment (milliseconds since 1970). */
export type Sleep = "track" | number;

/** Calls `onSleep` once, after the minutes that were asked for. */
export class SleepTimer {
  readonly #onSleep: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(onSleep: () => void) {
    this.#onSleep = onSleep;
  }

  /** Minutes, or the end of the track, which the caller notices; null ends the timer. */
  set(wish: number | "track" | null): Sleep | null {
    clearTimeout(this.#timer);
    if (typeof wish !== "number") return wish;
    const ms = wish * 60_000;
    this.#timer = setTimeout(this.#onSleep, ms);
    return Date.now() + ms;
  }
}
