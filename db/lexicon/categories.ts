import { type Kysely, type Selectable, sql, type Transaction, type Updateable } from "kysely";
import { newId } from "../ids.ts";
import type { DB } from "../tables.generated.ts";

export type LexiconCategoryRow = Selectable<DB["lexiconCategory"]>;

/** The categories that genres stand in, in order: some dozens. */
export function listLexiconCategories(db: Kysely<DB>): Promise<LexiconCategoryRow[]> {
  return db.selectFrom("lexiconCategory").selectAll().orderBy("sortOrder").orderBy("id").execute();
}

export function findLexiconCategories(db: Kysely<DB>, ids: readonly string[]): Promise<LexiconCategoryRow[]> {
  return db.selectFrom("lexiconCategory").selectAll().where("id", "in", ids).execute();
}

/** Every category, held until the transaction ends. */
export function lockLexiconCategories(trx: Transaction<DB>): Promise<LexiconCategoryRow[]> {
  return trx.selectFrom("lexiconCategory").selectAll().orderBy("id").forUpdate().execute();
}

/** Undefined when there is one of this name. */
export function insertLexiconCategory(
  trx: Transaction<DB>,
  name: string,
): Promise<LexiconCategoryRow | undefined> {
  return trx
    .insertInto("lexiconCategory")
    .values({
      id: newId(),
      name,
      sortOrder: sql<number>`(select coalesce(max("sortOrder"), 0) + 1 from "lexiconCategory")`,
    })
    .onConflict((c) => c.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function changeLexiconCategory(
  db: Kysely<DB>,
  id: string,
  change: Updateable<DB["lexiconCategory"]>,
): Promise<void> {
  await db.updateTable("lexiconCategory").set(change).where("id", "=", id).execute();
}
