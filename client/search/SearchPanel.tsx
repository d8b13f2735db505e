import { useLingui } from "@lingui/react/macro";
import { Tabs } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";
import { type KeyboardEvent, Suspense, useDeferredValue, useId, useMemo, useRef, useState } from "react";
import type { PreloadedQuery } from "react-relay";
import { addressOf, type Question } from "../../domain/search/address.ts";
import { mergeFilters } from "../../domain/search/facets.ts";
import { scopesFor } from "../../domain/search/scopes.ts";
import type { SavedListQuery } from "../__generated__/SavedListQuery.graphql.ts";
import { useMode } from "../app/mode.ts";
import { useMaybeViewer } from "../app/viewer.ts";
import { PLAY } from "../player/playTrack.ts";
import { RowsSkeleton } from "../ui/skeletons.tsx";
import { CommandList } from "./commands/CommandList.tsx";
import { useCommands } from "./commands/useCommands.ts";
import { ActiveFilters } from "./filters/ActiveFilters.tsx";
import { Misread } from "./Misread.tsx";
import { ResultCount } from "./results/ResultCount.tsx";
import { SearchFailed } from "./results/SearchFailed.tsx";
import { SearchResults } from "./results/SearchResults.tsx";
import { useActiveHit } from "./results/useActiveHit.ts";
import { SearchBox } from "./SearchBox.tsx";
import { SearchTools } from "./SearchTools.tsx";
import { recentSearches } from "./start/recentSearches.ts";
import { StartHint } from "./start/StartHint.tsx";
import { walkKept } from "./start/walkKept.ts";
import { useScopeTitles } from "./useScopeTitles.ts";
import type { Search } from "./useSearch.ts";

/** How much the answer of one question held. */
interface Counted {
  count: number;
  fetchKey: string | number | null | undefined;
}

interface Props {
  search: Search;
  saved: PreloadedQuery<SavedListQuery> | null;
  isPhone: boolean;
  /** A page keeps its filters in sight and has nothing to close. */
  isPage?: boolean;
  /** Closes what the search stands in: on a wish, and when a result was opened. */
  onClose?: () => void;
  /** Shows the same question as a page. */
  onPage?: (question: Question) => void;
}

/** Everything of a search but what it stands in: the overlay or the page. */
export function SearchPanel({ search, saved, isPhone, isPage = false, onClose, onPage }: Props) {
  const { t } = useLingui();
  const viewer = useMaybeViewer();
  const { mode } = useMode();
  const { question, read, correct, change, choose, write, begin, clearFilters, retry } = search;
  const { reference, isSearchable, isPending } = search;
  const [isFiltering, setFiltering] = useState(isPage && !isPhone);
  const [counted, setCounted] = useState<Counted | null>(null);
  const resultsRef = useRef<HTMLDivElement>(null);
  const hits = useActiveHit(resultsRef, reference?.fetchKey);
  const gridId = useId();
  const { offered, meant } = useCommands(question.text);
  const titles = useScopeTitles();
  const recent = useMemo(() => recentSearches(viewer?.id ?? "visitor"), [viewer?.id]);
  const scopes = scopesFor(viewer?.role ?? null, mode);
  const filters = mergeFilters(question.filters, read.filters);
  // One types at once; what to begin with comes a moment after the field.
  const isWhole = useDeferredValue(true, isPage);

  // A result that is only heard is found, too; the search stays open.
  useWindowEvent(PLAY, () => recent.add(question));

  function handleKeys(event: KeyboardEvent<HTMLElement>) {
    if (!reference && walkKept(event)) return;
    const place = /^Digit([1-9])$/.exec(event.code)?.[1];
    const scope = event.altKey && place ? scopes[Number(place) - 1] : undefined;
    if (!scope) return;
    event.preventDefault();
    change({ scope });
  }
  function handleFieldKeys(event: KeyboardEvent) {
    if (event.key === "Enter" && event.shiftKey && onPage) return onPage(question);
    if (event.key === "Enter" && onClose && meant && hits.activeId === null) {
      event.preventDefault();
      onClose();
      return meant.run();
    }
    return isPending ? hits.move(event) : hits.act(event);
  }
  function handleOpened() {
    recent.add(question);
    onClose?.();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys reach it from the controls inside.
    <div className="search-panel" onKeyDown={handleKeys}>
      <SearchBox
        text={question.text}
        onText={(text) => change({ text })}
        onKeys={handleFieldKeys}
        gridId={gridId}
        activeId={hits.activeId}
        isExpanded={reference !== null}
        isPending={isPending && isSearchable}
        onClose={onClose}
      />
      {onClose && isWhole && <CommandList commands={offered} meant={meant} onDone={onClose} />}
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
                  listRef={resultsRef}
                  activeId={hits.activeId}
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
                  onOpened={handleOpened}
                />
              </SearchFailed>
            ) : isSearchable ? (
              <Waiting />
            ) : (
              isWhole && (
                <StartHint
                  onExample={(text) => change({ text })}
                  recent={recent}
                  saved={saved}
                  onOpen={begin}
                />
              )
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
    <div role="img" aria-label={t`Searching`} className="search-list">
      <RowsSkeleton count={6} />
    </div>
  );
}
