import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Menu } from "@mantine/core";
import { IconArchive, IconArchiveOff, IconDots, IconRefresh } from "@tabler/icons-react";
import type { TrackRow_track$data } from "../__generated__/TrackRow_track.graphql.ts";
import { useArchiveTrack, useRestoreTrack, useRetryTrack } from "./useTrackVerbs.tsx";

/** What else can be done with a track. */
export function TrackMenu({ track }: { track: Pick<TrackRow_track$data, "id" | "title" | "state"> }) {
  const { t } = useLingui();
  const archive = useArchiveTrack();
  const restore = useRestoreTrack();
  const retry = useRetryTrack();
  const { id, title, state } = track;
  if (state === "processing") return null;
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon aria-label={t`More about ${title}`}>
          <IconDots size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {state === "ready" && (
          <Menu.Item
            leftSection={<IconArchive size={18} stroke={1.75} aria-hidden />}
            onClick={() => archive(track)}
          >
            {t`Archive`}
          </Menu.Item>
        )}
        {state === "archived" && (
          <Menu.Item
            leftSection={<IconArchiveOff size={18} stroke={1.75} aria-hidden />}
            onClick={() => restore(track)}
          >
            {t`Bring back`}
          </Menu.Item>
        )}
        {state === "failed" && (
          <Menu.Item
            leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden />}
            onClick={() => retry(id)}
          >
            {t`Retry`}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
