import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Button, Text } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconX } from "@tabler/icons-react";
import { use, useRef } from "react";
import { Cover } from "../ui/Cover.tsx";
import { PlayButton } from "./PlayButton.tsx";
import type { QueuedTrack } from "./seat/trackSource.ts";
import { usePlayer, usePlayerView } from "./usePlayer.ts";

/** What comes next, in order: to play, to move, to take out. */
export function QueueList({ asked }: { asked: Promise<readonly QueuedTrack[]> }) {
  const { t } = useLingui();
  const player = usePlayer();
  const { queue, currentId } = usePlayerView();
  const list = useRef<HTMLOListElement>(null);
  const tracks = new Map(use(asked).flatMap((track) => (track?.id ? [[track.id, track] as const] : [])));

  function handleRemove(id: string) {
    player.remove(id);
    // The button that had the focus is gone.
    list.current?.focus();
  }

  if (queue.length === 0) return <Text c="dimmed">{t`Your queue is empty. Play a track to start it.`}</Text>;
  return (
    <>
      <ol ref={list} className="player-queue" tabIndex={-1} aria-label={t`Queue`}>
        {queue.map((id, place) => {
          const track = tracks.get(id);
          const title = track?.title ?? t`A track that is no longer here`;
          return (
            <li key={id} aria-current={id === currentId || undefined}>
              {track?.coverUrl && <Cover src={track.coverUrl} alt="" size={44} />}
              <PlayButton trackId={id} title={title} />
              <div className="player-words">
                <strong>{title}</strong>
                <div>{track?.artistNames?.join(", ")}</div>
              </div>
              <ActionIcon
                aria-label={t`Move ${title} up`}
                disabled={place === 0}
                onClick={() => player.move(id, -1)}
              >
                <IconArrowUp size={18} stroke={1.75} aria-hidden />
              </ActionIcon>
              <ActionIcon
                aria-label={t`Move ${title} down`}
                disabled={place === queue.length - 1}
                onClick={() => player.move(id, 1)}
              >
                <IconArrowDown size={18} stroke={1.75} aria-hidden />
              </ActionIcon>
              <ActionIcon aria-label={t`Remove ${title}`} onClick={() => handleRemove(id)}>
                <IconX size={18} stroke={1.75} aria-hidden />
              </ActionIcon>
            </li>
          );
        })}
      </ol>
      <Button variant="default" onClick={() => player.clear()}>{t`Clear the queue`}</Button>
    </>
  );
}
