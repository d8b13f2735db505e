import { useLingui } from "@lingui/react/macro";
import { Menu } from "@mantine/core";
import { IconArchive, IconArchiveOff, IconBarcode, IconFileMusic, IconRefresh } from "@tabler/icons-react";
import { Link } from "react-router";
import { trackPath } from "./page/trackPath.ts";
import type { TrackWithMenu } from "./TrackMenu.tsx";
import { useAssignIsrcs } from "./useAssignIsrcs.tsx";
import { useArchiveTrack, useRestoreTrack, useRetryTrack } from "./useTrackVerbs.tsx";

/** What can be done with a track as it stands. */
export function TrackMenuItems({ track }: { track: TrackWithMenu }) {
  const { t } = useLingui();
  const archive = useArchiveTrack();
  const restore = useRestoreTrack();
  const retry = useRetryTrack();
  const assign = useAssignIsrcs();
  const { id, title, state, isrc } = track;
  return (
    <>
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
    </>
  );
}
