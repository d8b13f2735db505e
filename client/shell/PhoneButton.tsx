import { useLingui } from "@lingui/react/macro";
import { ActionIcon } from "@mantine/core";
import { IconPhone } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { passesGate } from "../../domain/billing/gates.ts";
import { useTier, useViewer } from "../app/viewer.ts";
import { useUpgrade } from "../billing/upgrade.ts";

const DialerDialog = lazy(async () => ({
  default: (await import("../phone/DialerDialog.tsx")).DialerDialog,
}));

/** The phone of the top bar, for those whose flag is on; without a paid plan it offers one (SPEC.md section 6). */
export function PhoneButton() {
  const { t } = useLingui();
  const { flags, workspace } = useViewer();
  const tier = useTier();
  const openUpgrade = useUpgrade();
  const [isOpen, setOpen] = useState(false);
  if (!flags.includes("PHONE_DIALER") || !workspace) return null;

  function handlePress() {
    if (passesGate(tier, "phone")) setOpen(true);
    else openUpgrade({ feature: t`Phone`, requires: "pro" });
  }

  return (
    <>
      <ActionIcon aria-label={t`Phone`} aria-haspopup="dialog" onClick={handlePress}>
        <IconPhone size={22} stroke={1.75} aria-hidden />
      </ActionIcon>
      {isOpen && (
        <Suspense fallback={null}>
          <DialerDialog workspaceId={workspace.id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
