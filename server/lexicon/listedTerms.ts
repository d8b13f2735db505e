import type { Kysely } from "kysely";
import { listLexiconCategories } from "../../db/lexicon/categories.ts";
import { listTerms, type TermRow, termOf } from "../../db/lexicon/terms.ts";
import type { DB } from "../../db/tables.generated.ts";
import type { ListedTerm } from "../../domain/lexicon/termFile.ts";
import { VOCABULARY_KEYS } from "../../domain/lexicon/vocabulary.ts";

/** Every term of every list, in order, as a file of terms tells it; with its row. */
export async function listedTerms(db: Kysely<DB>): Promise<(ListedTerm & { row: TermRow })[]> {
  const names = new Map((await listLexiconCategories(db)).map(({ id, name }) => [id, name]));
  const lists = [];
  for (const key of VOCABULARY_KEYS)
    for (const row of await listTerms(db, key))
      lists.push({
        ...termOf(row),
        key,
        category: (row.lexiconCategoryId && names.get(row.lexiconCategoryId)) ?? null,
        active: row.active,
        row,
      });
  return lists;
}
