import { type ReactNode, useEffect } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { Vocabulary } from "../../domain/lexicon/currentVocabulary.ts";
import { TERMS_FRESH_MS } from "../../domain/lexicon/vocabulary.ts";
import type { VocabularyProviderQuery } from "../__generated__/VocabularyProviderQuery.graphql.ts";
import { VocabularyContext } from "./useVocabularyContext.ts";

interface Props {
  /** The words as they came with the visit, or later. */
  vocabulary: Vocabulary;
  children: ReactNode;
}

/** Hands the words to the screens, and asks for them anew before they are older than they may be. */
export function VocabularyProvider({ vocabulary, children }: Props) {
  const relay = useRelayEnvironment();
  useEffect(() => keepFresh(() => refreshVocabulary(relay)), [relay]);
  return <VocabularyContext value={vocabulary}>{children}</VocabularyContext>;
}

/** Asks for the words now. A question that fails leaves those that were known. */
export function refreshVocabulary(relay: IEnvironment): Promise<void> {
  return fetchQuery<VocabularyProviderQuery>(
    relay,
    graphql`
      query VocabularyProviderQuery {
        ...useVocabulary_query
      }
    `,
    {},
  )
    .toPromise()
    .then(
      () => {},
      () => {},
    );
}

/** A page that nobody looks at asks when it is looked at again. */
function keepFresh(refresh: () => Promise<void>): () => void {
  let askedAt = performance.now();
  const look = () => {
    if (document.hidden || performance.now() - askedAt < TERMS_FRESH_MS) return;
    askedAt = performance.now();
    void refresh();
  };
  const timer = setInterval(look, TERMS_FRESH_MS / 10);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
