import { useLingui } from "@lingui/react/macro";
import { Button, Group, Progress, Skeleton, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useCallback, useEffect, useState } from "react";
import { formatBytes } from "../../domain/formatBytes.ts";
import { AppModal } from "../ui/AppModal.tsx";
import { showFailure } from "../ui/showFailure.ts";
import { DiscardedCard } from "./DiscardedCard.tsx";
import { clearDevice, type DeviceStorage, measureDevice } from "./deviceStorage.ts";
import { OfflineMusic } from "./OfflineMusic.tsx";
import { OverwrittenCard } from "./OverwrittenCard.tsx";
import { SettingsCard } from "./SettingsCard.tsx";
import { UnsavedChanges } from "./UnsavedChanges.tsx";
import { usePreferences } from "./usePreferences.ts";

/** What this device keeps for Levare, measured by the browser, and the way to free it. */
export function OfflineSection() {
  const { t, i18n } = useLingui();
  const keep = usePreferences();
  const [storage, setStorage] = useState<DeviceStorage | "unknown" | null>(null);
  const [isClearing, setClearing] = useState(false);
  const [isAsking, setAsking] = useState(false);

  const measure = useCallback(async () => {
    const measured = await measureDevice();
    setStorage(measured ?? "unknown");
    return measured;
  }, []);
  useEffect(() => void measure(), [measure]);

  async function handleClear() {
    setAsking(false);
    setClearing(true);
    try {
      await clearDevice();
      notifications.show({ message: t`This storage is free again.` });
    } catch {
      showFailure(t`Not everything could be removed.`);
    }
    setClearing(false);
    const measured = await measure();
    if (measured) keep({ offlineStorageUsed: measured.usedBytes });
  }

  return (
    <>
      <UnsavedChanges />
      <DiscardedCard />
      <OverwrittenCard />
      <OfflineMusic />
      <SettingsCard
        title={t`On this device`}
        lead={t`Your queue, unfinished uploads and saved music are kept here, so Levare starts fast and works offline.`}
      >
        {storage === null && <Skeleton height={44} />}
        {storage === "unknown" && <Text>{t`This browser does not say how much it stores.`}</Text>}
        {storage !== null && storage !== "unknown" && (
          <>
            <Text>
              {t`${formatBytes(storage.usedBytes, i18n.locale)} of ${formatBytes(storage.quotaBytes, i18n.locale)} used`}
            </Text>
            <Progress
              size="lg"
              radius="xl"
              value={Math.min(100, (storage.usedBytes / storage.quotaBytes) * 100)}
              aria-label={t`Storage used on this device`}
            />
          </>
        )}
        <Group>
          <Button variant="default" onClick={() => setAsking(true)} disabled={isClearing}>
            {isClearing ? t`Removing...` : t`Free this storage`}
          </Button>
        </Group>
        <Text c="dimmed">{t`Your music and your account are safe on the server.`}</Text>
        <AppModal isOpen={isAsking} onClose={() => setAsking(false)} title={t`Free this storage?`}>
          <Text mb="md">{t`Saved music and unfinished uploads on this device are lost, and your queue is cleared. Changes that are not on the server yet are kept.`}</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setAsking(false)} data-autofocus>
              {t`Keep it`}
            </Button>
            <Button color="red" onClick={() => void handleClear()}>
              {t`Free this storage`}
            </Button>
          </Group>
        </AppModal>
      </SettingsCard>
    </>
  );
}
