import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Anchor } from "@mantine/core";
import { IconGripVertical, IconX } from "@tabler/icons-react";
import { Link } from "react-router";
import { clockTime } from "../../domain/player/position.ts";
import { PlayButton } from "../player/PlayButton.tsx";
import { useIsPlaying } from "../player/usePlayer.ts";
import { Cover } from "../ui/Cover.tsx";
import { MoveButtons } from "../ui/MoveButtons.tsx";
import type { useReorder } from "../ui/useReorder.ts";
import type { PlaylistLine } from "./playlistLines.ts";

interface Props {
  line: PlaylistLine;
  /** From 1, among `count`: most lines of a long list are not drawn. */
  place: number;
  count: number;
  /** Global ids of what is played from here on. */
  queue: readonly string[];
  /** Null for those who may not change it. */
  order: ReturnType<typeof useReorder> | null;
  onRemove: () => void;
}

/** One line of a playlist. Alt with an arrow moves it, Delete takes it out. */
export function PlaylistRow({ line, place, count, queue, order, onRemove }: Props) {
  const { t } = useLingui();
  const { id, trackId, isAvailable, by, picture, path, duration, addedBy } = line;
  const isPlaying = useIsPlaying(trackId);
  const title = isAvailable ? line.title : t`Not available`;
  const moves = order?.item(id);
  return (
    <li
      className="library-line playlist-line"
      aria-posinset={place}
      aria-setsize={count}
      data-playing={isPlaying || undefined}
      data-filled={order !== null || undefined}
      {...moves}
      onKeyDown={(event) => {
        moves?.onKeyDown(event);
        if (order && event.key === "Delete") onRemove();
      }}
    >
      {order && (
        <span className="playlist-grip" title={t`Drag to move`} {...order.handle(id)}>
          <IconGripVertical size={18} aria-hidden />
        </span>
      )}
      <PlayButton trackId={trackId} title={title} queue={queue} disabled={!isAvailable} />
      {isAvailable ? <Cover src={picture} alt="" size={48} /> : <span className="playlist-missing" />}
      <span className="library-words">
        {isAvailable && path ? (
          <Anchor component={Link} to={path}>
            {title}
          </Anchor>
        ) : (
          <strong data-missing={!isAvailable || undefined}>{title}</strong>
        )}
        <span className="library-dim">
          {isAvailable ? by : t`Its artist took it back, or shares it with fewer people.`}
        </span>
      </span>
      <span className="library-dim playlist-adder">{addedBy}</span>
      <span className="library-dim library-length">{isAvailable && clockTime(duration)}</span>
      {order && (
        <span className="playlist-actions">
          <MoveButtons id={id} name={title} order={order} />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={t`Remove ${title}`}
            onClick={onRemove}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </span>
      )}
    </li>
  );
}
