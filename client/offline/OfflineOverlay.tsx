import { useLingui } from "@lingui/react/macro";
import { notifications } from "@mantine/notifications";
import { lazy, Suspense, useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { useErrand } from "../app/errands.ts";
import { useViewer } from "../app/viewer.ts";
import { checkRights } from "./checkRights.ts";
import { fillPlaysAhead } from "./playsAhead.ts";
import { SAVE_OFFLINE, type SaveRequest } from "./savingOffline.ts";

const Dialog = lazy(async () => ({ default: (await import("./SaveOfflineDialog.tsx")).SaveOfflineDialog }));

/** Opens the dialog when any button asks for it, and looks whether what is saved may still be heard. */
export function OfflineOverlay() {
  const { t } = useLingui();
  const { id } = useViewer();
  const relay = useRelayEnvironment();
  const [request, setRequest] = useState<SaveRequest | null>(null);
  useErrand(SAVE_OFFLINE, setRequest);
  useEffect(() => {
    const look = async () => {
      const titles = await checkRights(relay, id);
      for (const title of titles)
        notifications.show({
          message: t`“${title}” is no longer available, so it was removed from this device.`,
        });
      await fillPlaysAhead(id);
    };
    // A device that keeps nothing has nothing to look for.
    const lookQuietly = () => void look().catch(() => undefined);
    lookQuietly();
    window.addEventListener("online", lookQuietly);
    return () => window.removeEventListener("online", lookQuietly);
  }, [relay, id, t]);
  if (!request) return null;
  return (
    <Suspense fallback={null}>
      <Dialog request={request} onClose={() => setRequest(null)} />
    </Suspense>
  );
}
