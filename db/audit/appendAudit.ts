import { randomBytes } from "node:crypto";
import { sql, type Transaction } from "kysely";
import { newId } from "../ids.ts";
import type { DB } from "../tables.generated.ts";
import { notifyAppended } from "./appended.ts";
import { AUDIT_PARTS, chainOf, entryHash, partHash } from "./chain.ts";

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
 * Adds an entry to the end of its chain, as part of the change that it tells of: both stand or neither does. The end of that
 * chain is held until the transaction ends, so append last, after every other row is locked. Returns the entry's id.
 */
export async function appendAudit(tx: Transaction<DB>, entry: AuditEntry): Promise<string> {
  const chain = chainOf(entry);
  const end = (await lockEnd(tx, chain)) ?? (await beginChain(tx, chain));
  const { seq } = end;
  const contents = {
    who: JSON.stringify({ ip: entry.ip ?? null, ...(entry.via && { via: entry.via }) }),
    what: JSON.stringify({ before: entry.before ?? null, after: entry.after ?? null }),
  };
  const parts = AUDIT_PARTS.map((part) => {
    const salt = randomBytes(16).toString("base64url");
    return { seq, part, salt, content: contents[part] };
  });
  const place = end.place + 1;
  const chained = {
    ...{ seq, chain, place },
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
  const hash = entryHash(end.hash, chained);
  await tx
    .with("entry", (q) => q.insertInto("audit").values({ ...chained, hash }))
    .with("end", (q) => q.updateTable("auditChain").set({ place, hash }).where("chain", "=", chain))
    .with("news", (q) => q.insertInto("auditUnsealed").values({ chain }))
    .insertInto("auditPart")
    .values(parts)
    .execute();
  notifyAppended();
  return chained.id;
}

function lockEnd(tx: Transaction<DB>, chain: string) {
  return tx
    .selectFrom("auditChain")
    .select(["place", "hash", sql<number>`nextval('"auditSeq"')`.as("seq")])
    .where("chain", "=", chain)
    .forUpdate()
    .executeTakeFirst();
}

/** Every chain begins with the head of the one that was there before them all. */
async function beginChain(tx: Transaction<DB>, chain: string) {
  await tx
    .insertInto("auditChain")
    .columns(["chain", "place", "hash"])
    .expression((eb) =>
      eb
        .selectFrom("auditSealHead")
        .select([
          sql<string>`${chain}::uuid`.as("chain"),
          sql<number>`0`.as("place"),
          "auditSealHead.originHash",
        ]),
    )
    .onConflict((on) => on.doNothing())
    .execute();
  return (await lockEnd(tx, chain))!;
}
