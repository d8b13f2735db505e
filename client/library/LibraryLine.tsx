import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Anchor, Avatar } from "@mantine/core";
import { IconBookmarkFilled, IconHeartFilled, IconUserCheck } from "@tabler/icons-react";
import { memo } from "react";
import { Link } from "react-router";
import type { LibraryKind } from "../../domain/library/library.ts";
import { clockTime } from "../../domain/player/position.ts";
import { PlayButton } from "../player/PlayButton.tsx";
import { useIsPlaying } from "../player/usePlayer.ts";
import { AddButton } from "../playlists/AddButton.tsx";
import { WaitingMark } from "../sync/mark/WaitingMark.tsx";
import { LineCover } from "../ui/LineCover.tsx";
import { FollowLevelMenu } from "./FollowLevelMenu.tsx";
import type { LibraryItem } from "./libraryItems.ts";

/** Pixels; library.css holds lines to it. */
export const LINE_HEIGHT = 64;

const ICONS = { track: IconHeartFilled, release: IconBookmarkFilled, artist: IconUserCheck };

/** Where changes of its mark wait. */
const TABLES = { track: "likes", release: "saves", artist: "follows" } as const;

interface Props {
  kind: LibraryKind;
  item: LibraryItem;
  /** From 1, among `count`: most lines of a long list are not drawn. */
  place: number;
  count: number;
  /** Global ids of what is played from a place on. */
  queueFrom: (place: number) => readonly string[];
  onRemove: (item: LibraryItem) => void;
}

/** One line of the library: it opens its page, a track plays, and the filled mark takes it out. Drawn anew only with what it shows. */
export const LibraryLine = memo(function LibraryLine({
  kind,
  item,
  place,
  count,
  queueFrom,
  onRemove,
}: Props) {
  const { t, i18n } = useLingui();
  const { id, title, by, picture, path, duration, addedAt, level } = item;
  const isPlaying = useIsPlaying(id);
  const Icon = ICONS[kind];
  return (
    <li
      className="library-line"
      aria-posinset={place}
      aria-setsize={count}
      data-kind={kind}
      data-playing={isPlaying || undefined}
    >
      {kind === "track" && <PlayButton trackId={id} title={title} queue={() => queueFrom(place)} />}
      {kind === "artist" ? (
        <Avatar src={picture || null} name={title} alt="" size={48} radius="50%" aria-hidden />
      ) : (
        <LineCover src={picture} size={48} />
      )}
      <span className="library-words">
        <span className="library-name">
          {path ? (
            <Anchor component={Link} to={path}>
              {title}
            </Anchor>
          ) : (
            <strong>{title}</strong>
          )}
          <WaitingMark table={TABLES[kind]} id={id} name={title} />
        </span>
        {by && <span className="library-dim">{by}</span>}
      </span>
      <time className="library-dim library-day" dateTime={addedAt}>
        {i18n.date(new Date(addedAt), { dateStyle: "medium" })}
      </time>
      <span className="library-dim library-length">{duration !== null && clockTime(duration)}</span>
      <span className="library-actions">
        {level && <FollowLevelMenu id={id} name={title} level={level} />}
        {kind === "track" && <AddButton trackIds={[id]} title={title} />}
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t`Remove ${title}`}
          onClick={() => onRemove(item)}
        >
          <Icon size={20} aria-hidden />
        </ActionIcon>
      </span>
    </li>
  );
});
