import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { Suspense } from "react";
import type { PreloadedQuery } from "react-relay";
import type { Question } from "../../../domain/search/address.ts";
import { text } from "../../../domain/words/refusal.ts";
import type { SavedListQuery } from "../../__generated__/SavedListQuery.graphql.ts";
import { ErrorBoundary } from "../../app/ErrorBoundary.tsx";
import { useRefusal } from "../../i18n/useRefusal.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { SavedList } from "../saved/SavedList.tsx";
import { RecentList } from "./RecentList.tsx";
import type { RecentSearches } from "./recentSearches.ts";

const EXAMPLES = ["genre:electronic", "bpm:120-140"];

interface Props {
  onExample: (text: string) => void;
  recent: RecentSearches;
  saved: PreloadedQuery<SavedListQuery> | null;
  onOpen: (question: Question) => void;
}

/** What stands where nothing is asked yet: how to begin, and what was asked before. */
export function StartHint({ onExample, recent, saved, onOpen }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  return (
    <div className="search-start">
      <div className="search-kept-lists">
        <RecentList recent={recent} onOpen={onOpen} />
        {saved && (
          // Without them one can still search.
          <ErrorBoundary fallback={() => null}>
            <Suspense fallback={null}>
              <SavedList reference={saved} onOpen={onOpen} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
      <div className="search-empty">
        <EmptyState
          title={said(text("search.startTyping"))}
          headingLevel={3}
          action={
            <div className="search-examples">
              {EXAMPLES.map((example) => (
                <Button
                  key={example}
                  variant="default"
                  aria-label={t`Try ${example}`}
                  onClick={() => onExample(example)}
                >
                  <code>{example}</code>
                </Button>
              ))}
            </div>
          }
        >
          {said(text("search.tip"))}
        </EmptyState>
      </div>
    </div>
  );
}
