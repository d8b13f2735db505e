import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Menu } from "@mantine/core";
import { IconDots, IconDownload, IconTrash } from "@tabler/icons-react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router";
import {
  PLAYLIST_FORMATS,
  type PlaylistFormat,
  printPlaylist,
} from "../../domain/playlists/formats/formats.ts";
import type { PlaylistMenu_playlist$key } from "../__generated__/PlaylistMenu_playlist.graphql.ts";
import { useQuestion } from "../ui/useQuestion.tsx";
import { usePlaylistLines } from "./playlistLines.ts";
import { usePlaylistVerbs } from "./usePlaylistVerbs.ts";

/** What is done with a playlist now and then: taken along as a file, deleted. */
export function PlaylistMenu({ playlist: playlistRef }: { playlist: PlaylistMenu_playlist$key }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const verbs = usePlaylistVerbs();
  const [question, ask] = useQuestion();
  const playlist = useFragment(
    graphql`
      fragment PlaylistMenu_playlist on Playlist {
        id
        title
        isOwn
        ...playlistLines_playlist
      }
    `,
    playlistRef,
  );
  const { id, title, isOwn } = playlist;
  const lines = usePlaylistLines(playlist);
  const names: Record<PlaylistFormat, string> = {
    m3u: "M3U8",
    xspf: "XSPF",
    csv: "CSV",
    lines: t`Text: artist - title`,
  };

  function save(format: PlaylistFormat) {
    const entries = lines
      .filter(({ isAvailable }) => isAvailable)
      .map(({ title, by, isrc, duration, path }) => ({
        ...{ title, artist: by, isrc, duration },
        url: path && `${window.location.origin}${path}`,
      }));
    const { extension, mimeType } = PLAYLIST_FORMATS[format];
    const link = document.createElement("a");
    link.href = `data:${mimeType};charset=utf-8,${encodeURIComponent(printPlaylist(format, { title, entries }))}`;
    link.download = `${title}.${extension}`;
    link.click();
  }

  const askDelete = () =>
    ask({
      title: t`Delete ${title}?`,
      follows: t`It is gone for everybody who fills or reads it. The tracks themselves stay.`,
      yes: t`Delete playlist`,
      onYes: () => void verbs.delete(id).then((isDone) => isDone && navigate("/library?tab=playlists")),
    });

  return (
    <>
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <ActionIcon variant="default" size={44} aria-label={t`More about ${title}`}>
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t`Export`}</Menu.Label>
          {(Object.keys(names) as PlaylistFormat[]).map((format) => (
            <Menu.Item
              key={format}
              leftSection={<IconDownload size={18} aria-hidden />}
              onClick={() => save(format)}
            >
              {names[format]}
            </Menu.Item>
          ))}
          {isOwn && (
            <>
              <Menu.Divider />
              <Menu.Item leftSection={<IconTrash size={18} aria-hidden />} onClick={askDelete}>
                {t`Delete`}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {question}
    </>
  );
}
