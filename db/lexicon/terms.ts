import {
  type Insertable,
  type Kysely,
  type Selectable,
  sql,
  type Transaction,
  type Updateable,
} from "kysely";
import type { Term, VocabularyKey } from "../../domain/lexicon/vocabulary.ts";
import { newId } from "../ids.ts";
import type { DB } from "../tables.generated.ts";

export type TermRow = Selectable<DB["vocabularyTerm"]>;

/** The term that a row holds. */
export function termOf({ slug, labelEn, labelEs, aliases }: TermRow): Term {
  return { slug, label: { en: labelEn, es: labelEs }, aliases };
}

/** Every term of a list in its order; genres by their category's place first. */
export function listTerms(db: Kysely<DB>, category: VocabularyKey): Promise<TermRow[]> {
  return db
    .selectFrom("vocabularyTerm")
    .leftJoin("lexiconCategory", "lexiconCategory.id", "vocabularyTerm.lexiconCategoryId")
    .selectAll("vocabularyTerm")
    .where("category", "=", category)
    .orderBy("lexiconCategory.sortOrder")
    .orderBy("vocabularyTerm.sortOrder")
    .orderBy("vocabularyTerm.id")
    .execute();
}

export function findTerms(db: Kysely<DB>, ids: readonly string[]): Promise<TermRow[]> {
  return db.selectFrom("vocabularyTerm").selectAll().where("id", "in", ids).execute();
}

/** The term of a list that is stored as `slug`. */
export function findTermBySlug(
  db: Kysely<DB>,
  key: VocabularyKey,
  slug: string,
): Promise<TermRow | undefined> {
  return db
    .selectFrom("vocabularyTerm")
    .selectAll()
    .where("category", "=", key)
    .where("slug", "=", slug)
    .executeTakeFirst();
}

/** Holds the lists until the transaction ends: who looks whether a name is free there is the only one who takes it. */
export async function lockLists(trx: Transaction<DB>, keys: readonly VocabularyKey[]): Promise<void> {
  await trx
    .selectFrom("vocabularyCategory")
    .select("key")
    .where("key", "in", keys)
    .orderBy("key")
    .forUpdate()
    .execute();
}

/** The list that a term stands in, held until the transaction ends, and the term; undefined when there is none. */
export async function lockTerm(trx: Transaction<DB>, id: string): Promise<TermRow | undefined> {
  const term = await trx
    .selectFrom("vocabularyTerm")
    .select("category")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!term) return undefined;
  await lockLists(trx, [term.category as VocabularyKey]);
  return trx.selectFrom("vocabularyTerm").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Puts a term at the end of its list, under the lock of the list. */
export function insertTerm(
  trx: Transaction<DB>,
  term: Omit<Insertable<DB["vocabularyTerm"]>, "id" | "sortOrder">,
): Promise<TermRow> {
  return trx
    .insertInto("vocabularyTerm")
    .values({
      id: newId(),
      ...term,
      sortOrder: sql<number>`(select coalesce(max("sortOrder"), 0) + 1 from "vocabularyTerm" where category = ${term.category})`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function changeTerm(
  db: Kysely<DB>,
  id: string,
  change: Updateable<DB["vocabularyTerm"]>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db.updateTable("vocabularyTerm").set(change).where("id", "=", id).execute();
}

/** Gives rows the order of `ids`. */
export async function orderRows(
  db: Kysely<DB>,
  table: "vocabularyTerm" | "lexiconCategory",
  ids: readonly string[],
): Promise<void> {
  await sql`
    update ${sql.table(table)} thing set "sortOrder" = place.at
    from unnest(${ids}::uuid[]) with ordinality place(id, at) where thing.id = place.id`.execute(db);
}
