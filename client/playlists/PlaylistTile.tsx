import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Anchor } from "@mantine/core";
import { IconLink, IconLock, IconUsers, IconWand, IconWorld } from "@tabler/icons-react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { PlaylistTile_playlist$key } from "../__generated__/PlaylistTile_playlist.graphql.ts";
import { WaitingMark } from "../sync/mark/WaitingMark.tsx";
import { PlaylistCover } from "./PlaylistCover.tsx";
import { useVisibilityLabels } from "./useVisibilityLabels.ts";

const ICONS = { private: IconLock, unlisted: IconLink, public: IconWorld };

/** A playlist in a list of them. */
export function PlaylistTile({ playlist: playlistRef }: { playlist: PlaylistTile_playlist$key }) {
  const { t } = useLingui();
  const labels = useVisibilityLabels();
  const { id, title, path, coverUrls, itemCount, rule, visibility, isOwn, ownerName } = useFragment(
    graphql`
      fragment PlaylistTile_playlist on Playlist {
        id
        title
        path
        coverUrls
        itemCount
        rule
        visibility
        folder
        isOwn
        ownerName
      }
    `,
    playlistRef,
  );
  const Icon = isOwn ? ICONS[visibility as keyof typeof ICONS] : IconUsers;
  return (
    <li className="playlist-tile">
      <PlaylistCover coverUrls={coverUrls} />
      <span className="library-words">
        <span className="library-name">
          <Anchor component={Link} to={path}>
            {title}
          </Anchor>
          <WaitingMark table="playlists" id={id} name={title} />
        </span>
        <span className="library-dim playlist-facts">
          <Icon size={14} aria-hidden />
          <span>{isOwn ? labels[visibility as keyof typeof labels] : t`By ${ownerName}`}</span>
          {rule === null || rule === undefined ? (
            <span>· {t`${plural(itemCount, { one: "# track", other: "# tracks" })}`}</span>
          ) : (
            <span className="playlist-facts">
              · <IconWand size={14} aria-hidden /> {t`Smart`}
            </span>
          )}
        </span>
      </span>
    </li>
  );
}
