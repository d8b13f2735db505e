import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Popover, Text } from "@mantine/core";
import { IconPhone } from "@tabler/icons-react";
import { passesGate } from "../../domain/billing/gates.ts";
import { useTier, useViewer } from "../app/viewer.ts";
import { useUpgrade } from "../billing/upgrade.ts";

/** The phone of the top bar, for those whose flag is on; without a paid plan it offers one (SPEC.md section 6). */
export function PhoneButton() {
  const { t } = useLingui();
  const { flags } = useViewer();
  const tier = useTier();
  const openUpgrade = useUpgrade();
  if (!flags.includes("PHONE_DIALER")) return null;
  const button = (onClick?: () => void) => (
    <ActionIcon aria-label={t`Phone`} {...(onClick && { onClick })}>
      <IconPhone size={22} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
  if (!passesGate(tier, "phone")) return button(() => openUpgrade({ feature: t`Phone`, requires: "pro" }));
  return (
    <Popover width={280} position="bottom-end">
      <Popover.Target>{button()}</Popover.Target>
      <Popover.Dropdown aria-label={t`Phone`}>
        <Text c="dimmed">{t`The phone is not built yet. It will hold a keypad and your call history.`}</Text>
      </Popover.Dropdown>
    </Popover>
  );
}
