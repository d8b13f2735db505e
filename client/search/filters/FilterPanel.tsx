import { useLingui } from "@lingui/react/macro";
import { Button, Text, Title } from "@mantine/core";
import {
  countFilters,
  FACETS,
  type Facet,
  type FacetCounts,
  type Filters,
} from "../../../domain/search/facets.ts";
import type { Condition } from "../../../domain/search/query.ts";
import { text } from "../../../domain/words/refusal.ts";
import { useRefusal } from "../../i18n/useRefusal.ts";
import { AiGroup } from "./AiGroup.tsx";
import { FacetGroup } from "./FacetGroup.tsx";

interface Props {
  facets: FacetCounts | undefined;
  /** Results with all that is chosen. */
  count: number;
  /** Chosen and written. */
  filters: Filters;
  onChoose: (facet: Facet, value: string, isChosen: boolean) => void;
  conditions: readonly Condition[];
  onCondition: (condition: Condition, isWanted: boolean) => void;
  onClear: () => void;
  onDone: () => void;
  isPhone: boolean;
}

/** The seven facets with their counts, and what music says of AI. On a phone it covers the results until it is done. */
export function FilterPanel(props: Props) {
  const { facets, count, filters, onChoose, conditions, onCondition, onClear, onDone, isPhone } = props;
  const { t } = useLingui();
  const said = useRefusal();
  const shown = FACETS.filter((facet) => facets?.[facet].length || filters[facet]?.length);
  const isOfMusic = facets?.type.some(({ value }) => value !== "artist") || conditions.length > 0;
  return (
    <aside className="search-panel-side" aria-label={t`Filters`}>
      <div className="search-panel-head">
        <Title order={3} size="h4">{t`Filters`}</Title>
        {countFilters(filters) + conditions.length > 0 && (
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
        {isOfMusic && <AiGroup conditions={conditions} onCondition={onCondition} />}
        {shown.length === 0 && !isOfMusic && <Text c="dimmed" mt="sm">{t`Nothing to filter here.`}</Text>}
      </div>
      {isPhone && (
        <Button fullWidth onClick={onDone}>
          {t`Show results (${count})`}
        </Button>
      )}
    </aside>
  );
}
