import type { SharedRedis } from "../providers/redis.ts";
import type { Counts } from "./counts.ts";

/**
 * Takes a use and answers 0, or answers when the next one is free, in milliseconds of this age. The server's clock decides, as in the
 * database; that Redis forgets the key by its own clock only tidies up.
 */
const TAKE = `
local count, free = unpack(redis.call("HMGET", KEYS[1], "count", "freeAt"))
local most, ms, now = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
if not free or tonumber(free) <= now then
  redis.call("HSET", KEYS[1], "count", 1, "freeAt", string.format("%.0f", now + ms))
  redis.call("PEXPIRE", KEYS[1], ms)
  return 0
end
if tonumber(count) >= most then return tonumber(free) end
redis.call("HINCRBY", KEYS[1], "count", 1)
return 0`;

const GIVE_BACK = `
local count = tonumber(redis.call("HGET", KEYS[1], "count") or 0)
if count > 0 then redis.call("HINCRBY", KEYS[1], "count", -1) end`;

/**
 * Counts in Redis, which keeps nothing longer than it counts. While Redis is away `others` count: nobody waits for it, and nobody gets
 * more than twice as many.
 */
export function redisCounts({ client, nameOf }: SharedRedis, others: Counts): Counts {
  const nameOfKey = (key: string) => nameOf(`limit:${key}`);
  return {
    async take(count, now) {
      const { key, max, seconds } = count;
      let freeAt: number;
      try {
        freeAt = Number(await client.eval(TAKE, 1, nameOfKey(key), max, seconds * 1000, now.getTime()));
      } catch {
        return others.take(count, now);
      }
      if (freeAt > 0) return { isTaken: false, freeAt: new Date(freeAt) };
      return {
        isTaken: true,
        async giveBack() {
          // A use that cannot be given back runs out.
          await client.eval(GIVE_BACK, 1, nameOfKey(key)).catch(() => {});
        },
      };
    },
    async taken(key, now) {
      try {
        const [count, freeAt] = await client.hmget(nameOfKey(key), "count", "freeAt");
        return Number(freeAt) > now.getTime() ? Number(count) : 0;
      } catch {
        return others.taken(key, now);
      }
    },
  };
}
