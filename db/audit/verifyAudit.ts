import { type Kysely, sql } from "kysely";
import { type Text, text } from "../../domain/words/refusal.ts";
import type { DB } from "../tables.generated.ts";
import { AUDIT_PARTS, type AuditPart, entryHash, FORMER_CHAIN, GENESIS, partHash } from "./chain.ts";
import { ERASURE } from "./eraseFromAudit.ts";
import type { FormerHead, SealHead } from "./sealAudit.ts";
import { sealProblem } from "./verifySeals.ts";

export type AuditVerdict = { ok: true; entries: number; chains: number; head: SealHead } | AuditBreak;

/** The first place at which the log is not what was written. */
export interface AuditBreak {
  ok: false;
  /** The number of the entry at which it shows; 0 where it is a seal. */
  seq: number;
  problem: Text;
}

interface End {
  place: number;
  hash: string;
}

const BATCH = 500;

/**
 * Walks every chain, the one of before and all seals. Finds every edited, deleted, swapped and inserted entry, a part that was
 * changed or blanked without an erasure, a chain that was taken out, and, by `known` (the head of the seals as it was last seen
 * from outside), a tail that was cut off, seals that were taken back or a log that was made anew.
 */
export async function verifyAudit(
  db: Kysely<DB>,
  known: SealHead | FormerHead | null,
): Promise<AuditVerdict> {
  if (db.isTransaction) return walk(db, known);
  // One picture of the log: entries that arrive meanwhile would look like a broken end.
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute((trx) => walk(trx, known));
}

async function walk(db: Kysely<DB>, known: SealHead | FormerHead | null): Promise<AuditVerdict> {
  const head = await db.selectFrom("auditSealHead").selectAll().executeTakeFirst();
  if (!head) return broken(0, text("audit.headMissing"));
  const parts = new PartsSeen();
  const former = await walkFormer(db, parts, [head.originSeq, known && "seq" in known ? known.seq : 0]);
  if ("problem" in former) return former;
  if (known && "seq" in known && known.seq > former.place)
    return broken(former.place + 1, text("audit.endMissing"));
  const origin = head.originSeq === 0 ? GENESIS : former.hashes.get(head.originSeq);
  if (origin !== head.originHash) return broken(head.originSeq, text("audit.originWrong"));
  if (known && "seq" in known && known.seq > 0 && former.hashes.get(known.seq) !== known.hash)
    return broken(known.seq, REMADE);
  const chains = await walkChains(db, head.originHash, parts);
  if ("problem" in chains) return chains;
  const blank = parts.blankedByHand();
  if (blank !== null) return broken(blank, text("audit.blanked"));
  const seal = await sealProblem(db, head, known && "number" in known ? known : null);
  if (seal) return broken(0, seal);
  const { number, hash } = head;
  return {
    ok: true,
    entries: former.place + chains.entries,
    chains: chains.count,
    head: { number, hash },
  };
}

const REMADE = text("audit.madeAnew");

/** The one chain of before, in the order of its numbers; gives the hashes of those that are wanted. */
async function walkFormer(db: Kysely<DB>, parts: PartsSeen, wanted: readonly number[]) {
  let end: End = { place: 0, hash: GENESIS };
  const hashes = new Map<number, string>();
  for (;;) {
    const batch = await entries(db, (all) =>
      all.where("chain", "is", null).where("seq", ">", end.place).orderBy("seq"),
    );
    for (const entry of batch) {
      if (entry.seq !== end.place + 1) return broken(end.place + 1, text("audit.entryMissing"));
      const problem = problemOf(entry, end.hash) ?? parts.problemOf(entry);
      if (problem) return broken(entry.seq, problem);
      end = { place: entry.seq, hash: entry.hash };
      if (wanted.includes(entry.seq)) hashes.set(entry.seq, entry.hash);
    }
    if (batch.length < BATCH) break;
  }
  const head = await db.selectFrom("auditHead").select(["seq", "hash"]).executeTakeFirst();
  if (head?.seq !== end.place || head.hash !== end.hash)
    return broken(end.place + 1, text("audit.endMissing"));
  return { ...end, hashes };
}

