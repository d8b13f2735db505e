import { newId } from "../../../db/ids.ts";
import { openRedis, type SharedRedis } from "../redis.ts";

export const { TEST_REDIS_URL } = process.env;

// Names that no other test file has.
const secret = newId();

/** One more connection to the Redis that TEST_REDIS_URL names; null without one. */
export function openTestRedis(): Promise<SharedRedis | null> {
  return openRedis({ REDIS_URL: TEST_REDIS_URL }, false, secret);
}
