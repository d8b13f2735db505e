import { createHmac } from "node:crypto";
import type { Redis } from "ioredis";
import { log } from "../log.ts";

/** A Redis that the servers of one installation share. */
export interface SharedRedis {
  client: Redis;
  /** Of a key or a channel: other installations may share this Redis, and none of them can tell our names. */
  nameOf(what: string): string;
  close(): void;
}

const CONNECT_MS = 5_000;
/** Whoever signs in waits for it: after that the database counts. */
const ANSWER_MS = 1_000;
const MOST_BETWEEN_TRIES_MS = 1_000;

/**
 * The Redis that `REDIS_URL` names; null without one, or on the embedded database, which has one server only. Throws a sentence for the
 * operator where nothing answers. Whatever is asked while it is away fails at once.
 */
export async function openRedis(
  { REDIS_URL }: NodeJS.ProcessEnv,
  isEmbedded: boolean,
  secret: string,
): Promise<SharedRedis | null> {
  if (!REDIS_URL) return null;
  if (!URL.canParse(REDIS_URL) || !/^rediss?:$/.test(new URL(REDIS_URL).protocol))
    throw new Error("REDIS_URL has to be an address such as redis://127.0.0.1:6379.");
  if (isEmbedded) {
    log.info("redis-not-needed");
    return null;
  }
  const { Redis } = await import("ioredis");
  const client = new Redis(REDIS_URL, {
    lazyConnect: true,
    connectionName: "levare",
    connectTimeout: CONNECT_MS,
    commandTimeout: ANSWER_MS,
    enableOfflineQueue: false,
    // What was under way when the line broke may have been done: it is not done again.
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (tries) => Math.min(MOST_BETWEEN_TRIES_MS, 50 * 2 ** tries),
  });
  logOutages(client);
  try {
    await client.connect();
  } catch (error) {
    client.disconnect();
    const { host } = new URL(REDIS_URL);
    throw new Error(`REDIS_URL: no Redis answers at ${host}.`, { cause: error });
  }
  const installation = createHmac("sha256", secret).update("levare redis").digest("base64url").slice(0, 16);
  return {
    client,
    nameOf: (what) => `levare:${installation}:${what}`,
    close: () => client.disconnect(),
  };
}

/** Once when it goes away and once when it is back, however often it is tried meanwhile. */
function logOutages(client: Redis): void {
  let isAway = false;
  client.on("error", (error) => {
    if (!isAway) log.warn("redis-away", { error });
    isAway = true;
  });
  client.on("ready", () => {
    if (isAway) log.info("redis-back");
    isAway = false;
  });
}
