import { adoptVocabulary, type Vocabulary } from "../../domain/lexicon/currentVocabulary.ts";
import { BUILT_IN_TERMS, type VocabularyKey } from "../../domain/lexicon/vocabulary.ts";
import type { useVocabulary_query$data } from "../__generated__/useVocabulary_query.graphql.ts";

type Told = useVocabulary_query$data["vocabulary"];

/**
 * The words that came with the visit, built-in ones for a list that the server could not tell: from now on those of every rule
 * and route of this page, which ask in the middle of a sentence, before any component is drawn with them.
 */
export function adoptTold(lists: Told): Vocabulary {
  const told = lists.map(({ key, terms }): [VocabularyKey, Vocabulary[VocabularyKey]] => [
    key as VocabularyKey,
    terms.map(({ labelEn, labelEs, ...term }) => ({ ...term, label: { en: labelEn, es: labelEs } })),
  ]);
  const vocabulary = {
    ...BUILT_IN_TERMS,
    ...Object.fromEntries(told.filter(([, terms]) => terms.length > 0)),
  };
  adoptVocabulary(vocabulary);
  return vocabulary;
}
