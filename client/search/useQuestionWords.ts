import type { Question } from "../../domain/search/address.ts";
import { facetLabel } from "../../domain/search/facetLabels.ts";
import { FACETS } from "../../domain/search/facets.ts";
import { useLanguage } from "./useLanguage.ts";
import { useScopeTitles } from "./useScopeTitles.ts";

/** A question in one line: "tide · Jazz · Artists". */
export function useQuestionWords(): (question: Question) => string {
  const language = useLanguage();
  const titles = useScopeTitles();
  return ({ text, scope, filters }) =>
    [
      text,
      ...FACETS.flatMap((facet) => (filters[facet] ?? []).map((value) => facetLabel(facet, value, language))),
      scope === "ALL" ? "" : titles[scope],
    ]
      .filter(Boolean)
      .join(" · ");
}
