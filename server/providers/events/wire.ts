import { notify } from "../../../db/notify.ts";
import type { Database } from "../../../db/open.ts";
import type { SharedRedis } from "../redis.ts";

/** How words reach the other servers of an installation. */
export interface Wire {
  /** Says them in their order, equal ones once. Fails where not all of them may have been said. */
  send(words: readonly string[]): Promise<void>;
  /** Calls `heard` with each word, and without one after each new connection: something may have been said while nobody listened. */
  listen(heard: (word?: string) => void): Promise<{ close(): void }>;
}

const CHANNEL = "events";

/** By way of the database that the servers share, after whatever was committed before. */
export function databaseWire({ pool, listen }: Pick<Database, "pool" | "listen">): Wire {
  return {
    send: (words) => notify(pool, CHANNEL, words),
    listen: (heard) => listen(CHANNEL, heard),
  };
}

/** By way of Redis. Words are sent after the commit that they tell of, so that whoever hears one reads what it is about. */
export function redisWire({ client, nameOf }: SharedRedis): Wire {
  const channel = nameOf(CHANNEL);
  return {
    async send(words) {
      const together = client.pipeline();
      for (const word of new Set(words)) together.publish(channel, word);
      for (const [failure] of (await together.exec()) ?? []) if (failure) throw failure;
    },
    async listen(heard) {
      // Who listens can ask for nothing else on the same connection.
      const listener = client.duplicate({ autoResubscribe: false });
      // The other connection tells of the same outage.
      listener.on("error", () => {});
      listener.on("message", (_channel, word: string) => heard(word));
      await listener.connect();
      await listener.subscribe(channel);
      heard();
      listener.on("ready", () =>
        listener.subscribe(channel).then(
          () => heard(),
          // The connection is gone again: the next one subscribes.
          () => listener.disconnect(true),
        ),
      );
      return { close: () => listener.disconnect() };
    },
  };
}
