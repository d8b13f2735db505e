import { createHash } from "node:crypto";

/** The two parts of an entry that may hold something personal, and so can be blanked later. */
export const AUDIT_PARTS = ["who", "what"] as const;
export type AuditPart = (typeof AUDIT_PARTS)[number];

/** Before the first entry. */
export const GENESIS = "0".repeat(64);

/** What an entry's hash covers, in this order. */
export interface ChainedEntry {
  seq: number;
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
