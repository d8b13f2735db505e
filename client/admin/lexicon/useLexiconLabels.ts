import { useLingui } from "@lingui/react/macro";
import type { VocabularyKey } from "../../../domain/lexicon/vocabulary.ts";

/** What the lists and one of their words are called. */
export function useLexiconLabels() {
  const { t } = useLingui();
  const lists: Record<VocabularyKey, string> = {
    GENRE: t`Genres`,
    MOOD: t`Moods`,
    INSTRUMENT: t`Instruments`,
    LANGUAGE: t`Languages`,
  };
  const oneOf: Record<VocabularyKey, { add: string }> = {
    GENRE: { add: t`New genre` },
    MOOD: { add: t`New mood` },
    INSTRUMENT: { add: t`New instrument` },
    LANGUAGE: { add: t`New language` },
  };
  return { lists, oneOf };
}
