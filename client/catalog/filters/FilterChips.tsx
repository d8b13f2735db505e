import { useLingui } from "@lingui/react/macro";
import { Button, Group, Pill } from "@mantine/core";
import { useAddressChoice } from "../../ui/useAddressChoice.ts";
import { useFilterLabels } from "./useFilterLabels.ts";

/** The filters that are on, each with its way out. Nothing while there are none. */
export function FilterChips() {
  const { t } = useLingui();
  const { address, choose } = useAddressChoice();
  const chosen = useFilterLabels().chosen(address);
  if (chosen.length === 0) return null;
  return (
    <Group gap={8} className="tracks-chips" role="group" aria-label={t`Filters that are on`}>
      {chosen.map(({ label, off }) => (
        <Pill
          key={label}
          size="lg"
          withRemoveButton
          removeButtonProps={{ "aria-label": t`Remove ${label}`, "aria-hidden": false, tabIndex: 0 }}
          onRemove={() => choose(off)}
        >
          {label}
        </Pill>
      ))}
      {chosen.length > 1 && (
        <Button
          variant="subtle"
          size="sm"
          onClick={() => choose(Object.assign({}, ...chosen.map(({ off }) => off), { lacking: null }))}
        >
          {t`Clear all`}
        </Button>
      )}
    </Group>
  );
}
