import { type Environment, loadQuery } from "react-relay";
import type { RouteObject } from "react-router";
import { questionAt } from "../../../domain/search/address.ts";
import { isSearchable } from "../../../domain/search/query.ts";
import type { SavedListQuery } from "../../__generated__/SavedListQuery.graphql.ts";
import savedListQuery from "../../__generated__/SavedListQuery$parameters.ts";
import type { useSearchQuery } from "../../__generated__/useSearchQuery.graphql.ts";
import searchQuery from "../../__generated__/useSearchQuery$parameters.ts";
import { policyFor } from "../keptAnswers.ts";
import { variablesOf } from "../variablesOf.ts";
import type { SearchScreenData } from "./SearchScreen.tsx";

/** The search as a page; visitors keep no searches. */
export function searchRoutes(relay: Environment, isVisitor = false): RouteObject[] {
  return [
    {
      path: "search",
      loader: ({ request }): SearchScreenData => {
        const question = questionAt(new URL(request.url).searchParams);
        return {
          saved: isVisitor
            ? null
            : loadQuery<SavedListQuery>(relay, savedListQuery, {}, { fetchPolicy: "store-and-network" }),
          results: isSearchable(question.text, question.filters)
            ? loadQuery<useSearchQuery>(relay, searchQuery, variablesOf(question), {
                fetchPolicy: policyFor(question),
              })
            : null,
        };
      },
      lazy: { Component: async () => (await import("./SearchScreen.tsx")).SearchScreen },
      // The screen itself follows what changes in its address.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    },
  ];
}
