import { useLingui } from "@lingui/react/macro";
import { Button, Group, NativeSelect, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { IconLink } from "@tabler/icons-react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router";
import { PLAYLIST_VISIBILITIES, type PlaylistVisibility } from "../../domain/playlists/playlist.ts";
import type { ShareDialog_playlist$key } from "../__generated__/ShareDialog_playlist.graphql.ts";
import { copyText } from "../publicPages/copyText.ts";
import { AppModal } from "../ui/AppModal.tsx";
import { useQuestion } from "../ui/useQuestion.tsx";
import { usePlaylistVerbs } from "./usePlaylistVerbs.ts";
import { useTogether } from "./useTogether.ts";
import { useVisibilityLabels } from "./useVisibilityLabels.ts";

interface Props {
  playlist: ShareDialog_playlist$key;
  isOpen: boolean;
  onClose: () => void;
}

/** Who may read a playlist, and who fills it. */
export function ShareDialog({ playlist: playlistRef, isOpen, onClose }: Props) {
  const { t } = useLingui();
  const labels = useVisibilityLabels();
  const navigate = useNavigate();
  const { update } = usePlaylistVerbs();
  const together = useTogether();
  const [question, ask] = useQuestion();
  const { id, title, path, visibility, isOwn, rule, ownerName, invitationPath, collaborators } = useFragment(
    graphql`
      fragment ShareDialog_playlist on Playlist {
        id
        title
        path
        visibility
        isOwn
        rule
        ownerName
        invitationPath
        collaborators {
          userId
          name
          isViewer
        }
      }
    `,
    playlistRef,
  );

  async function copy(where: string) {
    const url = `${window.location.origin}${where}`;
    const isCopied = await copyText(url);
    // Without the right to write there, the person can still take it by hand.
    notifications.show(isCopied ? { message: t`Link copied` } : { message: url, autoClose: false });
  }

  const askLeave = () =>
    ask({
      title: t`Leave ${title}?`,
      follows: t`What you added stays in it. To come back you need a link again.`,
      yes: t`Leave playlist`,
      onYes: () => void together.leave(id).then((isDone) => isDone && navigate("/library?tab=playlists")),
    });
  const askRemove = (userId: string, name: string) =>
    ask({
      title: t`Remove ${name}?`,
      follows: t`What they added stays in it. To come back they need a link again.`,
      yes: t`Remove from the playlist`,
      onYes: () => void together.remove(id, userId),
    });
  const askRevoke = () =>
    ask({
      title: t`End this link?`,
      follows: t`Nobody joins by it any more. Whoever joined stays.`,
      yes: t`End the link`,
      onYes: () => void together.revoke(id),
    });

  return (
    <AppModal isOpen={isOpen} onClose={onClose} title={isOwn ? t`Share ${title}` : title}>
      <div className="playlist-form">
        {isOwn && (
          <NativeSelect
            label={t`Who can see it`}
            value={visibility}
            data={PLAYLIST_VISIBILITIES.map((value) => ({ value, label: labels[value] }))}
            onChange={(event) =>
              void update(id, { visibility: event.currentTarget.value as PlaylistVisibility })
            }
          />
        )}
        {visibility !== "private" && (
          <Group>
            <Button leftSection={<IconLink size={18} aria-hidden />} onClick={() => void copy(path)}>
              {t`Copy link`}
            </Button>
          </Group>
        )}
        {rule == null && (
          <section aria-labelledby="playlist-together">
            <h3 id="playlist-together" className="playlist-folder">{t`Fill it together`}</h3>
            <Text c="dimmed" size="sm">
              {t`Whoever has the link and is signed in can join, and then add, remove and move tracks.`}
            </Text>
            <ul className="playlist-people">
              {!isOwn && ownerName && <li>{t`${ownerName} (owner)`}</li>}
              {collaborators.map(({ userId, name, isViewer }) => (
                <li key={userId}>
                  <span>{isViewer ? t`${name} (you)` : name}</span>
                  {isOwn && (
                    <Button
                      variant="subtle"
                      color="gray"
                      size="sm"
                      aria-label={t`Remove ${name}`}
                      onClick={() => askRemove(userId, name)}
                    >
                      {t`Remove`}
                    </Button>
                  )}
                  {isViewer && (
                    <Button variant="subtle" color="gray" size="sm" onClick={askLeave}>
                      {t`Leave`}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {isOwn && !invitationPath && (
              <Button variant="default" onClick={() => void together.invite(id)}>
                {t`Make a link to join`}
              </Button>
            )}
            {isOwn && invitationPath && (
              <Group gap="sm">
                <Button variant="default" onClick={() => void copy(invitationPath)}>
                  {t`Copy the link to join`}
                </Button>
                <Button variant="subtle" color="gray" onClick={askRevoke}>
                  {t`End the link`}
                </Button>
              </Group>
            )}
          </section>
        )}
      </div>
      {question}
    </AppModal>
  );
}
