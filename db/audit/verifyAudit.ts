import type { Kysely } from "kysely";
import type { DB } from "../tables.generated.ts";
import { AUDIT_PARTS, type AuditPart, entryHash, GENESIS, partHash } from "./chain.ts";
import { ERASURE } from "./eraseFromAudit.ts";

/** The end of the chain at some moment, known from outside of the database. */
export interface AuditHead {
  seq: number;
  hash: string;
}

export type AuditVerdict = { ok: true; entries: number; head: AuditHead } | AuditBreak;

/** The first place at which the log is not what was written. */
export interface AuditBreak {
  ok: false;
  /** The number of the entry at which it shows. */
  seq: number;
  /** In words for the person who asked. */
  problem: string;
}

const BATCH = 500;

/**
 * Walks the whole chain. Finds every edited, deleted, swapped and inserted entry, a part that was changed or blanked without
 * an erasure, and, by `known` (the head as it was last seen from outside), a tail that was cut off or a chain made anew.
 */
export async function verifyAudit(db: Kysely<DB>, known: AuditHead | null): Promise<AuditVerdict> {
  if (db.isTransaction) return walk(db, known);
  // One picture of the log: entries that arrive meanwhile would look like a broken end.
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute((trx) => walk(trx, known));
}

async function walk(db: Kysely<DB>, known: AuditHead | null): Promise<AuditVerdict> {
  const blanked = new Set<string>();
  const erased = new Set<string>();
  let end: AuditHead = { seq: 0, hash: GENESIS };
  for (;;) {
    const batch = await entriesAfter(db, end.seq);
    for (const { parts, hash, ...entry } of batch) {
      if (entry.seq !== end.seq + 1) return broken(end.seq + 1, "The entry is missing.");
      if (entryHash(end.hash, entry) !== hash) return broken(entry.seq, "The entry was changed.");
      for (const part of AUDIT_PARTS) {
        const row = parts[part];
        if (!row) return broken(entry.seq, `The part "${part}" is missing.`);
        if (row.content === null || row.salt === null) blanked.add(`${entry.seq} ${part}`);
        else if (partHash(row.salt, row.content) !== entry[`${part}Hash`])
          return broken(entry.seq, `The part "${part}" was changed.`);
        else if (part === "what" && entry.action === ERASURE)
          for (const name of JSON.parse(row.content).after.parts) erased.add(name);
      }
      end = { seq: entry.seq, hash };
      if (known?.seq === end.seq && known.hash !== end.hash)
        return broken(end.seq, "The chain was made anew: this entry is not the one that was kept outside.");
    }
    if (batch.length < BATCH) break;
  }
  for (const name of blanked)
    if (!erased.has(name)) return broken(Number.parseInt(name, 10), "A part was blanked without an erasure.");
  const head = await db.selectFrom("auditHead").select(["seq", "hash"]).executeTakeFirst();
  if (head?.seq !== end.seq || head.hash !== end.hash) return broken(end.seq + 1, "The end was cut off.");
  if (known && known.seq > end.seq) return broken(end.seq + 1, "The end was cut off.");
  return { ok: true, entries: end.seq, head: end };
}

async function entriesAfter(db: Kysely<DB>, seq: number) {
  const entries = await db
    .selectFrom("audit")
    .selectAll()
    .where("seq", ">", seq)
    .orderBy("seq")
    .limit(BATCH)
    .execute();
  const last = entries.at(-1)?.seq ?? seq;
  const rows = await db
    .selectFrom("auditPart")
    .selectAll()
    .where("seq", ">", seq)
    .where("seq", "<=", last)
    .execute();
  const parts = new Map<number, Partial<Record<AuditPart, (typeof rows)[number]>>>();
  for (const row of rows) parts.set(row.seq, { ...parts.get(row.seq), [row.part]: row });
  return entries.map((entry) => ({ ...entry, parts: parts.get(entry.seq) ?? {} }));
}

function broken(seq: number, problem: string): AuditBreak {
  return { ok: false, seq, problem };
}
