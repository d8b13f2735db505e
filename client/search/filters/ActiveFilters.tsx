import { useLingui } from "@lingui/react/macro";
import { Button, Pill } from "@mantine/core";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { facetLabel, facetTitle } from "../../../domain/search/facetLabels.ts";
import { countFilters, FACETS, type Facet, type Filters } from "../../../domain/search/facets.ts";
import { type Condition, printCondition } from "../../../domain/search/query.ts";
import { CLEAR_ALL } from "../../../domain/search/texts.ts";
import { useLiteral } from "../../i18n/useLiteral.ts";
import { useLanguage } from "../useLanguage.ts";

interface Props {
  /** Chosen and written. */
  filters: Filters;
  onRemove: (facet: Facet, value: string) => void;
  /** Written beside them. */
  conditions: readonly Condition[];
  onDrop: (condition: Condition) => void;
  onClear: () => void;
  isFiltering: boolean;
  /** Undefined while there is nothing to filter. */
  onFiltering: ((isFiltering: boolean) => void) | undefined;
}

/** The line below the tabs: the way to the filters, and those that are on. */
export function ActiveFilters(props: Props) {
  const { filters, onRemove, conditions, onDrop, onClear, isFiltering, onFiltering } = props;
  const { t } = useLingui();
  const literal = useLiteral();
  const language = useLanguage();
  const count = countFilters(filters) + conditions.length;
  if (!onFiltering && count === 0) return null;
  const filterLabel = (facet: Facet, value: string) =>
    `${facetTitle(facet, language)}: ${facetLabel(facet, value, language)}`;
  const chip = (key: string, label: string, remove: () => void) => (
    <Pill
      key={key}
      size="lg"
      withRemoveButton
      removeButtonProps={{ "aria-label": t`Remove ${label}`, "aria-hidden": false, tabIndex: 0 }}
      onRemove={remove}
    >
      {label}
    </Pill>
  );
  const chips = FACETS.flatMap((facet) =>
    (filters[facet] ?? []).map((value) =>
      chip(`${facet}:${value}`, filterLabel(facet, value), () => onRemove(facet, value)),
    ),
  );
  const said = ({ kind, value }: Condition) =>
    kind === "phrase" ? t`“${value}”` : kind === "artist" ? t`Artist: ${value}` : filterLabel(kind, value);
  const written = conditions.map((condition) => {
    const what = said(condition);
    return chip(printCondition(condition), condition.isNot ? t`Not ${what}` : what, () => onDrop(condition));
  });
  return (
    <div className="search-filters">
      {onFiltering && (
        <Button
          variant="default"
          size="sm"
          aria-expanded={isFiltering}
          leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />}
          onClick={() => onFiltering(!isFiltering)}
        >
          {count > 0 ? t`Filters (${count})` : t`Filters`}
        </Button>
      )}
      {chips}
      {written}
      {count > 0 && !isFiltering && (
        <Button variant="subtle" size="sm" onClick={onClear}>
          {literal(CLEAR_ALL)}
        </Button>
      )}
    </div>
  );
}
