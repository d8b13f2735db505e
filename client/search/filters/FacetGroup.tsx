import { useLingui } from "@lingui/react/macro";
import { Button, Checkbox } from "@mantine/core";
import { useState } from "react";
import type { Facet, FacetValue } from "../../../domain/search/facets.ts";
import { useFacetLabels } from "../useFacetLabels.ts";

/** Values that a facet shows before it is asked for all. */
const SHORT = 8;

interface Props {
  facet: Facet;
  values: readonly FacetValue[];
  chosen: readonly string[];
  onToggle: (value: string, isChosen: boolean) => void;
}

/** One facet: its values as checkboxes with the number of results each would leave. */
export function FacetGroup({ facet, values, chosen, onToggle }: Props) {
  const { t } = useLingui();
  const { titleOf, labelOf } = useFacetLabels();
  const [isWhole, setWhole] = useState(false);
  const known = new Set(values.map(({ value }) => value));
  // A ticked value that the server does not count, such as a typed range, must stay in reach.
  const uncounted = chosen.filter((value) => !known.has(value)).map((value) => ({ value, count: null }));
  const all = [...uncounted, ...values];
  const shown = isWhole ? all : all.filter(({ value }, place) => place < SHORT || chosen.includes(value));
  return (
    <fieldset className="search-facet">
      <legend>{titleOf(facet)}</legend>
      {shown.map(({ value, count }) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          onChange={(event) => onToggle(value, event.currentTarget.checked)}
          label={
            <>
              {labelOf(facet, value)} {count !== null && <span className="search-facet-count">{count}</span>}
            </>
          }
        />
      ))}
      {shown.length < all.length && (
        <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
          {t`Show all ${all.length}`}
        </Button>
      )}
    </fieldset>
  );
}
