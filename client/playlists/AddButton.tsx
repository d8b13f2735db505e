import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Button } from "@mantine/core";
import { IconPlaylistAdd } from "@tabler/icons-react";
import { useNavigate } from "react-router";
import { keepPendingWish } from "../app/pendingWish.ts";
import { useMaybeViewer } from "../app/viewer.ts";
import { type AddRequest, askForPlaylist } from "./addingToPlaylist.ts";

interface Props extends AddRequest {
  /** With its words beside the icon. */
  isWide?: boolean;
}

/** Puts tracks into a playlist of the person's choice; a visitor signs in first and is asked then. */
export function AddButton({ trackIds, title, isWide = false }: Props) {
  const { t } = useLingui();
  const viewer = useMaybeViewer();
  const navigate = useNavigate();
  const press = () => {
    if (viewer) return askForPlaylist({ trackIds, title });
    keepPendingWish({ kind: "playlist", trackIds, title });
    void navigate("/auth?view=login");
  };
  if (isWide)
    return (
      <Button variant="default" leftSection={<IconPlaylistAdd size={18} aria-hidden />} onClick={press}>
        {t`Add to playlist`}
      </Button>
    );
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      aria-label={t`Add ${title} to a playlist`}
      onClick={press}
    >
      <IconPlaylistAdd size={20} aria-hidden />
    </ActionIcon>
  );
}
