import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Button, Text } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconCornerUpRight, IconGripVertical, IconX } from "@tabler/icons-react";
import { use, useRef } from "react";
import { nextId } from "../../domain/player/queue.ts";
import { useUndoToast } from "../settings/useUndoToast.tsx";
import { Cover } from "../ui/Cover.tsx";
import { useReorder } from "../ui/useReorder.ts";
import { PlayButton } from "./PlayButton.tsx";
import type { QueuedTrack } from "./seat/trackSource.ts";
import { usePlayer, usePlayerView } from "./usePlayer.ts";

/** What comes next, in order: to play, to move, to take out. */
export function QueueList({ asked }: { asked: Promise<readonly QueuedTrack[]> }) {
  const { t } = useLingui();
  const player = usePlayer();
  const view = usePlayerView();
  const { queue, currentId } = view;
  const following = nextId(view);
  const undoToast = useUndoToast();
  const order = useReorder(queue, async (ids) => player.arrange(ids));
  const list = useRef<HTMLOListElement>(null);
  const tracks = new Map(use(asked).flatMap((track) => (track?.id ? [[track.id, track] as const] : [])));

  function handleRemove(id: string) {
    player.remove(id);
    // The button that had the focus is gone.
    list.current?.focus();
  }

  function handleClear() {
    undoToast(t`Queue cleared.`, player.clear());
  }

  if (queue.length === 0) return <Text c="dimmed">{t`Your queue is empty. Play a track to start it.`}</Text>;
  return (
    <>
      <ol ref={list} className="player-queue" tabIndex={-1} aria-label={t`Queue`}>
        {order.shown.map((id) => {
          const track = tracks.get(id);
          const title = track?.title ?? t`A track that is no longer here`;
          return (
            <li key={id} aria-current={id === currentId || undefined} {...order.item(id)}>
              <span className="player-grip" aria-hidden {...order.handle(id)}>
                <IconGripVertical size={18} stroke={1.75} />
              </span>
              {track?.coverUrl && <Cover src={track.coverUrl} alt="" size={44} />}
              <PlayButton trackId={id} title={title} />
              <div className="player-words">
                <strong>{title}</strong>
                <div>{track?.artistNames?.join(", ")}</div>
              </div>
              {currentId !== null && id !== currentId && id !== following && (
                <ActionIcon aria-label={t`Play ${title} next`} onClick={() => player.playNext(id)}>
                  <IconCornerUpRight size={18} stroke={1.75} aria-hidden />
                </ActionIcon>
              )}
              <ActionIcon
                aria-label={t`Move ${title} up`}
                aria-keyshortcuts="Alt+ArrowUp"
                disabled={order.isFirst(id)}
                onClick={() => void order.moveUp(id)}
              >
                <IconArrowUp size={18} stroke={1.75} aria-hidden />
              </ActionIcon>
              <ActionIcon
                aria-label={t`Move ${title} down`}
                aria-keyshortcuts="Alt+ArrowDown"
                disabled={order.isLast(id)}
                onClick={() => void order.moveDown(id)}
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
      <Button variant="default" onClick={handleClear}>{t`Clear the queue`}</Button>
    </>
  );
}
