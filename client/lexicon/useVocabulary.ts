import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { Vocabulary } from "../../domain/lexicon/currentVocabulary.ts";
import type { useVocabulary_query$key } from "../__generated__/useVocabulary_query.graphql.ts";
import { adoptTold } from "./adoptTold.ts";

/** The words that came with the visit. */
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
  return useMemo(() => adoptTold(lists), [lists]);
}
