import { type ReactNode, useEffect } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { Vocabulary } from "../../domain/lexicon/currentVocabulary.ts";
import { TERMS_FRESH_MS } from "../../domain/lexicon/vocabulary.ts";
import type { VocabularyProviderQuery } from "../__generated__/VocabularyProviderQuery.graphql.ts";
import { keepFresh } from "../app/keepFresh.ts";
import { refresh } from "../app/refresh.ts";
import { VocabularyContext } from "./useVocabularyContext.ts";

interface Props {
  /** The words as they came with the visit, or later. */
  vocabulary: Vocabulary;
  children: ReactNode;
}

/** Hands the words to the screens, and asks for them anew before they are older than they may be. */
export function VocabularyProvider({ vocabulary, children }: Props) {
  const relay = useRelayEnvironment();
  useEffect(() => keepFresh(TERMS_FRESH_MS, () => refreshVocabulary(relay)), [relay]);
  return <VocabularyContext value={vocabulary}>{children}</VocabularyContext>;
}

/** Asks for the words now. A question that fails leaves those that were known. */
export function refreshVocabulary(relay: IEnvironment): Promise<void> {
  return refresh<VocabularyProviderQuery>(
    relay,
    graphql`
      query VocabularyProviderQuery {
        ...useVocabulary_query
      }
    `,
    {},
  );
}
