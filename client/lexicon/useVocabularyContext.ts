import { useLingui } from "@lingui/react";
import { createContext, use } from "react";
import type { Vocabulary } from "../../domain/lexicon/currentVocabulary.ts";
import { type Term, termLabel, type VocabularyKey } from "../../domain/lexicon/vocabulary.ts";

export const VocabularyContext = createContext<Vocabulary | null>(null);

/** The words that music is described with, in the person's language. */
export function useVocabularyContext() {
  const vocabulary = use(VocabularyContext);
  const { i18n } = useLingui();
  // The specification's words for a misuse (SPEC.md section 8).
  if (!vocabulary) throw new Error("useVocabularyContext must be used within a VocabularyProvider");
  const language = i18n.locale === "es" ? "es" : "en";
  return {
    /** Every term of a list, also those that cannot be chosen any more. */
    termsOf: (key: VocabularyKey): readonly Term[] => vocabulary[key],
    /** What may be chosen, and what was chosen before it could not be any more. */
    choicesOf: (key: VocabularyKey, chosen: readonly string[] = []): readonly Term[] =>
      vocabulary[key].filter(({ slug, isChoosable = true }) => isChoosable || chosen.includes(slug)),
    /** What a term is called; "Unknown" for a slug that nobody knows. */
    labelOf: (key: VocabularyKey, slug: string): string => termLabel(vocabulary[key], slug, language),
    nameOf: ({ label }: Term): string => label[language],
  };
}
