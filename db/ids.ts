import { randomUUID } from "node:crypto";

/** The millisecond of the newest id and its number in it, begun at random so that nobody can count what others make. */
let newest = { now: 0, place: 0 };

/**
 * A UUIDv7 (RFC 9562): sorts by the time it was made, and within a millisecond of one process by its turn. Every row has one but
 * people, whose UUIDv4 spreads them over the buckets of a rollout (DECISIONS.md, Money, ids, time).
 */
export function newId(now: number = Date.now()): string {
  // A UUIDv4 of Node's own has its randomness in store: bytes that are asked for each time cost ten times as much.
  const random = randomUUID();
  const place = newest.now === now ? newest.place + 1 : Number.parseInt(random.slice(0, 3), 16) & 0x7ff;
  newest = { now, place };
  const time = now.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${(place & 0xfff).toString(16).padStart(3, "0")}${random.slice(18)}`;
}
