import type { Kysely, Selectable, Transaction } from "kysely";
import type { VocabularyKey } from "../../domain/lexicon/vocabulary.ts";
import { newId } from "../ids.ts";
import type { DB } from "../tables.generated.ts";
import type { TermRow } from "./terms.ts";
import { retag, untag } from "./uses.ts";

/** A merge that can be taken back: the term as it was, and the aliases that it left behind. */
export interface MergeRow extends Omit<Selectable<DB["termMerge"]>, "term"> {
  term: TermRow;
}

/** Makes `from` part of `into`, which takes over `addedAliases`; everything that carried it is retagged. Returns the merge. */
export async function mergeTerm(
  trx: Transaction<DB>,
  from: TermRow,
  into: TermRow,
  addedAliases: string[],
  now: Date,
): Promise<string> {
  const id = newId(now.getTime());
  await trx
    .insertInto("termMerge")
    .values({ id, intoId: into.id, term: JSON.stringify(from), addedAliases, createdAt: now })
    .execute();
  await retag(trx, from.category as VocabularyKey, [from.slug], into.slug, id);
  await trx.deleteFrom("vocabularyTerm").where("id", "=", from.id).execute();
  await trx
    .updateTable("vocabularyTerm")
    .set({ aliases: [...into.aliases, ...addedAliases] })
    .where("id", "=", into.id)
    .execute();
  return id;
}

/** The latest merges, the newest first. One whose term became part of a third is not among them: it cannot be taken back. */
export function listMerges(db: Kysely<DB>, limit: number): Promise<MergeRow[]> {
  return db
    .selectFrom("termMerge")
    .selectAll()
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute() as Promise<unknown> as Promise<MergeRow[]>;
}

export function findMerges(db: Kysely<DB>, ids: readonly string[]): Promise<MergeRow[]> {
  return db
    .selectFrom("termMerge")
    .selectAll()
    .where("id", "in", ids)
    .execute() as Promise<unknown> as Promise<MergeRow[]>;
}

/** Takes a merge back, under the lock of the list: the term stands again, and so does what carried it. */
export async function unmergeTerm(trx: Transaction<DB>, merge: MergeRow, into: TermRow): Promise<void> {
  const { term, addedAliases } = merge;
  await trx
    .updateTable("vocabularyTerm")
    .set({ aliases: into.aliases.filter((alias) => !addedAliases.includes(alias)) })
    .where("id", "=", into.id)
    .execute();
  await trx.insertInto("vocabularyTerm").values(term).execute();
  await untag(trx, term.category as VocabularyKey, merge.id, into.slug, term.slug);
  await trx.deleteFrom("termMerge").where("id", "=", merge.id).execute();
}
