import { type Kysely, type Selectable, sql } from "kysely";
import type { Vocabulary } from "../../domain/lexicon/currentVocabulary.ts";
import { VOCABULARY_KEYS, type VocabularyKey } from "../../domain/lexicon/vocabulary.ts";
import type { DB } from "../tables.generated.ts";

export type VocabularyCategoryRow = Selectable<DB["vocabularyCategory"]>;

/** The four lists of words, in order. */
export function listVocabularyCategories(db: Kysely<DB>): Promise<VocabularyCategoryRow[]> {
  return db.selectFrom("vocabularyCategory").selectAll().orderBy("sortOrder").execute();
}

/** Every term as rules and screens use it. One cannot be chosen when it, its list or its genre category rests. */
export async function readVocabulary(db: Kysely<DB>): Promise<Vocabulary> {
  const rows = await db
    .selectFrom("vocabularyTerm")
    .innerJoin("vocabularyCategory", "vocabularyCategory.key", "vocabularyTerm.category")
    .leftJoin("lexiconCategory", "lexiconCategory.id", "vocabularyTerm.lexiconCategoryId")
    .select(["category", "slug", "labelEn", "vocabularyTerm.labelEs", "aliases"])
    .select(
      sql<boolean>`"vocabularyTerm".active and "vocabularyCategory".active and coalesce("lexiconCategory".active, true)`.as(
        "isChoosable",
      ),
    )
    .orderBy("lexiconCategory.sortOrder")
    .orderBy("vocabularyTerm.sortOrder")
    .orderBy("vocabularyTerm.id")
    .execute();
  const termsOf = (key: VocabularyKey) =>
    rows
      .filter(({ category }) => category === key)
      .map(({ slug, labelEn, labelEs, aliases, isChoosable }) => ({
        slug,
        label: { en: labelEn, es: labelEs },
        aliases,
        isChoosable,
      }));
  return Object.fromEntries(VOCABULARY_KEYS.map((key) => [key, termsOf(key)])) as Record<
    VocabularyKey,
    ReturnType<typeof termsOf>
  >;
}