/** Every other chain from its beginning, against the end that the database names. */
async function walkChains(db: Kysely<DB>, origin: string, parts: PartsSeen) {
  const { rows } = await sql<End & { chain: string }>`select chain, place, hash from "auditChain"`.execute(
    db,
  );
  const ends = new Map(rows.map((row) => [row.chain, row]));
  let at = { chain: FORMER_CHAIN, place: 0, hash: origin, seq: 0 };
  let count = 0;
  const closed = (): AuditBreak | null => {
    if (at.chain === FORMER_CHAIN) return null;
    const end = ends.get(at.chain);
    ends.delete(at.chain);
    return end?.place === at.place && end.hash === at.hash ? null : broken(at.seq, text("audit.endMissing"));
  };
  for (;;) {
    const batch = await entries(db, (all) =>
      all
        .where(sql<boolean>`(chain, place) > (${at.chain}::uuid, ${at.place}::bigint)`)
        .orderBy("chain")
        .orderBy("place"),
    );
    for (const entry of batch) {
      if (entry.chain !== at.chain) {
        const cut = closed();
        if (cut) return cut;
        at = { chain: entry.chain!, place: 0, hash: origin, seq: 0 };
      }
      if (entry.place !== at.place + 1) return broken(entry.seq, text("audit.entryBeforeMissing"));
      const problem = problemOf(entry, at.hash) ?? parts.problemOf(entry);
      if (problem) return broken(entry.seq, problem);
      at = { chain: entry.chain!, place: entry.place!, hash: entry.hash, seq: entry.seq };
      count++;
    }
    if (batch.length < BATCH) break;
  }
  const cut = closed();
  if (cut) return cut;
  for (const { place } of ends.values()) if (place > 0) return broken(0, text("audit.chainMissing"));
  return { entries: count, count: rows.length };
}

/** Which parts are blank, and which of them an erasure tells of. */
class PartsSeen {
  readonly #blanked = new Set<string>();
  readonly #erased = new Set<string>();

  problemOf(entry: Entry): Text | null {
    for (const part of AUDIT_PARTS) {
      const row = entry.parts[part];
      if (!row) return text(`audit.${part}Missing`);
      if (row.content === null || row.salt === null) this.#blanked.add(`${entry.seq} ${part}`);
      else if (partHash(row.salt, row.content) !== entry[`${part}Hash`]) return text(`audit.${part}Changed`);
      else if (part === "what" && entry.action === ERASURE)
        for (const name of JSON.parse(row.content).after.parts) this.#erased.add(name);
    }
    return null;
  }

  /** The number of an entry with a blank part of which no erasure tells. */
  blankedByHand(): number | null {
    for (const name of this.#blanked) if (!this.#erased.has(name)) return Number.parseInt(name, 10);
    return null;
  }
}

type Entry = Awaited<ReturnType<typeof entries>>[number];

function problemOf({ hash, ...entry }: Entry, previous: string): Text | null {
  return entryHash(previous, entry) === hash ? null : text("audit.entryChanged");
}

const allOf = (db: Kysely<DB>) => db.selectFrom("audit").selectAll();

async function entries(db: Kysely<DB>, which: (all: ReturnType<typeof allOf>) => ReturnType<typeof allOf>) {
  const found = await which(allOf(db)).limit(BATCH).execute();
  const rows = await db
    .selectFrom("auditPart")
    .selectAll()
    .where(sql<boolean>`seq = any(${found.map(({ seq }) => seq)}::bigint[])`)
    .execute();
  const parts = new Map<number, Partial<Record<AuditPart, (typeof rows)[number]>>>();
  for (const row of rows) parts.set(row.seq, { ...parts.get(row.seq), [row.part]: row });
  return found.map((entry) => ({ ...entry, parts: parts.get(entry.seq) ?? {} }));
}

function broken(seq: number, problem: Text): AuditBreak {
  return { ok: false, seq, problem };
}
