import { useLingui } from "@lingui/react/macro";
import { Tabs } from "@mantine/core";
import { type KeyboardEvent, Suspense, useId, useRef, useState } from "react";
import { mergeFilters } from "../../domain/search/facets.ts";
import { misreadIn, parseQuery } from "../../domain/search/query.ts";
import { type SearchScope, scopesFor } from "../../domain/search/scopes.ts";
import { useMode } from "../app/mode.ts";
import { useViewer } from "../app/viewer.ts";
import { RowsSkeleton } from "../ui/skeletons.tsx";
import { ActiveFilters } from "./ActiveFilters.tsx";
import { Misread } from "./Misread.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { SearchFailed } from "./SearchFailed.tsx";
import { SearchResults } from "./SearchResults.tsx";
import { StartHint } from "./StartHint.tsx";
import { useActiveHit } from "./useActiveHit.ts";
import { useSearch } from "./useSearch.ts";

interface Props {
  isPhone: boolean;
  onClose: () => void;
}

/** Everything inside the overlay. It begins empty each time the overlay opens. */
export function SearchPanel({ isPhone, onClose }: Props) {
  const { t } = useLingui();
  const viewer = useViewer();
  const { mode } = useMode();
  const { question, change, choose, drop, clearFilters, retry, reference, isSearchable, isPending } =
    useSearch();
  const [isFiltering, setFiltering] = useState(false);
  const resultsRef = useRef<HTMLDivElement>(null);
  const hits = useActiveHit(resultsRef, reference?.fetchKey);
  const gridId = useId();
  const scopes = scopesFor(viewer.role, mode);
  const typed = parseQuery(question.text);
  const filters = mergeFilters(question.filters, typed.filters);

  function handleKeys(event: KeyboardEvent) {
    const place = /^Digit([1-9])$/.exec(event.code)?.[1];
    const scope = event.altKey && place ? scopes[Number(place) - 1] : undefined;
    if (!scope) return;
    event.preventDefault();
    change({ scope });
  }

  const titles: Record<SearchScope, string> = {
    ALL: t`All Results`,
    MY_CATALOG: t`My Catalog`,
    RELEASES: t`Releases`,
    ARTISTS: t`Artists`,
    PRODUCTS: t`Products`,
    COMMUNITY: t`Community`,
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys reach it from the controls inside.
    <div className="search-panel" onKeyDown={handleKeys}>
      <SearchBox
        text={question.text}
        onText={(text) => change({ text })}
        onKeys={isPending ? hits.move : hits.act}
        gridId={gridId}
        activeId={hits.activeId}
        isExpanded={reference !== null}
        isPending={isPending && isSearchable}
        onClose={onClose}
      />
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
        <Misread found={isPending ? [] : misreadIn(question.text)} />
        <ActiveFilters
          filters={filters}
          conditions={typed.conditions}
          onDrop={drop}
          onRemove={(facet, value) => choose(facet, value, false)}
          onClear={clearFilters}
          isFiltering={isFiltering}
          onFiltering={reference ? setFiltering : undefined}
        />
        <Tabs.Panel value={question.scope} className="search-answer">
          <Suspense fallback={<Waiting />}>
            {reference ? (
              <SearchFailed resetKey={reference.fetchKey} onRetry={retry}>
                <SearchResults
                  reference={reference}
                  gridId={gridId}
                  listRef={resultsRef}
                  activeId={hits.activeId}
                  isPending={isPending}
                  filters={filters}
                  onChoose={choose}
                  onClear={clearFilters}
                  isFiltering={isFiltering}
                  onFilteringDone={() => setFiltering(false)}
                  isPhone={isPhone}
                  onClose={onClose}
                />
              </SearchFailed>
            ) : isSearchable ? (
              <Waiting />
            ) : (
              <StartHint onExample={(text) => change({ text })} />
            )}
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}

function Waiting() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Searching`} className="search-list">
      <RowsSkeleton count={6} />
    </div>
  );
}
