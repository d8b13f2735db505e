import type { Question } from "../../domain/search/address.ts";
import { FACETS } from "../../domain/search/facets.ts";
import { useFacetLabels } from "./useFacetLabels.ts";
import { useScopeTitles } from "./useScopeTitles.ts";

/** A question in one line: "tide · Jazz · Artists". */
export function useQuestionLabels(): (question: Question) => string {
  const { labelOf } = useFacetLabels();
  const titles = useScopeTitles();
  return ({ text, scope, filters }) =>
    [
      text,
      ...FACETS.flatMap((facet) => (filters[facet] ?? []).map((value) => labelOf(facet, value))),
      scope === "ALL" ? "" : titles[scope],
    ]
      .filter(Boolean)
      .join(" · ");
}
