import { useLingui } from "@lingui/react/macro";
import { Button, Pill } from "@mantine/core";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { formatIsrc } from "../../../domain/catalog/isrc.ts";
import { countFilters, FACETS, type Facet, type Filters } from "../../../domain/search/facets.ts";
import { type Condition, printCondition } from "../../../domain/search/query.ts";
import { text } from "../../../domain/words/refusal.ts";
import { useAiLabels } from "../../catalog/useAiLabels.ts";
import { useRefusal } from "../../i18n/useRefusal.ts";
import { useFacetLabels } from "../useFacetLabels.ts";

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
  const said = useRefusal();
  const { titleOf, labelOf } = useFacetLabels();
  const { parts, shares } = useAiLabels();
  const count = countFilters(filters) + conditions.length;
  if (!onFiltering && count === 0) return null;
  const filterLabel = (facet: Facet, value: string) => `${titleOf(facet)}: ${labelOf(facet, value)}`;
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
  const aiLabels: Record<string, string> = { ...parts, ...shares };
  const worded = ({ kind, value }: Condition) => {
    if (kind === "phrase") return t`“${value}”`;
    if (kind === "artist") return t`Artist: ${value}`;
    if (kind === "ai") {
      const use = aiLabels[value] ?? value;
      return t`Use of AI: ${use}`;
    }
    return kind === "isrc" ? `ISRC: ${formatIsrc(value)}` : filterLabel(kind, value);
  };
  const written = conditions.map((condition) => {
    const what = worded(condition);
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
          {said(text("search.clearAll"))}
        </Button>
      )}
    </div>
  );
}
