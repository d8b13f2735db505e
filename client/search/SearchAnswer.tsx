import { useLingui } from "@lingui/react/macro";
import { Tabs } from "@mantine/core";
import { type RefObject, Suspense, useState } from "react";
import type { PreloadedQuery } from "react-relay";
import { addressOf, type Question } from "../../domain/search/address.ts";
import { mergeFilters } from "../../domain/search/facets.ts";
import type { SearchScope } from "../../domain/search/scopes.ts";
import type { SavedListQuery } from "../__generated__/SavedListQuery.graphql.ts";
import { RowsSkeleton } from "../ui/skeletons.tsx";
import { ActiveFilters } from "./filters/ActiveFilters.tsx";
import { Misread } from "./Misread.tsx";
import { ResultCount } from "./results/ResultCount.tsx";
import { SearchFailed } from "./results/SearchFailed.tsx";
import { SearchResults } from "./results/SearchResults.tsx";
import { SearchTools } from "./SearchTools.tsx";
import type { RecentSearches } from "./start/recentSearches.ts";
import { StartHint } from "./start/StartHint.tsx";
import { useScopeTitles } from "./useScopeTitles.ts";
import type { Search } from "./useSearch.ts";

/** How much the answer of one question held. */
interface Counted {
  count: number;
  fetchKey: string | number | null | undefined;
}

interface Props {
  search: Search;
  scopes: readonly SearchScope[];
  saved: PreloadedQuery<SavedListQuery> | null;
  recent: RecentSearches;
  gridId: string;
  listRef: RefObject<HTMLDivElement | null>;
  /** The result that the arrow keys stand on. */
  activeId: string | null;
  isPhone: boolean;
  isPage: boolean;
  onPage: ((question: Question) => void) | undefined;
  onOpened: () => void;
}

/** What stands below the field of a search: where to search, its filters, and what was found or what to begin with. */
export function SearchAnswer(props: Props) {
  const { search, scopes, gridId, listRef, activeId, isPhone, isPage, onPage, onOpened } = props;
  const { question, read, correct, change, choose, write, begin, clearFilters, retry } = search;
  const { reference, isSearchable, isPending } = search;
  const { t } = useLingui();
  const [isFiltering, setFiltering] = useState(isPage && !isPhone);
  const [counted, setCounted] = useState<Counted | null>(null);
  const titles = useScopeTitles();
  const filters = mergeFilters(question.filters, read.filters);

  return (
    <Tabs
      className="search-tabs"
      value={question.scope}
      onChange={(value) => change({ scope: scopes.find((scope) => scope === value) ?? "ALL" })}
      keepMounted={false}
    >
      <Tabs.List aria-label={t`Where to search`}>
        {scopes.map((scope, place) => (
          <Tabs.Tab key={scope} value={scope} aria-keyshortcuts={`Alt+${place + 1}`}>
            {titles[scope]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Misread text={isPending ? "" : question.text} onText={(text) => change({ text })} />
      <ActiveFilters
        filters={filters}
        conditions={read.conditions}
        onDrop={(condition) => write(condition, false)}
        onRemove={(facet, value) => choose(facet, value, false)}
        onClear={clearFilters}
        isFiltering={isFiltering}
        onFiltering={reference ? setFiltering : undefined}
      />
      <div className="search-line">
        <ResultCount
          count={counted && !isPending && counted.fetchKey === reference?.fetchKey ? counted.count : null}
        />
        {isSearchable && <SearchTools key={addressOf(question)} question={question} onPage={onPage} />}
      </div>
      <Tabs.Panel value={question.scope} className="search-answer">
        <Suspense fallback={<Waiting />}>
          {reference ? (
            <SearchFailed resetKey={reference.fetchKey} question={question} onRetry={retry}>
              <SearchResults
                reference={reference}
                question={question}
                onQuestion={change}
                gridId={gridId}
                listRef={listRef}
                activeId={activeId}
                isPending={isPending}
                onAnswer={(count, correction) => {
                  setCounted({ count, fetchKey: reference.fetchKey });
                  correct(correction);
                }}
                filters={filters}
                onChoose={choose}
                conditions={read.conditions}
                onCondition={write}
                onClear={clearFilters}
                isFiltering={isFiltering}
                onFilteringDone={() => setFiltering(false)}
                isPhone={isPhone}
                onOpened={onOpened}
              />
            </SearchFailed>
          ) : isSearchable ? (
            <Waiting />
          ) : (
            <StartHint
              onExample={(text) => change({ text })}
              recent={props.recent}
              saved={props.saved}
              onOpen={begin}
            />
          )}
        </Suspense>
      </Tabs.Panel>
    </Tabs>
  );
}

function Waiting() {
  const { t } = useLingui();
  return (
    <div role="img" aria-label={t`Searching`} className="search-list">
      <RowsSkeleton count={6} />
    </div>
  );
}
