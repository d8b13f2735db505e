import { isPageHeld, onPageReleased } from "../pageHold.ts";
import { postToWorker, workers } from "./serviceWorker.ts";

/** What is known of a new version: none, one that waits for a press, or one that waits until pages have nothing left to lose. */
export type UpdateState = "none" | "waiting" | "held";

const CHANNEL = "levare-update";
const LOOK_EVERY_MS = 60 * 60_000;
/** Pages of the same browser answer within a few milliseconds. */
const ANSWER_MS = 300;
const ASK_AGAIN_MS = 2_000;
/** A worker that does not take over within this is passed by. */
const TAKE_OVER_MS = 5_000;

type Word = { asks: string } | { holds: string };

/**
 * Looks for new versions, and brings them in when somebody presses "Update": every page of this browser is reloaded once, and none
 * that would lose something. Until then the old version goes on everywhere.
 */
export class Updates {
  readonly #listeners = new Set<() => void>();
  #channel: BroadcastChannel | undefined;
  #state: UpdateState = "none";
  #registration: ServiceWorkerRegistration | undefined;
  #isReloaded = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly state = (): UpdateState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Watches a registration until the page goes away; gives back the way to end it. */
  watch(registration: ServiceWorkerRegistration): () => void {
    const container = workers()!;
    const channel = new BroadcastChannel(CHANNEL);
    this.#channel = channel;
    this.#registration = registration;
    // The first worker of a device takes over a page that is as new as itself.
    const hadController = container.controller !== null;
    const look = () => void registration.update().catch(() => undefined);
    const lookAgain = () => document.visibilityState === "visible" && look();
    const handleFound = () => this.#follow(registration.installing);
    const handleControl = () => hadController && this.#reload();
    const interval = setInterval(look, LOOK_EVERY_MS);
    registration.addEventListener("updatefound", handleFound);
    container.addEventListener("controllerchange", handleControl);
    document.addEventListener("visibilitychange", lookAgain);
    channel.addEventListener("message", this.#hear);
    const unsubscribe = onPageReleased(
      () => this.#isReloaded || (this.#state === "held" && void this.update()),
    );
    if (registration.waiting && hadController) this.#become("waiting");
    this.#follow(registration.installing);
    return () => {
      clearInterval(interval);
      clearTimeout(this.#timer);
      registration.removeEventListener("updatefound", handleFound);
      container.removeEventListener("controllerchange", handleControl);
      document.removeEventListener("visibilitychange", lookAgain);
      channel.close();
      unsubscribe();
    };
  }

  /** Brings the new version in as soon as no page of this browser has anything to lose. */
  async update(): Promise<void> {
    clearTimeout(this.#timer);
    if (isPageHeld() || (await this.#anotherHolds())) {
      this.#become("held");
      this.#timer = setTimeout(() => void this.update(), ASK_AGAIN_MS);
      return;
    }
    const worker = this.#registration?.waiting;
    this.#timer = setTimeout(() => this.#reload(), TAKE_OVER_MS);
    if (worker) await postToWorker(worker, { type: "UPDATE" });
    else this.#reload();
  }

  #follow(installing: ServiceWorker | null): void {
    installing?.addEventListener("statechange", () => {
      if (installing.state === "installed" && workers()?.controller) this.#become("waiting");
    });
  }

  /** Exactly once: until the browser has left the page, it may hear the same word again. */
  #reload(): void {
    if (this.#isReloaded) return;
    // Somebody began to write in the moment in which another page pressed.
    if (isPageHeld()) {
      this.#become("held");
      this.#timer = setTimeout(() => this.#reload(), ASK_AGAIN_MS);
      return;
    }
    this.#isReloaded = true;
    window.location.reload();
  }

  #anotherHolds(): Promise<boolean> {
    const channel = this.#channel;
    if (!channel) return Promise.resolve(false);
    const asks = crypto.randomUUID();
    return new Promise((resolve) => {
      const handle = ({ data }: MessageEvent<Word>) => {
        if ("holds" in data && data.holds === asks) end(true);
      };
      const end = (holds: boolean) => {
        clearTimeout(timer);
        channel.removeEventListener("message", handle);
        resolve(holds);
      };
      const timer = setTimeout(() => end(false), ANSWER_MS);
      channel.addEventListener("message", handle);
      channel.postMessage({ asks } satisfies Word);
    });
  }

  readonly #hear = ({ data }: MessageEvent<Word>): void => {
    if ("asks" in data && isPageHeld()) this.#channel?.postMessage({ holds: data.asks } satisfies Word);
  };

  #become(state: UpdateState): void {
    if (this.#state === state || (state === "waiting" && this.#state === "held")) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
