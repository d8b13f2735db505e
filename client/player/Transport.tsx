import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Loader, useMantineTheme } from "@mantine/core";
import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBackFilled,
  IconPlayerSkipForwardFilled,
} from "@tabler/icons-react";
import { hasPrevious, nextId } from "../../domain/player/queue.ts";
import { usePlayer, usePlayerView } from "./usePlayer.ts";

/** Previous, play, next. */
export function Transport({ withPrevious = true }: { withPrevious?: boolean }) {
  const { t } = useLingui();
  const player = usePlayer();
  const view = usePlayerView();
  const { isPlaying, isWaiting } = view;
  const { primaryColor } = useMantineTheme();
  return (
    <fieldset className="player-transport" aria-label={t`Playback`}>
      {withPrevious && (
        <ActionIcon
          aria-label={t`Previous track`}
          disabled={!hasPrevious(view)}
          onClick={() => player.previous()}
        >
          <IconPlayerSkipBackFilled size={20} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon
        variant="filled"
        color={primaryColor}
        radius="xl"
        aria-label={isPlaying ? t`Pause` : t`Play`}
        aria-busy={isWaiting}
        onClick={() => player.toggle()}
      >
        {isPlaying && isWaiting ? (
          <Loader size={20} color="#131117" role="status" aria-label={t`Loading`} />
        ) : isPlaying ? (
          <IconPlayerPauseFilled size={20} aria-hidden />
        ) : (
          <IconPlayerPlayFilled size={20} aria-hidden />
        )}
      </ActionIcon>
      <ActionIcon aria-label={t`Next track`} disabled={nextId(view) === null} onClick={() => player.next()}>
        <IconPlayerSkipForwardFilled size={20} aria-hidden />
      </ActionIcon>
    </fieldset>
  );
}
