import { facetLabel, facetTitle } from "../../domain/search/facetLabels.ts";
import type { Facet } from "../../domain/search/facets.ts";
import { useRefusal } from "../i18n/useRefusal.ts";
import { useLanguage } from "./useLanguage.ts";

/** The heading of a facet and its values, in the person's language. */
export function useFacetLabels() {
  const said = useRefusal();
  const language = useLanguage();
  return {
    titleOf: (facet: Facet) => said(facetTitle(facet)),
    labelOf(facet: Facet, value: string): string {
      const label = facetLabel(facet, value, language);
      return typeof label === "string" ? label : said(label);
    },
  };
}
