import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from "@tabler/icons-react";
import { usePlay } from "./usePlay.ts";

interface Props {
  /** Global ids of what it stands for, in order. */
  trackIds: readonly string[];
  /** The list they stand in, where that is longer. */
  queue?: readonly string[];
  /** What is played, for the button's name while it plays. */
  title: string;
  /** Instead of "Play all". */
  word?: string;
}

/** Plays a track, a whole release or everything of an artist, and pauses it while any of it is heard. */
export function PlayAllButton({ trackIds, queue = trackIds, title, word }: Props) {
  const { t } = useLingui();
  const { isPlaying, press } = usePlay(trackIds, queue);
  const play = word ?? t`Play all`;
  const Icon = isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  return (
    <Button
      className="lv-play-all"
      leftSection={<Icon size={18} aria-hidden />}
      aria-label={isPlaying ? t`Pause ${title}` : play}
      onClick={press}
    >
      {isPlaying ? t`Pause` : play}
    </Button>
  );
}
