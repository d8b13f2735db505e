import { useLingui } from "@lingui/react/macro";
import { VisuallyHidden } from "@mantine/core";
import { useEffect } from "react";
import type { PreloadedQuery } from "react-relay";
import { useLoaderData, useLocation, useNavigationType, useSearchParams } from "react-router";
import { addressOf, isSameQuestion, type Question, questionAt } from "../../../domain/search/address.ts";
import { scopesFor } from "../../../domain/search/scopes.ts";
import type { SavedListQuery } from "../../__generated__/SavedListQuery.graphql.ts";
import type { useSearchQuery } from "../../__generated__/useSearchQuery.graphql.ts";
import { useMode } from "../../app/mode.ts";
import { useDevice } from "../../app/useDevice.ts";
import { useMaybeViewer } from "../../app/viewer.ts";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { SearchPanel } from "../SearchPanel.tsx";
import { useSearch } from "../useSearch.ts";
import "../search.css";

/** What the route began to load. */
export interface SearchScreenData {
  /** Null for visitors, who keep nothing. */
  saved: PreloadedQuery<SavedListQuery> | null;
  /** Null where the address asks nothing. */
  results: PreloadedQuery<useSearchQuery> | null;
}

/** The search as a page: what is asked stands in the address, to be shared and to be found again on the way back. */
export function SearchScreen() {
  const { t } = useLingui();
  const { saved, results } = useLoaderData<SearchScreenData>();
  const isPhone = useDevice() === "mobile";
  const search = useAddressedSearch(results);
  const text = search.question.text.trim();
  const title = text ? t`Search: ${text}` : t`Search`;
  return (
    <div className="search-page" data-phone={isPhone || undefined}>
      <PageTitle title={title}>{t`Search`}</PageTitle>
      <VisuallyHidden component="h2">{t`Results`}</VisuallyHidden>
      <SearchPanel search={search} saved={saved} isPhone={isPhone} isPage />
    </div>
  );
}

/** Marks the steps of the history that the search itself made. */
const OWN = { isOwnSearch: true };

/** A search whose question is the address's. Typing changes the address in place, a choice is a step that can be taken back. */
function useAddressedSearch(results: PreloadedQuery<useSearchQuery> | null) {
  const viewer = useMaybeViewer();
  const { mode } = useMode();
  const [address, setAddress] = useSearchParams();
  // A tab that this person does not have, in a link of somebody else's.
  const open = (question: Question): Question =>
    scopesFor(viewer?.role ?? null, mode).includes(question.scope) ? question : { ...question, scope: "ALL" };
  const asked = open(questionAt(address));
  const search = useSearch({
    start: asked,
    reference: asked.scope === questionAt(address).scope ? results : null,
    onAsk: (question, isTyped) =>
      setAddress(addressOf(question), { replace: isTyped, preventScrollReset: true, state: OWN }),
  });
  const { question, reference, isSearchable, adopt } = search;

  // Somebody went back or forward, or followed a link to another search.
  const here = address.toString();
  const { state } = useLocation();
  // What this search wrote itself may be older than what has been typed since.
  const isOwn = useNavigationType() !== "POP" && (state as typeof OWN | null)?.isOwnSearch === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the address does counts here, not what is being typed.
  useEffect(() => {
    if (isOwn) return;
    if (!isSameQuestion(asked, question) || (isSearchable && !reference)) adopt(asked);
  }, [here]);
  return search;
}
