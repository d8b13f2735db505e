import type { Answer, Subscription, Subscriptions } from "./messages.ts";
import { type Heard, Tab } from "./Tab.ts";

/** One listener of this tab. */
export interface Observer {
  next(answer: Answer): void;
  /** The server listens from now on, for the first time or after a gap: what happened before was not heard. */
  listening(): void;
}

interface Observed {
  subscription: Subscription;
  observers: Set<Observer>;
  /** Whether the server has begun to listen. */
  isListening: boolean;
}

/** Screens that take turns subscribe and unsubscribe in the same moment. */
const SETTLE_MS = 20;

/** This tab's subscriptions on the one stream that all tabs of the browser share. */
export class LiveStream {
  readonly #viewer: string;
  readonly #onSessionLost: () => void;
  readonly #observed = new Map<string, Observed>();
  /** Null while the page is away in the browser's back/forward cache, which takes no page that holds a lock. */
  #tab: Tab | null = null;
  #settling: ReturnType<typeof setTimeout> | undefined;

  /** `viewer` is whom the page shows. `onSessionLost` is called once, when the server no longer knows them. */
  constructor(viewer: string, onSessionLost: () => void) {
    this.#viewer = viewer;
    this.#onSessionLost = onSessionLost;
    this.#join();
    window.addEventListener("pagehide", this.#leave);
    window.addEventListener("pageshow", this.#join);
    document.addEventListener("freeze", this.#leave);
    document.addEventListener("resume", this.#join);
  }

  /** Returns how to end it. */
  subscribe(subscription: Subscription, observer: Observer): () => void {
    const key = JSON.stringify([subscription.id, subscription.variables]);
    const observed = this.#observed.get(key) ?? { subscription, observers: new Set(), isListening: false };
    this.#observed.set(key, observed);
    observed.observers.add(observer);
    if (observed.isListening)
      queueMicrotask(() => {
        if (observed.observers.has(observer)) observer.listening();
      });
    this.#dispatchSoon();
    return () => {
      observed.observers.delete(observer);
      this.#dispatchSoon();
    };
  }

  /** Gives back the lock, the channel and the connection. */
  close(): void {
    this.#leave();
    window.removeEventListener("pagehide", this.#leave);
    window.removeEventListener("pageshow", this.#join);
    document.removeEventListener("freeze", this.#leave);
    document.removeEventListener("resume", this.#join);
  }

  readonly #join = (): void => {
    this.#tab ??= new Tab({
      viewer: this.#viewer,
      subscriptions: () => this.#subscriptions(),
      hear: (message) => this.#hear(message),
    });
  };

  readonly #leave = (): void => {
    clearTimeout(this.#settling);
    this.#tab?.leave();
    this.#tab = null;
    for (const observed of this.#observed.values()) observed.isListening = false;
  };

  #dispatchSoon(): void {
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => this.#tab?.dispatch(), SETTLE_MS);
  }

  /** As of now: what nobody observes any more is forgotten only when the others are told so. */
  #subscriptions(): Subscriptions {
    for (const [key, { observers }] of this.#observed) if (observers.size === 0) this.#observed.delete(key);
    return new Map([...this.#observed].map(([key, { subscription }]) => [key, subscription]));
  }

  #hear(message: Heard): void {
    if (message.type === "sessionLost") {
      this.close();
      this.#onSessionLost();
    } else if (message.type === "next") {
      for (const observer of this.#observed.get(message.key)?.observers ?? []) observer.next(message.answer);
    } else {
      for (const key of message.keys) this.#listening(key, message.to !== undefined);
    }
  }

  /** `isReminder`: the server listened before this tab asked, which may have heard of it. */
  #listening(key: string, isReminder: boolean): void {
    const observed = this.#observed.get(key);
    if (!observed || (isReminder && observed.isListening)) return;
    observed.isListening = true;
    for (const observer of observed.observers) observer.listening();
  }
}
