import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { newId } from "../ids.ts";
import type { DB } from "../tables.generated.ts";
import { tellAppended } from "./appended.ts";
import { AUDIT_PARTS, entryHash, partHash } from "./chain.ts";

/** One change that somebody may have to answer for. */
export interface AuditEntry {
  /** Who did it; null for the command line and for work of the server itself. */
  actorId: string | null;
  /** Noun and verb: "user.suspend". */
  action: string;
  /** The kind of thing it happened to: "user". */
  entity: string;
  entityId: string;
  workspaceId?: string | null | undefined;
  /** Only the fields that changed. Never a password, a token or a key. */
  before?: object | null | undefined;
  after?: object | null | undefined;
  /** The key or the assistant that did it for the actor, or the work of the server itself. */
  via?: string | null | undefined;
  requestId?: string | null | undefined;
  ip?: string | null | undefined;
  /** When it happened; now, when not given. */
  at?: Date | undefined;
}

/**
 * Adds an entry to the end of the chain, as part of the change that it tells of: both stand or neither does. The row of the
 * head is held until the transaction ends, so append last, after every other row is locked. Returns the entry's id.
 */
export async function appendAudit(tx: Transaction<DB>, entry: AuditEntry): Promise<string> {
  const head = await tx.selectFrom("auditHead").select(["seq", "hash"]).forUpdate().executeTakeFirstOrThrow();
  const seq = head.seq + 1;
  const contents = {
    who: JSON.stringify({ ip: entry.ip ?? null, ...(entry.via && { via: entry.via }) }),
    what: JSON.stringify({ before: entry.before ?? null, after: entry.after ?? null }),
  };
  const parts = AUDIT_PARTS.map((part) => {
    const salt = randomBytes(16).toString("base64url");
    return { seq, part, salt, content: contents[part] };
  });
  const chained = {
    seq,
    id: newId(),
    createdAt: entry.at ?? new Date(),
    actorId: entry.actorId,
    action: entry.action,
    entity: entry.entity,
    entityId: entry.entityId,
    workspaceId: entry.workspaceId ?? null,
    requestId: entry.requestId ?? null,
    whoHash: partHash(parts[0]!.salt, contents.who),
    whatHash: partHash(parts[1]!.salt, contents.what),
  };
  const hash = entryHash(head.hash, chained);
  await tx
    .with("entry", (q) => q.insertInto("audit").values({ ...chained, hash }))
    .with("head", (q) => q.updateTable("auditHead").set({ seq, hash }))
    .insertInto("auditPart")
    .values(parts)
    .execute();
  tellAppended();
  return chained.id;
}
