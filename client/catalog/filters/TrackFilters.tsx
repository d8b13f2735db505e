import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Button } from "@mantine/core";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { useRef } from "react";
import { useDevice } from "../../app/useDevice.ts";
import { LaterPopover } from "../../ui/LaterPopover.tsx";
import { useShortcut } from "../../ui/shortcuts.ts";
import { TextFilter } from "../../ui/TextFilter.tsx";
import { useAddressChoice } from "../../ui/useAddressChoice.ts";
import { useFilterLabels } from "./useFilterLabels.ts";

const loadFields = () => import("./FilterFields.tsx");

const FILTER = { keys: "/", label: msg`Filter the tracks` };

/** Narrows the list; every choice is part of the address, so that it can be kept and shared. */
export function TrackFilters() {
  const { t } = useLingui();
  const { address, choose: change } = useAddressChoice();
  const { chosen } = useFilterLabels();
  const field = useRef<HTMLInputElement>(null);
  const isPhone = useDevice() === "mobile";
  const count = chosen(address).length;
  const name = count > 0 ? t`Filters (${count})` : t`Filters`;
  const icon = <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />;
  useShortcut(FILTER, () => field.current?.focus());

  function choose(name: string, value: string | null) {
    change({ [name]: value });
  }

  return (
    <search className="tracks-filters" aria-label={t`Filter the tracks`}>
      <TextFilter
        ref={field}
        className="tracks-text"
        isBare
        label={t`Title`}
        placeholder={t`Part of a title`}
        text={address.get("text") ?? ""}
        onText={(text) => choose("text", text)}
      />
      <LaterPopover
        load={loadFields}
        button={
          isPhone ? (
            <ActionIcon variant="default" size={44} aria-label={name}>
              {icon}
            </ActionIcon>
          ) : (
            <Button variant="default" leftSection={icon}>
              {name}
            </Button>
          )
        }
      >
        {({ FilterFields }) => <FilterFields address={address} choose={choose} />}
      </LaterPopover>
    </search>
  );
}
