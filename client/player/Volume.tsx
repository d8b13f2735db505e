import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Slider } from "@mantine/core";
import { IconVolume, IconVolume2, IconVolume3 } from "@tabler/icons-react";
import { usePlayer, usePlayerView } from "./usePlayer.ts";

/** Mute, and how loud. */
export function Volume() {
  const { t } = useLingui();
  const player = usePlayer();
  const { volume, isMuted } = usePlayerView();
  const heard = isMuted ? 0 : Math.round(volume * 100);
  const Icon = heard === 0 ? IconVolume3 : heard < 50 ? IconVolume2 : IconVolume;
  return (
    <div className="player-volume">
      <ActionIcon
        aria-label={isMuted ? t`Unmute` : t`Mute`}
        aria-pressed={isMuted}
        onClick={() => player.toggleMute()}
      >
        <Icon size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      <Slider
        className="player-volume-slider"
        value={heard}
        onChange={(percent) => player.setVolume(percent / 100)}
        label={null}
        thumbLabel={t`Volume`}
        thumbProps={{ "aria-valuetext": `${heard} %` }}
      />
    </div>
  );
}
