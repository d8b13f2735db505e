import pg from "pg";

/** Hears a channel of a database until it is closed. */
export interface Listener {
  /** False while a word might be missed. */
  isListening(): boolean;
  close(): void;
}

type Heard = (word?: string) => void;

/** What hears the channels of one database. */
export interface ChannelListener {
  /**
   * Calls `heard` with the word of every commit that notifies the channel, in whichever process, and without one after each
   * new connection: something may have been said while nobody listened.
   */
  listen(channel: string, heard: Heard): Promise<Listener>;
  close(): Promise<void>;
}

const RETRY_MS = 1_000;

/** On a server: one connection for all channels, made when somebody first listens. Those of the pool come and go. */
export function channelListenerOnServer({ options }: pg.Pool): ChannelListener {
  const channels = new Channels();
  let client: pg.Client | null = null;
  let first: Promise<void> | null = null;
  let retry: NodeJS.Timeout | undefined;
  let isListening = false;
  let isClosed = false;

  const connect = async () => {
    const opening = new pg.Client({
      connectionString: options.connectionString,
      keepAlive: true,
      application_name: "levare listener",
    });
    opening.on("error", () => {});
    opening.on("end", () => {
      if (client !== opening) return;
      client = null;
      isListening = false;
      if (!isClosed) later();
    });
    opening.on("notification", channels.dispatch);
    client = opening;
    await opening.connect();
    await opening.query(channels.listening());
    isListening = true;
    channels.notifyAll();
  };
  const later = () => {
    clearTimeout(retry);
    retry = setTimeout(() => void connect().catch(() => client ?? later()), RETRY_MS);
  };

  return {
    async listen(channel, heard) {
      channels.add(channel, heard);
      if (first) {
        await first;
        // Without a connection the next one listens to this channel too.
        if (isListening) await client?.query(channels.listening());
      } else await (first = connect());
      return { isListening: () => isListening, close: () => channels.remove(channel, heard) };
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}

/**
 * Of the embedded engine, whose one session is told of its own commits. `pg` may reach it by a new client at any time, which
 * ends what the one before it listened to.
 */
export function channelListenerOfEngine(pool: pg.Pool): ChannelListener {
  const channels = new Channels();
  // The pool waits for it before anybody gets the client.
  pool.options.onConnect = async (client) => {
    client.on("notification", channels.dispatch);
    if (channels.isEmpty()) return;
    await client.query(channels.listening());
    channels.notifyAll();
  };
  return {
    async listen(channel, heard) {
      channels.add(channel, heard);
      await pool.query(channels.listening());
      return { isListening: () => true, close: () => channels.remove(channel, heard) };
    },
    close: async () => {},
  };
}

/** Who hears what. */
class Channels {
  readonly #heards = new Map<string, Set<Heard>>();

  add(channel: string, heard: Heard): void {
    this.#heards.set(channel, (this.#heards.get(channel) ?? new Set()).add(heard));
  }

  remove(channel: string, heard: Heard): void {
    this.#heards.get(channel)?.delete(heard);
  }

  isEmpty(): boolean {
    return this.#heards.size === 0;
  }

  /** The statements that make a session hear all of them; those it hears already do no harm. */
  listening(): string {
    return [...this.#heards.keys()].map((channel) => `listen ${pg.escapeIdentifier(channel)}`).join("; ");
  }

  readonly dispatch = ({ channel, payload }: pg.Notification): void => {
    for (const heard of this.#heards.get(channel) ?? []) heard(payload);
  };

  notifyAll(): void {
    for (const heards of this.#heards.values()) for (const heard of heards) heard();
  }
}
