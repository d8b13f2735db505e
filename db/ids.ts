import { randomBytes } from "node:crypto";

/** The millisecond of the newest id and its number in it, begun at random so that nobody can count what others make. */
let newest = { now: 0, place: 0 };

/**
 * A UUIDv7 (RFC 9562): sorts by the time it was made, and within a millisecond of one process by its turn. Every row has one but
 * people, whose UUIDv4 spreads them over the buckets of a rollout (DECISIONS.md, Money, ids, time).
 */
export function newId(now: number = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  const place = newest.now === now ? newest.place + 1 : bytes.readUInt16BE(6) & 0x7ff;
  newest = { now, place };
  bytes.writeUInt16BE(0x7000 | (place & 0xfff), 6);
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
