import { createHash } from "node:crypto";

/** The two parts of an entry that may hold something personal, and so can be blanked later. */
export const AUDIT_PARTS = ["who", "what"] as const;
export type AuditPart = (typeof AUDIT_PARTS)[number];

/** Before the first entry of all. */
export const GENESIS = "0".repeat(64);

/** What an entry's hash covers, in this order. */
export interface ChainedEntry {
  seq: number;
  /** Null in the one chain of before, where `seq` is the place. */
  chain: string | null;
  place: number | null;
  id: string;
  createdAt: Date;
  actorId: string | null;
  action: string;
  entity: string;
  entityId: string;
  workspaceId: string | null;
  requestId: string | null;
  whoHash: string;
  whatHash: string;
}

/** SHA-256 over the previous entry's hash and this entry, in hex. */
export function entryHash(previous: string, entry: ChainedEntry): string {
  const canonical = JSON.stringify([
    entry.seq,
    ...(entry.chain === null ? [] : [entry.chain, entry.place]),
    entry.id,
    entry.createdAt.toISOString(),
    entry.actorId,
    entry.action,
    entry.entity,
    entry.entityId,
    entry.workspaceId,
    entry.requestId,
    entry.whoHash,
    entry.whatHash,
  ]);
  return createHash("sha256").update(previous).update(canonical).digest("hex");
}

/** Salted: an address has few enough values to guess it from a bare hash after it was blanked. */
export function partHash(salt: string, content: string): string {
  return createHash("sha256").update(salt).update(":").update(content).digest("hex");
}

/** The chain of before, as the seals name it. */
export const FORMER_CHAIN = "00000000-0000-0000-0000-000000000000";

/** Whatever belongs to nobody's home. */
const PLATFORM = "platform";

/**
 * The chain that an entry is part of: that of its workspace, else that of the person who acts, or to whom it happened. So only
 * those who have to do with each other wait for each other. It is made of the id and tells nothing of it.
 */
export function chainOf(entry: {
  workspaceId?: string | null | undefined;
  actorId: string | null;
  entity: string;
  entityId: string;
}): string {
  const home = entry.workspaceId ?? entry.actorId ?? (entry.entity === "user" ? entry.entityId : PLATFORM);
  const digest = createHash("sha256").update(`audit chain ${home}`).digest("hex");
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Where a chain ended when it was sealed. */
export interface SealedEnd {
  chain: string;
  place: number;
  hash: string;
}

/** SHA-256 over the previous seal's hash and the ends of all chains that went on since, in hex. */
export function sealHash(
  previous: string,
  { number, createdAt, ends }: { number: number; createdAt: Date; ends: readonly SealedEnd[] },
): string {
  const sorted = ends.toSorted((a, b) => (a.chain < b.chain ? -1 : 1));
  const canonical = JSON.stringify([
    number,
    createdAt.toISOString(),
    ...sorted.map(({ chain, place, hash }) => [chain, place, hash]),
  ]);
  return createHash("sha256").update(previous).update(canonical).digest("hex");
}
