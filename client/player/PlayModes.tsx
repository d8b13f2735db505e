import { useLingui } from "@lingui/react/macro";
import { ActionIcon } from "@mantine/core";
import { IconArrowsShuffle, IconRepeat, IconRepeatOnce } from "@tabler/icons-react";
import type { Repeat } from "../../domain/player/modes.ts";
import { usePlayer, usePlayerView } from "./usePlayer.ts";

/** Whether the queue is mixed, and what happens at its end. */
export function PlayModes() {
  const { t } = useLingui();
  const player = usePlayer();
  const { isShuffled, repeat } = usePlayerView();
  const repeats: Record<Repeat, string> = {
    off: t`Repeat: off`,
    all: t`Repeat: the queue`,
    one: t`Repeat: this track`,
  };
  const Icon = repeat === "one" ? IconRepeatOnce : IconRepeat;
  return (
    <>
      <ActionIcon
        aria-label={t`Shuffle`}
        aria-pressed={isShuffled}
        className="player-mode"
        onClick={() => player.setShuffled(!isShuffled)}
      >
        <IconArrowsShuffle size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      <ActionIcon
        aria-label={repeats[repeat]}
        className="player-mode"
        data-on={repeat !== "off" || undefined}
        onClick={() => player.turnRepeat()}
      >
        <Icon size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
    </>
  );
}
