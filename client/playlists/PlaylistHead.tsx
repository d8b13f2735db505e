import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Anchor, Button, Group } from "@mantine/core";
import { IconArrowsShuffle, IconPencil, IconUsersPlus, IconWand } from "@tabler/icons-react";
import { use, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { PlaylistVisibility } from "../../domain/playlists/playlist.ts";
import type { PlaylistHead_playlist$key } from "../__generated__/PlaylistHead_playlist.graphql.ts";
import { SaveOfflineButton } from "../offline/SaveOfflineButton.tsx";
import { PlayAllButton } from "../player/PlayAllButton.tsx";
import { PRESS_MAX, playTrack } from "../player/playTrack.ts";
import { PlayerContext } from "../player/usePlayer.ts";
import { WaitingMark } from "../sync/mark/WaitingMark.tsx";
import { CoverWash } from "../ui/CoverWash.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { DetailsForm } from "./DetailsForm.tsx";
import { PlaylistCover } from "./PlaylistCover.tsx";
import { PlaylistMenu } from "./PlaylistMenu.tsx";
import { usePlaylistLines } from "./playlistLines.ts";
import { ShareDialog } from "./ShareDialog.tsx";
import { useVisibilityLabels } from "./useVisibilityLabels.ts";

/** Cover, name, whose it is, and what can be done with the whole of it. */
export function PlaylistHead({ playlist: playlistRef }: { playlist: PlaylistHead_playlist$key }) {
  const { t, i18n } = useLingui();
  const labels = useVisibilityLabels();
  const player = use(PlayerContext);
  const [isEditing, setEditing] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const playlist = useFragment(
    graphql`
      fragment PlaylistHead_playlist on Playlist {
        id
        title
        description
        visibility
        rule
        isOwn
        mayFill
        ownerName
        ownerPath
        coverUrls
        updatedAt
        ...playlistLines_playlist
        ...DetailsForm_playlist
        ...PlaylistMenu_playlist
        ...ShareDialog_playlist
      }
    `,
    playlistRef,
  );
  const { title, description, coverUrls, isOwn, mayFill, ownerName, ownerPath, rule } = playlist;
  const lines = usePlaylistLines(playlist);
  const heard = lines.filter(({ isAvailable }) => isAvailable);
  const queue = heard.slice(0, PRESS_MAX).map(({ trackId }) => trackId);
  const minutes = Math.round(heard.reduce((sum, { duration }) => sum + duration, 0) / 60);
  const day = i18n.date(new Date(playlist.updatedAt), { dateStyle: "medium" });

  function shuffle() {
    const all = heard.map(({ trackId }) => trackId);
    const first = all[Math.floor(Math.random() * all.length)];
    if (first === undefined) return;
    player?.setShuffled(true);
    playTrack(first, all.slice(0, PRESS_MAX).includes(first) ? queue : [first, ...queue]);
  }

  return (
    <header className="playlist-head">
      {coverUrls[0] && <CoverWash src={coverUrls[0]} />}
      <PlaylistCover coverUrls={coverUrls} isLarge />
      <div className="playlist-about">
        <p className="playlist-facts library-dim">
          {rule != null && <IconWand size={16} aria-hidden />}
          <span>
            {rule == null ? t`Playlist` : t`Smart playlist`} ·{" "}
            {labels[playlist.visibility as PlaylistVisibility]}
          </span>
        </p>
        {isEditing ? (
          <DetailsForm playlist={playlist} onDone={() => setEditing(false)} />
        ) : (
          <>
            <PageTitle title={title} className="playlist-title">
              {title}
              <WaitingMark table="playlists" id={playlist.id} name={title} />
              {isOwn && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={44}
                  aria-label={t`Edit title and description`}
                  onClick={() => setEditing(true)}
                >
                  <IconPencil size={20} aria-hidden />
                </ActionIcon>
              )}
            </PageTitle>
            {description && <p className="playlist-words">{description}</p>}
          </>
        )}
        <p className="library-dim">
          {ownerName && !isOwn && (
            <>
              {ownerPath ? (
                <Anchor component={Link} to={ownerPath}>
                  {ownerName}
                </Anchor>
              ) : (
                ownerName
              )}
              {" · "}
            </>
          )}
          {t`${plural(lines.length, { one: "# track", other: "# tracks" })}`} · {t`${minutes} min`} ·{" "}
          {t`Changed ${day}`}
        </p>
        {rule != null && (
          <p className="playlist-rule">
            {t`Fills itself with what the search finds for`} <code>{rule}</code>
          </p>
        )}
        <Group gap="sm">
          {queue.length > 0 && <PlayAllButton trackIds={queue} title={title} />}
          {queue.length > 1 && (
            <Button
              variant="default"
              leftSection={<IconArrowsShuffle size={18} aria-hidden />}
              onClick={shuffle}
            >
              {t`Shuffle`}
            </Button>
          )}
          {queue.length > 0 && (
            <SaveOfflineButton trackIds={heard.map(({ trackId }) => trackId)} title={title} />
          )}
          {mayFill && (
            <Button
              variant="default"
              leftSection={<IconUsersPlus size={18} aria-hidden />}
              onClick={() => setSharing(true)}
            >
              {isOwn ? t`Share` : t`Together`}
            </Button>
          )}
          <PlaylistMenu playlist={playlist} />
        </Group>
      </div>
      <ShareDialog playlist={playlist} isOpen={isSharing} onClose={() => setSharing(false)} />
    </header>
  );
}
