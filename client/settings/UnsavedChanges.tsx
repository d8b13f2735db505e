import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Button, Group, Text } from "@mantine/core";
import { openShelf, useSyncState } from "../sync/syncState.ts";
import { useSyncNow } from "../sync/useSyncNow.ts";
import { SettingsCard } from "./SettingsCard.tsx";

/** What was changed on this device and is not on the server yet, and how to send it now. */
export function UnsavedChanges() {
  const { t } = useLingui();
  const { engine, count, isSending } = useSyncState();
  const { syncNow, isSyncing } = useSyncNow(engine);
  return (
    <SettingsCard
      title={t`Changes to send`}
      lead={t`Likes, settings, playlists and changes of your tracks and releases are kept here while there is no connection, and sent once there is one.`}
    >
      <Text>
        {count === 0
          ? t`Everything is saved on the server.`
          : t`${plural(count, { one: "# change waiting", other: "# changes waiting" })}`}
      </Text>
      <Group>
        <Button
          variant="default"
          disabled={!engine || isSending || isSyncing}
          onClick={() => void syncNow()}
        >{t`Sync now`}</Button>
        {count > 0 && (
          <Button variant="subtle" onClick={() => openShelf(true)}>
            {t`Show them`}
          </Button>
        )}
      </Group>
    </SettingsCard>
  );
}
