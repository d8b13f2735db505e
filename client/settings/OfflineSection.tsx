import { useLingui } from "@lingui/react/macro";
import { Button, Group, Progress, Skeleton, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useCallback, useEffect, useState } from "react";
import { formatBytes } from "../../domain/formatBytes.ts";
import { AppModal } from "../ui/AppModal.tsx";
import { clearDevice, type DeviceStorage, measureDevice } from "./deviceStorage.ts";
import { SettingsCard } from "./SettingsCard.tsx";
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
      notifications.show({ message: t`This device keeps nothing for Levare any more.` });
    } catch {
      notifications.show({ color: "red", role: "alert", message: t`Not everything could be removed.` });
    }
    setClearing(false);
    const measured = await measure();
    if (measured) keep({ offlineStorageUsed: measured.usedBytes });
  }

  return (
    <SettingsCard
      title={t`On this device`}
      lead={t`Queue, unfinished uploads and saved music stay here, so that Levare begins fast and works without a connection.`}
    >
      {storage === null && <Skeleton height={44} />}
      {storage === "unknown" && <Text>{t`This browser does not tell how much it keeps.`}</Text>}
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
      <Text c="dimmed">{t`Your music and your account are kept on the server: nothing of them is lost.`}</Text>
      <AppModal isOpen={isAsking} onClose={() => setAsking(false)} title={t`Free this storage?`}>
        <Text mb="md">{t`Uploads that are not finished on this device end, and the queue is emptied.`}</Text>
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
  );
}
