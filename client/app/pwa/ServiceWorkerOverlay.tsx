import { useLingui } from "@lingui/react/macro";
import { Button, Group, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useEffect, useState, useSyncExternalStore } from "react";
import libraryScreenQuery from "../../__generated__/LibraryScreenQuery$parameters.ts";
import { i18n } from "../../i18n/i18n.ts";
import { questionAddress } from "../questionAddress.ts";
import { useViewer } from "../viewer.ts";
import { askedSoFar } from "./asked.ts";
import { postToWorker, workers } from "./serviceWorker.ts";
import { Updates } from "./Updates.ts";

const TOAST = "levare-update";

/** Registers the service worker for the person who is here, and says when a new version of Levare waits. */
export function ServiceWorkerOverlay() {
  const { t } = useLingui();
  const { id } = useViewer();
  const [updates] = useState(() => new Updates());
  const state = useSyncExternalStore(updates.subscribe, updates.state);
  useEffect(() => openWorker(updates, id), [updates, id]);

  useEffect(() => {
    if (state === "none") return;
    notifications.show({
      id: TOAST,
      title: t`Update Available`,
      autoClose: false,
      withCloseButton: false,
      message: <UpdateChoice isHeld={state === "held"} onUpdate={() => void updates.update()} />,
    });
    return () => void notifications.hide(TOAST);
  }, [state, t, updates]);
  return null;
}

function UpdateChoice({ isHeld, onUpdate }: { isHeld: boolean; onUpdate: () => void }) {
  const { t } = useLingui();
  return (
    <Group justify="space-between" wrap="nowrap" gap="md">
      <Text size="sm">
        {isHeld
          ? t`Levare updates by itself when everything is saved here and in your other tabs.`
          : t`A new version of Levare is ready.`}
      </Text>
      {!isHeld && (
        <Button size="compact-md" onClick={onUpdate}>
          {t`Update`}
        </Button>
      )}
    </Group>
  );
}

/** After the first screen stands: nothing here is needed for it. */
function openWorker(updates: Updates, personId: string): () => void {
  const container = workers();
  if (!container || !import.meta.env.PROD) return () => {};
  let end = () => {};
  let isOver = false;
  const register = async () => {
    const registration = await container.register("/sw.js", { updateViaCache: "none" });
    if (isOver) return;
    end = updates.watch(registration);
    const { active } = await container.ready;
    // The library opens offline also for whoever has not looked at it here.
    const asked = [...askedSoFar(), questionAddress(String(libraryScreenQuery.params.id), "{}")];
    await postToWorker(active, { type: "ACCOUNT", personId, asked, language: i18n.locale });
  };
  // Without it everything works as long as there is a network.
  register().catch(() => undefined);
  return () => {
    isOver = true;
    end();
  };
}
