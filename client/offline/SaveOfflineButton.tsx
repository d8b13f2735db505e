import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { IconCloudDown } from "@tabler/icons-react";
import { useMaybeViewer } from "../app/viewer.ts";
import { askToSaveOffline, type SaveRequest } from "./savingOffline.ts";

/** Keeps music on this device, to be heard without a connection; for whoever has an account. */
export function SaveOfflineButton(request: SaveRequest) {
  const { t } = useLingui();
  const viewer = useMaybeViewer();
  // Browsers without it, and addresses that are not safe, keep nothing.
  const canKeep = "caches" in globalThis;
  if (!viewer || !canKeep) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconCloudDown size={18} aria-hidden />}
      onClick={() => askToSaveOffline(request)}
    >
      {t`Save offline`}
    </Button>
  );
}
