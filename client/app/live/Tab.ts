import type { Message, Subscriptions } from "./messages.ts";
import { StreamLeader } from "./StreamLeader.ts";

/** What concerns the subscriptions of a tab. */
export type Heard = Exclude<Message, { type: "subscriptions" | "leaderChanged" }>;

export interface TabOptions {
  /** Whom the page shows. */
  viewer: string;
  subscriptions(): Subscriptions;
  hear(message: Heard): void;
}

/**
 * This tab among those of the same browser that show the same person, until it leaves. The one that holds their lock listens for
 * all. Each also holds a lock of its own: whoever waits for that learns that the tab is gone, a crash included. Where the
 * browser has no locks (a page without TLS), each tab is alone.
 */
export class Tab {
  readonly #id: string;
  readonly #options: TabOptions;
  readonly #channel: BroadcastChannel | null;
  readonly #group: string;
  readonly #leaving = new AbortController();
  #hasArrived = false;
  #leader: StreamLeader | null = null;

  constructor(options: TabOptions) {
    this.#options = options;
    this.#group = `levare.live ${options.viewer}`;
    const canShare = Boolean(navigator.locks);
    this.#id = canShare ? crypto.randomUUID() : "alone";
    this.#channel = canShare ? new BroadcastChannel(this.#group) : null;
    if (this.#channel) this.#channel.onmessage = ({ data }: MessageEvent<Message>) => this.#hear(data);
    this.#hold(this.#lockOf(this.#id), () => this.#arrive());
    this.#hold(this.#group, () => this.#lead());
  }

  /** Makes the subscriptions of this tab known. */
  dispatch(): void {
    // Whoever knew of a tab without its lock would believe that it is gone.
    if (!this.#hasArrived) return;
    this.#post({ type: "subscriptions", tab: this.#id, subscriptions: this.#options.subscriptions() });
  }

  leave(): void {
    this.#leaving.abort();
    this.#leader?.close();
    this.#leader = null;
    this.#channel?.close();
  }

  #lockOf(tab: string): string {
    return `${this.#group} ${tab}`;
  }

  /** Holds a lock from when `act` is called until this tab leaves. */
  #hold(name: string, act: () => void): void {
    if (!this.#channel) {
      act();
      return;
    }
    const { signal } = this.#leaving;
    const held = () =>
      new Promise<void>((resolve) => {
        signal.addEventListener("abort", () => resolve());
        act();
      });
    navigator.locks.request(name, { signal }, held).catch(ignoreLeaving);
  }

  #arrive(): void {
    this.#hasArrived = true;
    this.dispatch();
  }

  #lead(): void {
    this.#leader = new StreamLeader(this.#options.viewer, (message) => this.#post(message));
    this.#post({ type: "leaderChanged" });
  }

  /** A channel does not speak to the one who speaks. */
  #post(message: Message): void {
    this.#channel?.postMessage(message);
    this.#hear(message);
  }

  #hear(message: Message): void {
    if (message.type === "leaderChanged") this.dispatch();
    else if (message.type === "subscriptions") this.#follow(message.tab, message.subscriptions);
    else if (message.type !== "listening" || !message.to || message.to === this.#id)
      this.#options.hear(message);
  }

  #follow(tab: string, subscriptions: Subscriptions): void {
    const isNew = this.#leader?.update(tab, subscriptions);
    if (!isNew || tab === this.#id) return;
    navigator.locks
      .request(this.#lockOf(tab), { signal: this.#leaving.signal }, () => this.#leader?.remove(tab))
      .catch(ignoreLeaving);
  }
}

/** Who leaves takes back what it waits for. */
function ignoreLeaving(failure: Error): void {
  if (failure.name !== "AbortError") throw failure;
}
