import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import { adoptVocabulary, type Vocabulary } from "../../domain/lexicon/currentVocabulary.ts";
import { BUILT_IN_TERMS, type VocabularyKey } from "../../domain/lexicon/vocabulary.ts";
import type { useVocabulary_query$key } from "../__generated__/useVocabulary_query.graphql.ts";

/** The words that came with the visit; built-in ones for a list that the server could not tell. */
export function useVocabulary(query: useVocabulary_query$key): Vocabulary {
  const { vocabulary: lists } = useFragment(
    graphql`
      fragment useVocabulary_query on Query {
        vocabulary {
          key
          terms {
            slug
            labelEn
            labelEs
            aliases
            isChoosable
          }
        }
      }
    `,
    query,
  );
  return useMemo(() => {
    const told = lists.map(({ key, terms }): [VocabularyKey, Vocabulary[VocabularyKey]] => [
      key as VocabularyKey,
      terms.map(({ labelEn, labelEs, ...term }) => ({ ...term, label: { en: labelEn, es: labelEs } })),
    ]);
    const vocabulary = {
      ...BUILT_IN_TERMS,
      ...Object.fromEntries(told.filter(([, terms]) => terms.length > 0)),
    };
    // Rules and routes of this page ask in the middle of a sentence, before any component is drawn with it.
    adoptVocabulary(vocabulary);
    return vocabulary;
  }, [lists]);
}
