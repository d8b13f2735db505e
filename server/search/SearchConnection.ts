import {
  type FacetValue as Counted,
  FACETS,
  type Facet,
  type FacetCounts,
} from "../../domain/search/facets.ts";
import { builder } from "../graphql/builder.ts";
import { type Found, SearchResult } from "./SearchResult.ts";

interface Edge {
  cursor: string;
  node: Found;
}

/** One page of a search. Total and facets are null where nobody asked for them. */
export interface Page {
  edges: Edge[];
  pageInfo: {
    startCursor: string | null;
    endCursor: string | null;
    hasPreviousPage: boolean;
    hasNextPage: boolean;
  };
  total: number | null;
  facets: FacetCounts | null;
  correction: string | null;
  suggestion: string | null;
  leftOut: readonly string[];
}

const FacetValue = builder.objectRef<Counted>("FacetValue").implement({
  authScopes: { public: true },
  fields: (t) => ({
    value: t.exposeString("value", { description: "A slug, a key, a year or a range such as 120-129." }),
    count: t.exposeInt("count"),
  }),
});

const SearchFacets = builder.objectRef<FacetCounts>("SearchFacets").implement({
  description: "What could be chosen next. A facet counts what would be found if nothing were chosen in it.",
  authScopes: { public: true },
  fields: (t) => {
    const values = (facet: Facet) => t.field({ type: [FacetValue], resolve: (counts) => counts[facet] });
    return Object.fromEntries(FACETS.map((facet) => [facet, values(facet)]));
  },
});

const SearchEdge = builder.objectRef<Edge>("SearchEdge").implement({
  authScopes: { public: true },
  fields: (t) => ({
    cursor: t.exposeString("cursor"),
    node: t.expose("node", { type: SearchResult }),
  }),
});

export const SearchConnection = builder.objectRef<Page>("SearchConnection").implement({
  authScopes: { public: true },
  fields: (t) => ({
    edges: t.expose("edges", { type: [SearchEdge] }),
    pageInfo: t.expose("pageInfo", { type: builder.pageInfoRef() }),
    totalCount: t.int({ description: "Exact.", resolve: ({ total }) => total ?? 0 }),
    correction: t.exposeString("correction", {
      nullable: true,
      description: "What was searched for instead, where the text as it was typed finds nothing.",
    }),
    suggestion: t.exposeString("suggestion", {
      nullable: true,
      description: "What was perhaps meant, where the text as it was typed finds little. It finds more.",
    }),
    leftOut: t.field({
      type: ["String"],
      description: "Words of the text that were left out, because nothing was found with them.",
      resolve: ({ leftOut }) => [...leftOut],
    }),
    facets: t.field({ type: SearchFacets, resolve: ({ facets }) => facets ?? NO_FACETS }),
  }),
});

const NO_FACETS = Object.fromEntries(FACETS.map((facet) => [facet, []])) as unknown as FacetCounts;
