import { useLingui } from "@lingui/react/macro";
import { NO_RESULTS } from "../../../domain/search/texts.ts";
import { useLiteral } from "../../i18n/useLiteral.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";

/** What stands where a search found nothing; the filters that are on stay in sight above it. */
export function NoResults() {
  const { t } = useLingui();
  const literal = useLiteral();
  return (
    <div className="search-empty">
      <EmptyState title={literal(NO_RESULTS)} headingLevel={3}>
        {t`Check the spelling, remove a filter or try fewer words.`}
      </EmptyState>
    </div>
  );
}
