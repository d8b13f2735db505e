import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Menu } from "@mantine/core";
import {
  IconArchive,
  IconArchiveOff,
  IconBarcode,
  IconDots,
  IconFileMusic,
  IconRefresh,
} from "@tabler/icons-react";
import { Link } from "react-router";
import type { TrackRow_track$data } from "../__generated__/TrackRow_track.graphql.ts";
import { trackPath } from "./page/trackPath.ts";
import { useAssignIsrcs } from "./useAssignIsrcs.tsx";
import { useArchiveTrack, useRestoreTrack, useRetryTrack } from "./useTrackVerbs.tsx";

/** What else can be done with a track. */
export function TrackMenu({
  track,
}: {
  track: Pick<TrackRow_track$data, "id" | "title" | "state" | "isrc">;
}) {
  const { t } = useLingui();
  const archive = useArchiveTrack();
  const restore = useRestoreTrack();
  const retry = useRetryTrack();
  const assign = useAssignIsrcs();
  const { id, title, state, isrc } = track;
  if (state === "processing") return null;
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon aria-label={t`More about ${title}`}>
          <IconDots size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to={trackPath({ id, title })}
          leftSection={<IconFileMusic size={18} stroke={1.75} aria-hidden />}
        >
          {t`Open`}
        </Menu.Item>
        {state === "ready" && !isrc && (
          <Menu.Item
            leftSection={<IconBarcode size={18} stroke={1.75} aria-hidden />}
            onClick={() => void assign([id])}
          >
            {t`Assign ISRC`}
          </Menu.Item>
        )}
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
