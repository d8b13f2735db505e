import { SUBSCRIPTIONS_PER_STREAM } from "../../../domain/live/limits.ts";
import type { Answer, Message, Subscription, Subscriptions } from "./messages.ts";
import { openStream, SessionLost, type StreamEvent } from "./openStream.ts";
import { pauseBefore } from "./pauseBefore.ts";

/** A stream that was replaced may still have to answer what happened before: it is closed once it is silent for so long. */
const SILENCE_MS = 300;
const LONGEST_OVERLAP_MS = 5_000;

interface Stream {
  keys: ReadonlySet<string>;
  closing: AbortController;
  /** By the clock of the page. */
  heardAt: number;
}

/**
 * Listens for what all tabs subscribe to, on one stream. A stream cannot be added to: for more subscriptions a second one is
 * opened, and the first closed when it has nothing left to say, so that nothing is missed and there are never more than two.
 */
export class StreamLeader {
  readonly #viewer: string;
  readonly #broadcast: (message: Message) => void;
  readonly #tabs = new Map<string, Subscriptions>();
  #current: Stream | null = null;
  /** Not listening yet. */
  #next: Stream | null = null;
  /** Replaced, and not silent yet. */
  #former: Stream | null = null;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #draining: ReturnType<typeof setInterval> | undefined;
  #failures = 0;

  constructor(viewer: string, broadcast: (message: Message) => void) {
    this.#viewer = viewer;
    this.#broadcast = broadcast;
    window.addEventListener("online", this.#handleOnline);
  }

  /** There is no reason to wait any longer. */
  readonly #handleOnline = () => {
    if (!this.#retry) return;
    clearTimeout(this.#retry);
    this.#retry = null;
    this.#failures = 0;
    this.#follow();
  };

  /** Whether the tab was unknown. */
  update(tab: string, subscriptions: Subscriptions): boolean {
    const before = this.#tabs.get(tab);
    this.#tabs.set(tab, subscriptions);
    // What another tab subscribed to already, a newcomer has at once.
    const keys = [...subscriptions.keys()].filter((key) => this.#current?.keys.has(key) && !before?.has(key));
    if (keys.length > 0) this.#broadcast({ type: "listening", keys, to: tab });
    this.#follow();
    return !before;
  }

  remove(tab: string): void {
    this.#tabs.delete(tab);
    this.#follow();
  }

  close(): void {
    window.removeEventListener("online", this.#handleOnline);
    clearTimeout(this.#retry ?? undefined);
    clearInterval(this.#draining);
    this.#tabs.clear();
    for (const stream of [this.#current, this.#next, this.#former]) stream?.closing.abort();
    this.#current = this.#next = this.#former = null;
  }

  /** Makes the stream what the tabs ask for. Called again whenever a change of streams is over. */
  #follow(): void {
    if (this.#next || this.#former || this.#retry) return;
    const all = [...this.#tabs.values()].flatMap((subscriptions) => [...subscriptions]);
    const wanted = new Map<string, Subscription>([...new Map(all)].slice(0, SUBSCRIPTIONS_PER_STREAM));
    if (wanted.size === 0) {
      this.#current?.closing.abort();
      this.#current = null;
      return;
    }
    // What nobody subscribes to any more goes with the next stream: to leave a screen costs no connection.
    if ([...wanted.keys()].every((key) => this.#current?.keys.has(key))) return;
    void this.#open(wanted);
  }

  async #open(subscriptions: Subscriptions): Promise<void> {
    const keys = new Set(subscriptions.keys());
    const stream: Stream = { keys, closing: new AbortController(), heardAt: performance.now() };
    this.#next = stream;
    const { signal } = stream.closing;
    try {
      for await (const heard of openStream(this.#viewer, subscriptions, signal)) {
        if (signal.aborted) return;
        stream.heardAt = performance.now();
        this.#hear(stream, heard);
      }
      throw new Error("The server ended the stream.");
    } catch (failure) {
      if (signal.aborted) return;
      if (failure instanceof SessionLost) this.#broadcast({ type: "sessionLost" });
      else this.#lose(stream);
    }
  }

  #hear(stream: Stream, { event, data }: StreamEvent): void {
    if (event === "listening") this.#replaceBy(stream);
    else if (isSessionLost(data.answer)) this.#broadcast({ type: "sessionLost" });
    else this.#broadcast({ type: "next", ...data });
  }

  #replaceBy(stream: Stream): void {
    const former = this.#current;
    this.#current = stream;
    this.#next = null;
    this.#failures = 0;
    // Whoever was heard without a gap need not ask what stands.
    const keys = [...stream.keys].filter((key) => !former?.keys.has(key));
    this.#broadcast({ type: "listening", keys });
    if (former) this.#drain(former);
    else this.#follow();
  }

  /** What is heard on both streams meanwhile is heard twice, which does no harm. */
  #drain(former: Stream): void {
    this.#former = former;
    const begunAt = performance.now();
    this.#draining = setInterval(() => {
      const now = performance.now();
      if (now - Math.max(begunAt, former.heardAt) < SILENCE_MS && now - begunAt < LONGEST_OVERLAP_MS) return;
      former.closing.abort();
      this.#drained();
    }, SILENCE_MS / 3);
  }

  #drained(): void {
    clearInterval(this.#draining);
    this.#former = null;
    this.#follow();
  }

  #lose(stream: Stream): void {
    if (stream === this.#former) {
      this.#drained();
      return;
    }
    if (stream === this.#current) this.#current = null;
    if (stream === this.#next) this.#next = null;
    this.#retry ??= setTimeout(
      () => {
        this.#retry = null;
        this.#follow();
      },
      pauseBefore(this.#failures++, Math.random()),
    );
  }
}

function isSessionLost({ errors }: Answer): boolean {
  return errors?.some(({ extensions }) => extensions?.code === "UNAUTHENTICATED") ?? false;
}
