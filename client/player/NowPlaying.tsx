import { useLingui } from "@lingui/react/macro";
import { Button, Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { pageIn } from "../../domain/publicPages/pageAddress.ts";
import { Cover } from "../ui/Cover.tsx";
import { usePlayProblems } from "./PlayProblemLine.tsx";
import { usePlayer, usePlayerView } from "./usePlayer.ts";

/** Cover, title and artists of the current track; or in words why it cannot be heard, with another try. `children` stand beside it. */
export function NowPlaying({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  const player = usePlayer();
  const { track, problem } = usePlayerView();
  const problems = usePlayProblems();
  const path = track?.pagePath;
  const handle = path && pageIn(path)?.handle;
  const home = handle && `/@${handle}`;
  return (
    <div className="player-now">
      {track ? (
        <Cover src={track.coverUrl} alt="" size={48} />
      ) : (
        <Skeleton width={48} height={48} radius="lg" />
      )}
      <div className="player-words">
        {track ? (
          <strong>{linked(track.title, path)}</strong>
        ) : (
          !problem && <Skeleton width={120} height={14} />
        )}
        <div role="status">{problem ? problems[problem] : linked(track?.artistNames.join(", "), home)}</div>
      </div>
      {problem && (
        <Button variant="default" onClick={() => player.retry()}>
          {t`Retry`}
        </Button>
      )}
      {children}
    </div>
  );
}

function linked(words: string | undefined, to: string | null | undefined) {
  return to ? <Link to={to}>{words}</Link> : words;
}
