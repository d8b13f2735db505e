import { FAILURES, PROBE_MS } from "../../../domain/assistants/levels.ts";

/** Keeps people from waiting for a provider that is down: after some failures nobody asks, then one at a time tries again. */
export class Circuit {
  #failures = 0;
  #nextTry = 0;
  readonly #clock: () => number;

  /** `clock` in milliseconds, whatever it counts from. */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  get isOpen(): boolean {
    return this.#failures >= FAILURES;
  }

  /** Whether the provider may be asked now. */
  mayTry(): boolean {
    if (!this.isOpen) return true;
    if (this.#clock() < this.#nextTry) return false;
    this.#nextTry = this.#clock() + PROBE_MS;
    return true;
  }

  worked(): void {
    this.#failures = 0;
  }

  failed(): void {
    this.#failures++;
    if (this.isOpen) this.#nextTry = this.#clock() + PROBE_MS;
  }
}
