import pg from "pg";
import type { Database } from "./open.ts";

/** Hears a channel; a word may be missed while a connection is renewed, so whoever listens also looks by itself now and then. */
export interface Listener {
  /** Makes sure that it still listens. Cheap; to be called now and then. */
  renew(): Promise<void>;
  close(): Promise<void>;
}

type Heard = (word?: string) => void;

const RETRY_MS = 1_000;

/**
 * Calls `heard` with the word of every commit that notified the channel, in whichever process, and without one after each new
 * connection.
 */
export async function listen(database: Database, channel: string, heard: Heard): Promise<Listener> {
  return database.engine === "postgres"
    ? listenOnServer(database.pool, channel, heard)
    : listenEmbedded(database.pool, channel, heard);
}

/** A connection of its own: those of the pool come and go. */
async function listenOnServer(pool: pg.Pool, channel: string, heard: Heard): Promise<Listener> {
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  const connect = async () => {
    const opening = new pg.Client({
      connectionString: pool.options.connectionString,
      keepAlive: true,
      application_name: "levare listener",
    });
    opening.on("error", () => {});
    opening.on("end", () => {
      if (client === opening) client = null;
      if (!isClosed) later();
    });
    opening.on("notification", ({ payload }) => heard(payload));
    client = opening;
    await opening.connect();
    await opening.query(`listen "${channel}"`);
    // Something may have been said while nobody listened.
    heard();
  };
  const later = () => {
    clearTimeout(retry);
    retry = setTimeout(() => void connect().catch(() => client ?? later()), RETRY_MS);
  };

  await connect();
  return {
    renew: async () => {},
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}

/** The engine has one session, which is told of its own commits; `pg` may reach it by a new client at any time. */
async function listenEmbedded(pool: pg.Pool, channel: string, heard: Heard): Promise<Listener> {
  const known = new Set<pg.PoolClient>();
  // The session is everybody's: it hears the other channels too.
  const hear = (news: pg.Notification) => {
    if (news.channel === channel) heard(news.payload);
  };
  const renew = async () => {
    const client = await pool.connect();
    try {
      if (!known.has(client)) client.on("notification", hear);
      known.add(client);
      await client.query(`listen "${channel}"`);
    } finally {
      client.release();
    }
  };
  await renew();
  return {
    renew,
    async close() {
      for (const client of known) client.off("notification", hear);
    },
  };
}
