import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Button, Group, Text } from "@mantine/core";
import { Link } from "react-router";
import { formatBytes } from "../../domain/formatBytes.ts";
import { useSavedSongs } from "../offline/useSavedSongs.ts";
import { SettingsCard } from "./SettingsCard.tsx";

/** How much music is on this device, and the way to what it is. */
export function OfflineMusic() {
  const { t, i18n } = useLingui();
  const songs = useSavedSongs();
  if (songs === null) return null;
  const bytes = songs.reduce((sum, song) => sum + song.bytes, 0);
  return (
    <SettingsCard
      title={t`Saved music`}
      lead={t`Press “Save offline” on a release, a track or a playlist, and it plays here without a connection.`}
    >
      <Text>
        {songs.length === 0
          ? t`Nothing saved on this device`
          : t`${plural(songs.length, { one: "# track", other: "# tracks" })}, ${formatBytes(bytes, i18n.locale)} on this device`}
      </Text>
      {songs.length > 0 && (
        <Group>
          <Button variant="default" component={Link} to="/library?tab=downloads">
            {t`Show downloads`}
          </Button>
        </Group>
      )}
    </SettingsCard>
  );
}
