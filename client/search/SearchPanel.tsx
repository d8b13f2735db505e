import { useWindowEvent } from "@mantine/hooks";
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useRef, useState } from "react";
import type { PreloadedQuery } from "react-relay";
import type { Question } from "../../domain/search/address.ts";
import { scopesFor } from "../../domain/search/scopes.ts";
import type { SavedListQuery } from "../__generated__/SavedListQuery.graphql.ts";
import { useMode } from "../app/mode.ts";
import { useMaybeViewer } from "../app/viewer.ts";
import { PLAY } from "../player/playTrack.ts";
import { useStable } from "../ui/useStable.ts";
import { CommandList } from "./commands/CommandList.tsx";
import { useCommands } from "./commands/useCommands.ts";
import { useActiveHit } from "./results/useActiveHit.ts";
import { SearchAnswer } from "./SearchAnswer.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { recentSearches } from "./start/recentSearches.ts";
import { walkKept } from "./start/walkKept.ts";
import type { Search } from "./useSearch.ts";

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
  const viewer = useMaybeViewer();
  const { mode } = useMode();
  const { question, change, reference, isSearchable, isPending } = search;
  const [typed, setTyped] = useState(question.text);
  const resultsRef = useRef<HTMLDivElement>(null);
  const hits = useActiveHit(resultsRef, reference?.fetchKey);
  const gridId = useId();
  const { offered, meant } = useCommands(question.text);
  const recent = useMemo(() => recentSearches(viewer?.id ?? "visitor"), [viewer?.id]);
  const scopes = scopesFor(viewer?.role ?? null, mode);

  // A result that is only heard is found, too; the search stays open.
  useWindowEvent(PLAY, () => recent.add(question));

  function handleText(text: string) {
    setTyped(text);
    change({ text });
  }
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
  const handleOpened = useStable(() => {
    recent.add(question);
    onClose?.();
  });

  const below = (
    <>
      {onClose && <CommandList commands={offered} meant={meant} onDone={onClose} />}
      <SearchAnswer
        search={search}
        scopes={scopes}
        saved={saved}
        recent={recent}
        gridId={gridId}
        listRef={resultsRef}
        activeId={hits.activeId}
        isPhone={isPhone}
        isPage={isPage}
        onPage={onPage}
        onOpened={handleOpened}
      />
    </>
  );
  // One types at once, and each letter is seen at once: what stands below the field follows a moment later. What is chosen
  // there does not wait.
  const follows = useDeferredValue(typed, isPage ? typed : null) !== typed;
  const before = useDeferredValue(below, isPage ? below : null);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys reach it from the controls inside.
    <div className="search-panel" onKeyDown={handleKeys}>
      <SearchBox
        text={question.text}
        onText={handleText}
        onKeys={handleFieldKeys}
        gridId={gridId}
        activeId={hits.activeId}
        isExpanded={reference !== null}
        isPending={isPending && isSearchable}
        onClose={onClose}
      />
      {follows ? before : below}
    </div>
  );
}
