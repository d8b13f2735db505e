import { useLingui } from "@lingui/react/macro";
import { Button, Text, Title } from "@mantine/core";
import {
  countFilters,
  FACETS,
  type Facet,
  type FacetCounts,
  type Filters,
} from "../../../domain/search/facets.ts";
import { text } from "../../../domain/words/refusal.ts";
import { useRefusal } from "../../i18n/useRefusal.ts";
import { FacetGroup } from "./FacetGroup.tsx";

interface Props {
  facets: FacetCounts | undefined;
  /** Results with all that is chosen. */
  count: number;
  /** Chosen and written. */
  filters: Filters;
  onChoose: (facet: Facet, value: string, isChosen: boolean) => void;
  onClear: () => void;
  onDone: () => void;
  isPhone: boolean;
}

/** The seven facets with their counts. On a phone it covers the results until it is done. */
export function FilterPanel({ facets, count, filters, onChoose, onClear, onDone, isPhone }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const shown = FACETS.filter((facet) => facets?.[facet].length || filters[facet]?.length);
  return (
    <aside className="search-panel-side" aria-label={t`Filters`}>
      <div className="search-panel-head">
        <Title order={3} size="h4">{t`Filters`}</Title>
        {countFilters(filters) > 0 && (
          <Button variant="subtle" size="sm" onClick={onClear}>
            {said(text("search.clearAll"))}
          </Button>
        )}
      </div>
      <div className="search-facets">
        {shown.map((facet) => (
          <FacetGroup
            key={facet}
            facet={facet}
            values={facets?.[facet] ?? []}
            chosen={filters[facet] ?? []}
            onToggle={(value, isChosen) => onChoose(facet, value, isChosen)}
          />
        ))}
        {shown.length === 0 && <Text c="dimmed" mt="sm">{t`Nothing to filter here.`}</Text>}
      </div>
      {isPhone && (
        <Button fullWidth onClick={onDone}>
          {t`Show results (${count})`}
        </Button>
      )}
    </aside>
  );
}
