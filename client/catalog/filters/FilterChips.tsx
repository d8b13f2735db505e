import { useLingui } from "@lingui/react/macro";
import { Button, Group, Pill } from "@mantine/core";
import { useRef } from "react";
import { focusContent } from "../../ui/focusContent.ts";
import { useAddressChoice } from "../../ui/useAddressChoice.ts";
import { type ChosenFilter, useFilterLabels } from "./useFilterLabels.ts";

/** The filters that are on, each with its way out. Nothing while there are none. */
export function FilterChips() {
  const { t } = useLingui();
  const { address, choose } = useAddressChoice();
  const chosen = useFilterLabels().chosen(address);
  const group = useRef<HTMLDivElement>(null);
  if (chosen.length === 0) return null;

  /** What was pressed goes away: whoever works by keyboard goes on at what stays. */
  function remove(off: ChosenFilter["off"], isLast: boolean): void {
    if (isLast) focusContent();
    else group.current?.focus();
    choose(off);
  }
  return (
    <Group
      ref={group}
      tabIndex={-1}
      gap={8}
      className="tracks-chips"
      role="group"
      aria-label={t`Filters that are on`}
    >
      {chosen.map(({ label, off }) => (
        <Pill
          key={label}
          size="lg"
          withRemoveButton
          removeButtonProps={{ "aria-label": t`Remove ${label}`, "aria-hidden": false, tabIndex: 0 }}
          onRemove={() => remove(off, chosen.length === 1)}
        >
          {label}
        </Pill>
      ))}
      {chosen.length > 1 && (
        <Button
          variant="subtle"
          size="sm"
          onClick={() => remove(Object.assign({}, ...chosen.map(({ off }) => off), { lacking: null }), true)}
        >
          {t`Clear all`}
        </Button>
      )}
    </Group>
  );
}
