import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import type { PlayProblem } from "./Player.ts";
import { usePlayer, usePlayerView } from "./usePlayer.ts";

/** Why the current track cannot be heard, with another try; nothing while it can. */
export function PlayProblemLine() {
  const { t } = useLingui();
  const player = usePlayer();
  const { problem } = usePlayerView();
  const words = usePlayProblems();
  if (!problem) return null;
  return (
    <div className="player-problem" role="status">
      {words[problem]}
      <Button variant="default" onClick={() => player.retry()}>
        {t`Retry`}
      </Button>
    </div>
  );
}

export function usePlayProblems(): Record<PlayProblem, string> {
  const { t } = useLingui();
  return {
    gone: t`This track is no longer here.`,
    notReady: t`This track is still being prepared.`,
    unreachable: t`No connection. The music waits here.`,
    broken: t`This track could not be played.`,
  };
}
