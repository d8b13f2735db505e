import { type RefObject, startTransition, useEffect } from "react";
import { graphql, type PreloadedQuery, usePaginationFragment, usePreloadedQuery } from "react-relay";
import type { Question } from "../../../domain/search/address.ts";
import type { Facet, FacetCounts, Filters } from "../../../domain/search/facets.ts";
import type { Condition } from "../../../domain/search/query.ts";
import type { SearchResults_query$key } from "../../__generated__/SearchResults_query.graphql.ts";
import type { SearchResultsPaginationQuery } from "../../__generated__/SearchResultsPaginationQuery.graphql.ts";
import type { useSearchQuery } from "../../__generated__/useSearchQuery.graphql.ts";
import { FilterPanel } from "../filters/FilterPanel.tsx";
import { SEARCH_QUERY } from "../useSearch.ts";
import { Correction } from "./Correction.tsx";
import { HitGrid } from "./HitGrid.tsx";
import { LoadMore } from "./LoadMore.tsx";
import { NoResults } from "./NoResults.tsx";

interface Props {
  reference: PreloadedQuery<useSearchQuery>;
  question: Question;
  onQuestion: (some: Partial<Question>) => void;
  gridId: string;
  listRef: RefObject<HTMLDivElement | null>;
  activeId: string | null;
  isPending: boolean;
  /** Told with each answer how much was found, and what was searched for instead of what was typed. */
  onAnswer: (count: number, correction: string | null) => void;
  /** Chosen and written. */
  filters: Filters;
  onChoose: (facet: Facet, value: string, isChosen: boolean) => void;
  /** Written beside them. */
  conditions: readonly Condition[];
  onCondition: (condition: Condition, isWanted: boolean) => void;
  onClear: () => void;
  isFiltering: boolean;
  onFilteringDone: () => void;
  isPhone: boolean;
  /** A result was opened or is heard. */
  onOpened: () => void;
}

/** What a search found, page after page, with the panel of its facets beside it. */
export function SearchResults(props: Props) {
  const { reference, question, onQuestion, gridId, listRef, activeId, isPending, onAnswer } = props;
  const { isFiltering, onFilteringDone, onOpened, filters, onChoose, onClear, isPhone } = props;
  const query = usePreloadedQuery<useSearchQuery>(SEARCH_QUERY, reference);
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    SearchResultsPaginationQuery,
    SearchResults_query$key
  >(
    graphql`
      fragment SearchResults_query on Query
      @argumentDefinitions(
        text: { type: "String!" }
        scope: { type: "SearchScope!" }
        filters: { type: "SearchFilters" }
        exactly: { type: "Boolean!" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        withCounts: { type: "Boolean", defaultValue: true }
      )
      @refetchable(queryName: "SearchResultsPaginationQuery") {
        search(
          text: $text
          scope: $scope
          filters: $filters
          first: $count
          after: $cursor
          exactly: $exactly
        ) @connection(key: "SearchResults_search", filters: ["text", "scope", "filters", "exactly"]) {
          correction @include(if: $withCounts)
          suggestion @include(if: $withCounts)
          leftOut @include(if: $withCounts)
          totalCount @include(if: $withCounts)
          facets @include(if: $withCounts) {
            genre { value count }
            mood { value count }
            bpm { value count }
            key { value count }
            year { value count }
            type { value count }
            price { value count }
          }
          edges {
            node {
              ... on Node {
                id
              }
              ...SearchHit_result
            }
          }
        }
      }
    `,
    query,
  );
  const { edges, totalCount = 0, facets, correction = null, suggestion = null, leftOut = [] } = data.search;

  // A new list is read from its top.
  const { fetchKey } = reference;
  useEffect(() => {
    if (listRef.current && fetchKey !== undefined) listRef.current.scrollTop = 0;
  }, [fetchKey, listRef]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is told once, whoever listens.
  useEffect(
    () => startTransition(() => onAnswer(totalCount, correction)),
    [fetchKey, totalCount, correction],
  );

  return (
    <div className="search-split">
      <div ref={listRef} className="search-list" aria-busy={isPending}>
        {!isPending && (
          <Correction
            typed={question.text.trim()}
            correction={correction}
            suggestion={suggestion}
            leftOut={leftOut}
            onText={(text) => onQuestion({ text })}
            onExact={() => onQuestion({ isExact: true })}
          />
        )}
        {edges.length === 0 ? (
          <NoResults />
        ) : (
          <HitGrid id={gridId} hits={edges} total={totalCount} activeId={activeId} onOpened={onOpened} />
        )}
        {hasNext && <LoadMore key={fetchKey} isLoading={isLoadingNext} loadNext={loadNext} />}
      </div>
      {isFiltering && (
        <FilterPanel
          filters={filters}
          onChoose={onChoose}
          conditions={props.conditions}
          onCondition={props.onCondition}
          onClear={onClear}
          isPhone={isPhone}
          facets={facets as FacetCounts | undefined}
          count={totalCount}
          onDone={onFilteringDone}
        />
      )}
    </div>
  );
}
