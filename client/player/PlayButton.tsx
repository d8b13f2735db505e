import { useLingui } from "@lingui/react/macro";
import { ActionIcon, useMantineTheme } from "@mantine/core";
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from "@tabler/icons-react";
import { type Queue, usePlay } from "./usePlay.ts";
import "./player.css";

interface Props {
  trackId: string;
  /** What is played, for the button's name. */
  title: string;
  /** The list the track stands in; it becomes the queue. */
  queue?: Queue;
  /** True where the whole list is meant: the button pauses whichever of its tracks is heard. */
  isWhole?: boolean;
  disabled?: boolean;
  size?: number;
  variant?: "subtle" | "filled" | "default";
  className?: string;
}

/** Plays a track from anywhere, and pauses it where it is already heard. */
export function PlayButton({
  trackId,
  title,
  queue,
  isWhole = false,
  disabled = false,
  size = 44,
  variant = "subtle",
  className,
}: Props) {
  const { t } = useLingui();
  const { primaryColor } = useMantineTheme();
  const { isPlaying, press } = usePlay(isWhole && typeof queue === "object" ? queue : [trackId], queue);
  const Icon = isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  return (
    <ActionIcon
      className={className}
      variant={variant}
      color={variant === "filled" ? primaryColor : "gray"}
      radius="xl"
      size={size}
      disabled={disabled}
      data-playing={isPlaying || undefined}
      aria-label={isPlaying ? t`Pause ${title}` : t`Play ${title}`}
      onClick={press}
    >
      <Icon size={20} aria-hidden />
    </ActionIcon>
  );
}
