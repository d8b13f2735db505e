import { useLingui } from "@lingui/react/macro";
import { Checkbox } from "@mantine/core";
import { AI_SHARES } from "../../../domain/catalog/aiDisclosure.ts";
import type { Condition } from "../../../domain/search/query.ts";
import { useAiLabels } from "../../catalog/useAiLabels.ts";

interface Props {
  conditions: readonly Condition[];
  onCondition: (condition: Condition, isWanted: boolean) => void;
}

/** How much of the music a model made, as its artists say. It is written into the text of the search, and so is not counted. */
export function AiGroup({ conditions, onCondition }: Props) {
  const { t } = useLingui();
  const { shares } = useAiLabels();
  return (
    <fieldset className="search-facet">
      <legend>{t`Use of AI`}</legend>
      {AI_SHARES.map((value) => (
        <Checkbox
          key={value}
          label={shares[value]}
          checked={conditions.some((each) => each.kind === "ai" && each.value === value && !each.isNot)}
          onChange={(event) => onCondition({ kind: "ai", value, isNot: false }, event.currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}
