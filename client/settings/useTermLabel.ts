import { useLingui } from "@lingui/react/macro";
import type { Term } from "../../domain/lexicon/vocabulary.ts";

/** What a term of the vocabulary is called in the person's language. */
export function useTermLabel(): (term: Term) => string {
  const { i18n } = useLingui();
  return ({ label }) => label[i18n.locale === "es" ? "es" : "en"];
}
