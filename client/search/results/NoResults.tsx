import { useLingui } from "@lingui/react/macro";
import { text } from "../../../domain/words/refusal.ts";
import { useRefusal } from "../../i18n/useRefusal.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";

/** What stands where a search found nothing; the filters that are on stay in sight above it. */
export function NoResults() {
  const { t } = useLingui();
  const said = useRefusal();
  return (
    <div className="search-empty">
      <EmptyState title={said(text("search.noResults"))} headingLevel={3}>
        {t`Check the spelling, remove a filter or try fewer words.`}
      </EmptyState>
    </div>
  );
}
