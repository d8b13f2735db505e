import { useLingui } from "@lingui/react/macro";
import { ActionIcon } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import type { listedTrack_track$data } from "../__generated__/listedTrack_track.graphql.ts";
import { LaterMenu } from "../ui/LaterMenu.tsx";

export type TrackWithMenu = Pick<listedTrack_track$data, "id" | "title" | "state" | "isrc">;

const loadItems = () => import("./TrackMenuItems.tsx");

/** What else can be done with a track. */
export function TrackMenu({ track }: { track: TrackWithMenu }) {
  const { t } = useLingui();
  const { title, state } = track;
  if (state === "processing") return null;
  return (
    <LaterMenu
      width={200}
      position="bottom-end"
      load={loadItems}
      button={
        <ActionIcon aria-label={t`More about ${title}`}>
          <IconDots size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      }
    >
      {({ TrackMenuItems }) => <TrackMenuItems track={track} />}
    </LaterMenu>
  );
}
